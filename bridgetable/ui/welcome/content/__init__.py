"""The steps of the tour. No Qt."""
