"""Where everything on the table lies, worked out from the table and the size there is. No Qt."""
