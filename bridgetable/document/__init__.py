"""A table as a document, which is opened from files, edited, saved and autosaved; without Qt, for commands too."""
