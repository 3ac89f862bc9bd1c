"""A case written at the table: its words in both languages, its notes and branches, and what must be so in it."""
