"""The page of the web on which cases are played, and what is copied from the window. No Qt."""
