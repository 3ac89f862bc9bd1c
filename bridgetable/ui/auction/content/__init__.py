"""The texts of the auction sheet and its layout. No Qt."""
