"""The regular course of the play, dummy's rights, and cards played or retracted: Laws 41 to 47, and 66."""
