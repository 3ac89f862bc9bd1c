"""The dialogs: each asks one thing, can be answered from the keyboard alone, and changes nothing itself."""
