"""Lessons: cases and notes in an order, as files; what is asked on the way, and how the room has answered."""
