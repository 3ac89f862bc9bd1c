"""Entering cards, calls and claims by mouse and keyboard; an act that would break a Law has to be confirmed first."""
