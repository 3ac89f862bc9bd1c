"""What the pages of an exam say. No Qt."""
