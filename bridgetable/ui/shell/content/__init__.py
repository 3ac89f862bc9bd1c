"""The lines of the menus. No Qt."""
