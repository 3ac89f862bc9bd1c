"""What a window shows at one moment, as a value. No Qt."""
