"""What starts the window of this program, wherever the program has been put."""

from __future__ import annotations

import os
import sys
from pathlib import Path

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
