"""The list of everything that can go wrong now."""
