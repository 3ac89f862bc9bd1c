"""What the wall says. No Qt."""
