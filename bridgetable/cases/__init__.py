"""Case files, which hold a first table and the actions that follow: reading, writing, checking and comparing them."""

SUFFIX = ".case.json"
"""The suffix of the name of a case file."""
