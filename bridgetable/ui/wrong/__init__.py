"""The dialog that lists everything that can go wrong now."""
