"""The play as it should go, dummy's rights, and cards played or taken back: Laws 41 to 47, and 66."""
