"""Progress: the answers that were given, when each case comes back, and where one stands."""
