"""Help: what the program is, which versions run, and under which licence."""
