"""The Laws, one file a Law, each clause a function under its number; only these judge."""
