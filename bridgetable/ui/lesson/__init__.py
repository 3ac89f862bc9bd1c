"""Lessons: a window in which cases and notes are put in order, and how a lesson is given on the wall."""
