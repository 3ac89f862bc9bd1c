"""The Laws that hold in auction and play alike: procedure, the Director, missing cards, information, screens."""
