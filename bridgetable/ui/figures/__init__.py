"""Double-dummy figures: worked out beside the window, shown on the cards and the options."""
