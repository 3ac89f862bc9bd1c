"""The Laws of auction and play alike: procedure, the Director, missing cards, information, screens."""
