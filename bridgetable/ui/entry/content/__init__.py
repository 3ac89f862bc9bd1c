"""What typed letters stand for, and what a card or a call would be if it were made. No Qt."""
