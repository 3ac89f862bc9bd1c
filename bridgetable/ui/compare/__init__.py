"""Editions side by side, and branches side by side."""
