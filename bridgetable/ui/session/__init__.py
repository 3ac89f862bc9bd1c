"""What one window has open, the one object that changes; every change is one signal."""
