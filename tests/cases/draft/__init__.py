"""A draft of an edition, and what the program makes of it."""
