"""The manual in the window: its pages, where F1 opens it, and the same pages on paper; and what the program is."""
