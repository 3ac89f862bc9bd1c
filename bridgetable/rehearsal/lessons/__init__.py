"""Lessons: cases and notes in an order, as files; what is asked on the way, and how the room has answered."""

SUFFIX = ".lesson.json"
"""The suffix of the name of a lesson file."""
