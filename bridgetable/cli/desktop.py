"""`bridgetable desktop`: makes the program known to the desktop of the user, or has it forgotten again."""

from __future__ import annotations

import importlib
import os
import sys
from argparse import Namespace
from pathlib import Path

from bridgetable.cli import freedesktop, windows
from bridgetable.cli.arguments import Parser
from bridgetable.cli.output import OK, UNUSABLE, print_error, print_line
from bridgetable.words.catalogue import Words

# -- What starts the window of this program, wherever the program has been put -----------------------------------------


_SCRIPT = "bridgetable-window"


def window_command() -> tuple[str, ...]:
    """The words that start the window of this very program: of a frozen one itself, else the script of its Python."""
    suffix = ".exe" if os.name == "nt" else ""
    # Not resolved: the link that is Python in a virtual environment tells which one it is.
    beside = Path(sys.executable).absolute().with_name(f"{_SCRIPT}{suffix}")
    if beside.is_file():
        return (str(beside),)
    python = str(Path(sys.executable).absolute())
    # With -P nothing is imported from the folder in which a desktop starts it.
    return (python,) if getattr(sys, "frozen", False) else (python, "-P", "-m", "bridgetable")


def declare(parser: Parser) -> None:
    """Declares --remove."""
    parser.switch("--remove")


def run(found: Namespace, words: Words) -> int:
    """Puts the entry, the icons and the types of files where the desktop finds them, or takes them away."""
    if sys.platform == "darwin":
        print_line(words.text("desktop-by-itself"))
        return OK
    of_windows = sys.platform == "win32"
    try:
        if found.remove:
            there = _forgotten_by_windows() if of_windows else freedesktop.remove(freedesktop.data_folder())
            print_line(words.text("desktop-removed" if there else "desktop-not-there"))
        else:
            place = _known_to_windows(words) if of_windows else _known_to_freedesktop()
            print_line(words.text("desktop-installed", place=place))
    except (OSError, ValueError, ImportError) as error:
        print_error(words.text("desktop-not-written", what=" ".join(str(error).split())))
        return UNUSABLE
    return OK


def _known_to_freedesktop() -> str:
    """Puts all in its places; returns the folder."""
    folder = freedesktop.data_folder()
    freedesktop.install(folder, window_command())
    return str(folder)


def _known_to_windows(words: Words) -> str:
    """Writes all into the registry; returns where."""
    command = window_command()
    names = {kind: words.text(f"desktop-{kind.partition('.')[2]}") for kind in (windows.CASE, windows.BOARDS)}
    windows.install(importlib.import_module("winreg"), windows.entries(command, str(Path(command[0])), names))
    windows.tell_the_shell()
    return f"HKEY_CURRENT_USER\\{windows.CLASSES}"


def _forgotten_by_windows() -> bool:
    """Takes all out of the registry; returns whether there was anything."""
    there = windows.remove(importlib.import_module("winreg"))
    windows.tell_the_shell()
    return there
