"""Words: sentences from Fluent files, and the forms that cards, seats and counts take in each language."""
