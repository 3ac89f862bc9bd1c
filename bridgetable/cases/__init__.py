"""Case files, which hold a first table and the actions that follow: reading, writing, checking and comparing them."""

SUFFIX = ".case.json"
"""The suffix of the name of a case file."""
SUFFIXES = (SUFFIX, ".btcase")
"""The suffixes by which case files are found; systems open the second with this program and no other."""
LESSON_SUFFIX = ".lesson.json"
"""The suffix of the name of a file that puts cases in order for a lesson; it is read in rehearsal/lessons."""
