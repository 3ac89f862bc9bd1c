"""What the user chooses once for all tables: read, saved, asked for in one dialog, and applied to the toolkit."""
