"""Widgets, palettes, icons and lists that contain nothing specific to bridge."""
