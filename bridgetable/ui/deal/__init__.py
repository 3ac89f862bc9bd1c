"""The dialogs for a new deal, for a contract, and for the choice of a board from a file."""
