"""What the lectern says. No Qt."""
