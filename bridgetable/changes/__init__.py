"""What changed from one edition of the Laws to another: the clauses, the cases that show it, and a course of it."""

WORKER_OPTION = "--rule-twice-for-another-process"
"""The only argument of a frozen program that is to rule cases under two editions."""
