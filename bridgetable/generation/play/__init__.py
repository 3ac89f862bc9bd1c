"""Rules of thumb for the play: what a player sees, which rules speak for a card, and how much each is worth."""
