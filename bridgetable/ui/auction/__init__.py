"""The auction sheet and the bidding box."""
