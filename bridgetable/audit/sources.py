"""The files of recorded boards that paths stand for: files, all those in a folder, and the members of archives."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path, PurePosixPath

import msgspec

from bridgetable.disk.contents import FileTooLargeError, is_folder
from bridgetable.disk.unpacking import SUFFIXES, ZIP, DamagedFileError, NoZstandardError, members
from bridgetable.files import EXTENSIONS
from bridgetable.table.question import Message, say


class Source(msgspec.Struct, frozen=True):
    """A file of boards, or a member of an archive; `size` is what it takes on disk, in bytes.

    `path` is absolute; `given` is how the file was named, without what is no text. `changed` is the time of its last
    change, in nanoseconds.
    """

    path: str
    member: str = ""
    size: int = 0
    given: str = ""
    changed: int = 0

    @property
    def name(self) -> str:
        """How the file is named in findings: a member after its archive."""
        return f"{self.given}/{self.member}" if self.member else self.given

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
                yield Unusable(_text(path), say("audit-folder-without-boards"))
            for file in found:
                yield from _in_file(file)
        else:
            yield from _in_file(path)


def holds_boards(name: str) -> bool:
    """Whether a file of this name is one of boards, compressed or not, or an archive that may have some."""
    lower = name.lower()
    return lower.endswith((*EXTENSIONS, ZIP, *(f"{kind}{packed}" for kind in EXTENSIONS for packed in SUFFIXES)))


def _in_file(path: Path) -> Iterator[Source | Unusable]:
    whole = str(path.absolute())
    try:
        found = path.stat()
        if path.suffix.lower() != ZIP:
            yield Source(whole, "", found.st_size, _text(path), found.st_mtime_ns)
            return
        inside = [one for one in members(path) if PurePosixPath(one.name).suffix.lower() in EXTENSIONS]
    except (OSError, ValueError) as error:
        yield Unusable(_text(path), reason_of(error, path.name))
        return
    if not inside:
        yield Unusable(_text(path), say("files-no-boards", file=path.name))
    yield from (Source(whole, one.name, one.size, _text(path), found.st_mtime_ns) for one in inside)


def _text(path: Path) -> str:
    """The path as text; a name of bytes that are none has signs for them."""
    return str(path).encode("utf-8", "replace").decode("utf-8")


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
