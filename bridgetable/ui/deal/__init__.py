"""Deals: a new one, drawn, typed or laid out card by card; its contract; and a board chosen from a file."""
