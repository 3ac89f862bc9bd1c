"""What is written around a case, as texts and lines. No Qt."""
