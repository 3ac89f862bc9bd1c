"""The table as it is painted, and what the mouse and the keyboard do on it."""
