"""What can be preferred. No Qt."""
