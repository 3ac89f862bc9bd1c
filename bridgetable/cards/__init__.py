"""Cards, seats, calls, boards and deals, and their notation."""
