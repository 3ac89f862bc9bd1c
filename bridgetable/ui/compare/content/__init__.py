"""What stands in the columns of a comparison. No Qt."""
