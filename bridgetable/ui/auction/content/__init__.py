"""What the auction sheet says, and where each part of it stands. No Qt."""
