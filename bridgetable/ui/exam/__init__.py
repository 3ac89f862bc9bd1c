"""Exams in the window: their conditions, taking one, and its result."""
