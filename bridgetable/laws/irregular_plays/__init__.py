"""Irregularities in the play: Laws 48 to 64, and 67."""
