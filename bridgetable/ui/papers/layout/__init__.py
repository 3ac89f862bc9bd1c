"""Where things lie on pages of paper. No Qt."""
