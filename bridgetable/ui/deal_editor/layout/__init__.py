"""Where the cards lie while a deal is laid out. No Qt."""
