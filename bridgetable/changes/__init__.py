"""What changed from one edition of the Laws to another: the clauses, the cases that show it, and a course of it."""
