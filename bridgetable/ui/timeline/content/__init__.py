"""The rows of the timeline. No Qt."""
