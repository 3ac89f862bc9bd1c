"""Progress: the answers that were given, in a file of their own, when each case comes back, and where one stands."""
