"""New deals, contracts, and the choice of a board from a file."""
