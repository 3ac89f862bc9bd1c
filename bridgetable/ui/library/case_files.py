"""What is done to the files of one's own cases: copies, names and titles, the system's trash; nothing is deleted."""

from __future__ import annotations

import re
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QFile

from bridgetable.cases.codec import SUFFIX, read_case
from bridgetable.cases.library import name_of
from bridgetable.cases.refusal import CaseError
from bridgetable.cases.writer import write_case
from bridgetable.disk.contents import contents_of
from bridgetable.document.document import DocumentError
from bridgetable.document.saving import write_file
from bridgetable.table.question import say
from bridgetable.table.text import Text, reworded

_NOT_IN_NAMES = re.compile(r'[<>:"/\\|?*\x00-\x1f]')


def duplicate(path: Path, folder: Path) -> Path:
    """Copies a case into a folder, letter by letter, under a name that is free there; raises DocumentError."""
    try:
        data = contents_of(path)
    except OSError:
        raise DocumentError(say("file-not-read", file=path.name)) from None
    copy = free_name(folder, name_of(path))
    write_file(str(copy), data)
    return copy


def free_name(folder: Path, name: str) -> Path:
    """The name itself, or with the first number behind it that no file there has."""
    wanted, number = folder / f"{name}{SUFFIX}", 2
    while wanted.exists():
        wanted, number = folder / f"{name} ({number}){SUFFIX}", number + 1
    return wanted


def possible_name(name: str) -> bool:
    """Whether a file can have this name on every system."""
    return bool(name) and not _NOT_IN_NAMES.search(name) and name[0] != "." and name[-1] not in ". "


def rename(path: Path, name: str) -> Path:
    """Gives a case another file name; one that is taken is never written over. Raises DocumentError."""
    wanted = path.with_name(name + SUFFIX)
    if wanted == path:
        return path
    if not possible_name(name):
        raise DocumentError(say("library-no-name", file=name))
    if wanted.exists() and not (path.exists() and wanted.samefile(path)):
        raise DocumentError(say("library-name-taken", file=wanted.name))
    try:
        return path.rename(wanted)
    except OSError:
        raise DocumentError(say("library-not-renamed", file=path.name)) from None


def entitle(path: Path, title: str, language: str) -> Text:
    """Gives a case another title in one language; returns its title in all of them. Raises DocumentError."""
    try:
        case = read_case(contents_of(path))
    except CaseError as refused:
        raise DocumentError(refused.message, refused.place) from None
    except OSError:
        raise DocumentError(say("file-not-read", file=path.name)) from None
    titles = reworded(case.title, language, title)
    write_file(str(path), write_case(replace(case, title=titles)))
    return titles


def to_the_trash(path: Path) -> None:
    """Moves a case into the system's trash; where there is none it stays, and that is said. Raises DocumentError."""
    if not path.exists():
        raise DocumentError(say("file-not-read", file=path.name))
    QFile.moveToTrash(str(path))
    if path.exists():
        raise DocumentError(say("library-not-trashed", file=path.name))
