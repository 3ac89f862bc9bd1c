"""Widgets, colours and lists that know nothing of bridge."""
