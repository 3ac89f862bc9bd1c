"""The pages of the manual, and which of them fits where the user is. No Qt."""
