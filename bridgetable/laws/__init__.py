"""The Laws, a file or a package for each; every clause is a function under its number, and only these modules judge."""
