"""The progress of the user: what comes back and when, where he stands, and what is kept of his answers."""
