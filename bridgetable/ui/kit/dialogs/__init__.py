"""Dialogs of one form, whatever they ask, and where they open."""
