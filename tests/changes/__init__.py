"""Tests of what changed from one edition to another."""
