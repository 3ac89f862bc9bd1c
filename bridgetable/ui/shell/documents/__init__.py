"""The commands that open, save, copy and paste documents."""
