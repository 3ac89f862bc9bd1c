"""Tests of the window of what changed."""
