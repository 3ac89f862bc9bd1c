"""The files of recorded boards that paths stand for: files, all those in a folder, and the members of archives."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path, PurePosixPath

import msgspec

from bridgetable.disk.contents import FileTooLargeError, is_folder
from bridgetable.disk.unpacking import (
    SUFFIXES,
    ZIP,
    DamagedFileError,
    NoZstandardError,
    members,
)
from bridgetable.files import EXTENSIONS
from bridgetable.table.question import Message, say


class Source(msgspec.Struct, frozen=True):
    """A file of boards, or a member of an archive; `size` is what it takes on disk, in bytes."""

    path: str
    member: str = ""
    size: int = 0

    @property
    def name(self) -> str:
        """How the file is named in findings: a member after its archive."""
        return f"{self.path}/{self.member}" if self.member else self.path

    @property
    def is_compressed(self) -> bool:
        """Whether it has to be unpacked."""
        return bool(self.member) or self.path.lower().endswith(SUFFIXES)


class Unusable(msgspec.Struct, frozen=True):
    """A path in which there is nothing to audit, and why."""

    path: str
    reason: Message


def sources_of(paths: Sequence[str]) -> Iterator[Source | Unusable]:
    """What is to be read, in order: those in a folder sorted by path, members as they are in their archive."""
    for name in paths:
        path = Path(name)
        if not name:
            yield Unusable('""', say("file-not-found"))
        elif is_folder(path):
            found = sorted(file for file in path.rglob("*") if holds_boards(file.name) and file.is_file())
            if not found:
                yield Unusable(name, say("audit-folder-without-boards"))
            for file in found:
                yield from _in_file(file)
        else:
            yield from _in_file(path)


def holds_boards(name: str) -> bool:
    """Whether a file of this name is one of boards, compressed or not, or an archive that may have some."""
    lower = name.lower()
    return lower.endswith((*EXTENSIONS, ZIP, *(f"{kind}{packed}" for kind in EXTENSIONS for packed in SUFFIXES)))


def _in_file(path: Path) -> Iterator[Source | Unusable]:
    try:
        if path.suffix.lower() != ZIP:
            yield Source(str(path), size=path.stat().st_size)
            return
        inside = [one for one in members(path) if PurePosixPath(one.name).suffix.lower() in EXTENSIONS]
    except (OSError, ValueError) as error:
        yield Unusable(str(path), reason_of(error, path.name))
        return
    if not inside:
        yield Unusable(str(path), say("files-no-boards", file=path.name))
    yield from (Source(str(path), member.name, member.size) for member in inside)


def reason_of(error: Exception, file: str) -> Message:
    """What is said of a file that cannot be read."""
    match error:
        case FileNotFoundError():
            return say("file-not-found")
        case NoZstandardError():
            return say("audit-no-zstandard", file=file)
        case FileTooLargeError():
            return say("audit-unpacks-to-too-much", file=file)
        case DamagedFileError():
            return say("audit-damaged", file=file)
    return say("files-cannot-open", file=file)
