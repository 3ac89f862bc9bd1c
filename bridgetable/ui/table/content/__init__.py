"""What the table says: name plates, and the description for those who listen. No Qt."""
