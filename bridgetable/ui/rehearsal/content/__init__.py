"""What a rehearsal shows and says at each moment. No Qt."""
