"""The table as an immutable value, and the events that change it; nothing here judges by the Laws."""
