"""The window of the audit: what was found in recorded boards, as a list that opens the board at the card."""
