"""The names that are typed: of the program and of its commands; and which command is typed."""

from __future__ import annotations

from collections.abc import Sequence

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


def command_in(given: Sequence[str]) -> tuple[str, list[str]]:
    """The name of the command, WINDOW where none is named, and all other arguments; --language may come first."""
    first = given[0] if given else ""
    place = 2 if first == "--language" else 1 if first.startswith("--language=") else 0
    if given[place:] and given[place] in COMMANDS:
        return given[place], [*given[:place], *given[place + 1 :]]
    return WINDOW, list(given)
