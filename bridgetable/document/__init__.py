"""A table as a document: opened from files, edited, saved, kept against a crash. No Qt: commands use it too."""
