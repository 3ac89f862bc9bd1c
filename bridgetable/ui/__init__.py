"""The window, and all that knows Qt. Nobody below knows this floor."""
