"""The auction sheet, the bidding box, and the dialog for the meaning of a call."""
