"""The steps of the play and its branches, beside the table."""
