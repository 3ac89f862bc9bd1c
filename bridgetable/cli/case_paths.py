"""The case files that an argument of a command stands for."""

from __future__ import annotations

from pathlib import Path

from bridgetable.cases import SUFFIX
from bridgetable.cli.unusable_file import UnusableFileError
from bridgetable.disk.contents import is_folder
from bridgetable.table.question import say


def case_paths(name: str) -> list[Path]:
    """The file of this name, or all case files in the folder of this name, sorted.

    Raises UnusableFileError for an empty name and for a folder without cases.
    """
    if not name:
        # As a path it would be the current folder.
        raise UnusableFileError('""', say("file-not-found"))
    path = Path(name)
    if not is_folder(path):
        return [path]
    found = sorted(file for file in path.rglob(f"*{SUFFIX}") if file.is_file())
    if not found:
        raise UnusableFileError(str(path), say("folder-without-cases"))
    return found
