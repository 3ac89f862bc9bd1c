"""The regular course of the auction: Laws 17 to 22."""
