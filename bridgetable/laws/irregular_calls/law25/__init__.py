"""Law 25: legal and illegal changes of call."""
