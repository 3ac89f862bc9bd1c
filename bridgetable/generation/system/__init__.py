"""A plain natural bidding system: what each call means at each point of an auction."""
