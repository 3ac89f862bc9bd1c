"""The auction as it should go: Laws 17 to 22."""
