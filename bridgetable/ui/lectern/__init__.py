"""What only the lecturer sees while the wall is shown: the wall in small, what comes next, the time, notes."""
