"""What --version prints: the versions of the program and of what it runs with. None of that is imported for it."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version

from bridgetable import __version__
from bridgetable.cli.names import PROGRAM
from bridgetable.words.catalogue import Words


def versions(words: Words) -> Iterator[str]:
    """A line each for the program, Python, Qt and the library that solves deals."""
    yield f"{PROGRAM} {__version__}"
    yield f"Python {platform.python_version()}"
    for name, package in (("Qt", "PySide6-Essentials"), ("DDS", "endplay")):
        try:
            yield f"{name} {version(package)} ({package})"
        except PackageNotFoundError:
            yield words.text("version-missing", name=name, package=package)
