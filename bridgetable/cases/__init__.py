"""Case files, which hold a first table and the actions that follow: reading, writing, checking and comparing them."""

SUFFIX = ".case.json"
"""The suffix of the name of a case file that any editor of JSON opens, as the shipped ones have it."""
OWN_SUFFIX = ".btcase"
"""The suffix that systems open with this program and no other; a case is saved under it unless another is wished."""
SUFFIXES = (SUFFIX, OWN_SUFFIX)
"""The suffixes by which case files are found."""
LESSON_SUFFIX = ".lesson.json"
"""The suffix of the name of a file that puts cases in order for a lesson; it is read in rehearsal/lessons."""
