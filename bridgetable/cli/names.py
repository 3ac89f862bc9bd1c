"""The names that are typed: of the program and of its commands."""

from __future__ import annotations

PROGRAM = "bridgetable"
COMMANDS = ("check", "replay", "picture", "readings")
WINDOW = "window"
"""What messages call the program without a command; nobody types it."""
