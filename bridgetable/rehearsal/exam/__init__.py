"""Exams: the same questions for everybody from the same seed, answered without help, marked at the end."""
