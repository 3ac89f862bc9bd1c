"""The names that are typed: of the program and of its commands."""

from __future__ import annotations

PROGRAM = "bridgetable"
COMMANDS = (
    "check",
    "replay",
    "picture",
    "readings",
    "report",
    "audit",
    "generate",
    "rehearse",
    "export",
    "exam",
    "room",
    "help",
    "completion",
    "man",
    "coverage",
    "changes",
    "translations",
    "manual",
    "desktop",
    "diagnose",
)
WINDOW = "window"
"""What messages call the program without a command; nobody types it."""
COMPLETING = "_ARGCOMPLETE"
"""The variable by which a shell asks for what might be typed next."""
SCREENS_OPTION = "--screens-for-another-process"
"""The only argument of a frozen program that is to say what Qt finds here."""
DRAFT_OPTION = "--edition-folder"
"""The option that names the folder of a draft to be tried; every command takes it."""
