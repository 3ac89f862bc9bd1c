"""Law 27: insufficient bids."""
