"""Cases made by the table: a board played sensibly, an irregularity in it, and where the Director is called."""
