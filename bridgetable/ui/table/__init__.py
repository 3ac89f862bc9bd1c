"""The table: its layout, its graphics items, and mouse and keyboard input on it."""
