"""Where everything on the table lies, computed from the table and the size available. No Qt."""
