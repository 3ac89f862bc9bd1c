"""Law 45: card played."""
