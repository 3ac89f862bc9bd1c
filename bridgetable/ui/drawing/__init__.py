"""Cards, ranks, suit symbols and their colours, as they are painted anywhere in the window."""
