"""Recorded boards held against the Laws: each auction and play through the engine, from one board to millions."""

WORKER_OPTION = "--audit-for-another-process"
"""The only argument of a frozen program that is to be a worker of the audit."""
