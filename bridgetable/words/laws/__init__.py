"""What is said of the Laws themselves: their clauses, numbers, readings and sources."""
