"""Which clauses of the Laws this program rules on, in each edition, and what shows it: cases, tests, readings."""
