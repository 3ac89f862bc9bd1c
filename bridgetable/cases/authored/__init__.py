"""Cases as they are written by hand: their text kept where nothing changed, their expectations and notes in place."""
