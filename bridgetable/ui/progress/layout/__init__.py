"""Where things lie in the pictures of the progress. No Qt."""
