"""What the page of the progress says. No Qt."""
