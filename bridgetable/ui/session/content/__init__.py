"""What a window shows at one moment, as frozen values. No Qt."""
