"""Where Qt is needed: what is said if it cannot be loaded, or finds no display."""
