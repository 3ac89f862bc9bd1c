"""What the figures say. No Qt."""
