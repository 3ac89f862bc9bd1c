"""Geometry. No Qt."""
