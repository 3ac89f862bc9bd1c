"""Recorded boards held against the Laws: what was irregular, and what their results contradict."""
