"""A table as a document, which is opened from files, edited, saved and autosaved; without Qt, for commands too."""

WORKER_OPTION = "--work-for-the-window"
"""The only argument of a frozen program that is to be the worker."""
