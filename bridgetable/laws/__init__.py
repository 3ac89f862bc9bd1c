"""The Laws, a file for each; every clause is a function under its number, and only these modules judge."""
