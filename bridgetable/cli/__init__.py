"""The command line: one module a command, and what the commands share. It may import every other package."""
