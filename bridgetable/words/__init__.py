"""Texts for people: messages from Fluent files, and the forms of cards, seats, calls and numbers in each language."""
