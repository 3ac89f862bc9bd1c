"""Rehearsal: what a director is asked at a case, what answers it, lessons, progress and exams."""
