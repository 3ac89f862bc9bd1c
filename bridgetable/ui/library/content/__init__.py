"""The rows of the library in words, and the folders in which cases are. No Qt."""
