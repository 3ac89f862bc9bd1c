"""What would have happened: double dummy in a process of its own, and what follows from it for the Director."""
