"""Where the compiled library of DDS may be: in a Python package, of which nothing is imported, or in the system.

What may be executed is what Python itself would import, in the folders of its path but never the working folder, and
what the administrator of a Linux system has installed. Neither the working folder nor LD_LIBRARY_PATH is searched.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

PACKAGES = {"bridgetable-dds": ("bridgetable_dds",), "endplay": ("endplay", "_dds")}
"""The packages that have the library, with its folder in each: one of its own (packaging/solver.py), and endplay."""

NAMES = ("libdds.so", "libdds.dylib", "dds.dll")
"""The file in such a folder, for Linux, macOS and Windows."""

OF_THE_SYSTEM = "libdds.so.0"
"""The file of Debian's package libdds0."""


def library_paths() -> Iterator[tuple[str, str]]:
    """The absolute path of each library there is, with the name of its package or "" for the system's, best first."""
    for package, folder in PACKAGES.items():
        for path in _files(import_folders(*folder), NAMES):
            yield path, package
    for path in _files(_system_folders(), (OF_THE_SYSTEM,)):
        yield path, ""


def library_source() -> str:
    """What brings the first of them: a package with its version, or the system by its path; "" where there is none."""
    from importlib.metadata import PackageNotFoundError, version

    for path, package in library_paths():
        try:
            return f"{package} {version(package)}" if package else path
        except PackageNotFoundError:
            # Its file lies there by itself.
            return path
    return ""


def import_folders(*names: str) -> list[str]:
    """This folder in each absolute entry of Python's path, whether it is there or not."""
    return [os.path.join(entry, *names) for entry in sys.path if os.path.isabs(entry)]


def _system_folders() -> tuple[str, ...]:
    """Folders of libraries that only the administrator writes to; on macOS and Windows none has this library."""
    if sys.platform != "linux":
        return ()
    # The same folder again, where the name of the processor is not known.
    return f"/usr/lib/{getattr(sys.implementation, '_multiarch', '')}", "/usr/lib64", "/usr/lib"


def _files(folders: list[str] | tuple[str, ...], names: tuple[str, ...]) -> Iterator[str]:
    for folder in folders:
        for name in names:
            if os.path.isfile(path := os.path.join(folder, name)):
                yield path
