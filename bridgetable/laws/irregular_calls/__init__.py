"""Irregularities in the auction: Laws 23 to 39."""
