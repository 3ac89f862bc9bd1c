"""Laying out a deal card by card: the hands and the pack, what is fixed, drawn, or said of the board."""
