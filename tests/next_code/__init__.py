"""A program to which an invented edition of the Laws was added, and what must hold of it."""
