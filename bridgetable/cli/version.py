"""What --version prints: the versions of the program and of what it runs with. None of that is imported for it."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version

from bridgetable import __version__
from bridgetable.cli.names import PROGRAM
from bridgetable.equity.dds_paths import library_source
from bridgetable.equity.packed import TOO_LONG
from bridgetable.words.catalogue import Words

QT = "PySide6-Essentials"


def versions(words: Words) -> Iterator[str]:
    """A line each for the program, Python, Qt and the library that solves deals, or how to get that."""
    yield f"{PROGRAM} {__version__}"
    yield f"Python {platform.python_version()}"
    try:
        yield f"{QT} {version(QT)} (Qt)"
    except PackageNotFoundError:
        yield words.text("version-missing", name="Qt", package=QT)
    source = library_source()
    yield f"DDS ({source})" if source else words.text(TOO_LONG)
