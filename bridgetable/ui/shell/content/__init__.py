"""The entries of the menus. No Qt."""
