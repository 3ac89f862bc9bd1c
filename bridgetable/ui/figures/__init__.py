"""Double-dummy figures: solved in a worker process and shown on the cards, on the options and for all contracts."""
