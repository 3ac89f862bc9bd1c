"""The score: Laws 77 and 78."""
