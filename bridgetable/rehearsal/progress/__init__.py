"""Progress: the answers that were given, in a file of their own, when each case comes back, and where one stands."""

ANSWERS_FILE = "progress.jsonl"
"""The name of the file in which they are kept."""
