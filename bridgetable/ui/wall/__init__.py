"""What the room sees on the projector."""
