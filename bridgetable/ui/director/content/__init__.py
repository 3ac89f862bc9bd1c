"""What the Director's panel says. No Qt."""
