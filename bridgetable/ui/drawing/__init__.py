"""How cards, ranks and suit symbols are painted, and their colours; used by every room that draws them."""
