"""Rehearsal: what a director is asked at a case, what answers it, lessons, progress and exams."""

ANSWERS_FILE = "progress.jsonl"
"""The name of the file in which the answers of a user are kept (`progress`)."""
