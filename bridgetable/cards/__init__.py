"""Cards, seats, calls and deals: the values everything else is made of."""
