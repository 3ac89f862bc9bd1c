"""What the window of lessons and the wall say of a lesson. No Qt."""
