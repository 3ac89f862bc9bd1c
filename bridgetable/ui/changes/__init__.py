"""What changed from one edition to another, in a window: both pages, the cases that show it, and a course of it."""
