"""Rules that several Laws share, by subject, since they have no number of their own."""
