"""What several Laws share; by subject, since no number is its address."""
