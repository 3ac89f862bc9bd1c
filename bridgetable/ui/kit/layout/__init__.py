"""Geometry shared by all layouts. No Qt."""
