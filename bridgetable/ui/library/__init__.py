"""The cases that are shipped and those of one's own, to look through, to open, to put in order."""
