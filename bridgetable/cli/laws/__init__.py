"""The commands that tell what the program makes of the Laws: its readings, and which clauses it rules on."""
