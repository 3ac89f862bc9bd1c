"""The texts in the columns of a comparison. No Qt."""
