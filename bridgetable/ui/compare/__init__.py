"""Comparisons: one line of play under all editions, or two lines, in columns side by side."""
