"""The files of recorded boards that paths stand for: files, all those in a folder, and the members of archives."""

from __future__ import annotations

import codecs
import io
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path, PurePosixPath

import msgspec

from bridgetable.disk.contents import FileTooLargeError, is_folder
from bridgetable.disk.unpacking import SUFFIXES, ZIP, DamagedFileError, NoZstandardError, members
from bridgetable.files import EXTENSIONS, LIN
from bridgetable.files.encoding import LARGEST, encoding_of
from bridgetable.table.question import Message, say

# -- Cutting a file of boards into pieces that can be read each by itself, however large the file is -------------------


USUAL = 512 * 1024
"""About how many bytes a piece has: some hundreds of boards."""

_BEGINS = re.compile(rb'\n[ \t]*\r?\n(?=\[(?:Event|Site|Board|Dealer|Deal) ")')
_GAME_BEGINS = re.compile(_BEGINS.pattern.decode())
_OWN = {b"Board", b"Dealer", b"Vulnerable", b"Deal"}
"""What is taken over from earlier games, if a game does not have it itself, and changes what is found in it."""
_TAG = re.compile(rb'^\[(\w+) "([^#"][^"]*)?"\]', re.MULTILINE)
_MOVES = b"[Auction "
_KEPT = b'"##'
_SCORING = b"[Scoring "
_LONGEST_HEAD = 4096


class Piece(msgspec.Struct, frozen=True):
    """A part of a file: where it begins, as a byte and as a line from 1, and what it contains."""

    start: int
    line: int
    data: bytes


def pieces_of(read: Callable[[int], bytes]) -> Iterator[Piece]:
    """The pieces of a file that `read` gives; raises FileTooLargeError if one cannot be cut small enough."""
    usual = USUAL
    data = read(usual)
    whole = not _is_plain_pbn(data)
    start, line, searched = 0, 1, 0
    scored = False
    while True:
        more = read(usual)
        whole, scored = whole or _KEPT in data, scored or _SCORING in data
        if not more:
            yield Piece(start, line, data)
            return
        data += more
        end = 0 if whole else _last_cut(data, searched, scored)
        if end:
            yield Piece(start, line, data[:end])
            start, line = start + end, line + data.count(b"\n", 0, end)
            data, searched = data[end:], 0
        else:
            searched = max(0, len(data) - _LONGEST_HEAD)
        if len(data) > LARGEST:
            raise FileTooLargeError("it cannot be cut")


def _is_plain_pbn(data: bytes) -> bool:
    """Whether the file has games of PBN in an encoding in which a byte of ASCII is always that letter."""
    is_utf16 = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    return not is_utf16 and _BEGINS.search(b"\n\n" + data) is not None


def _tags_in(game: bytes) -> set[bytes]:
    return {found[1] for found in _TAG.finditer(game)}


def plain_text(data: bytes, file: str) -> str | None:
    """The text of a piece of PBN, with "\n" at the end of each line; None for anything else.

    Raises BoardFileError if it is no text.
    """
    if file.lower().endswith(LIN) or not _is_plain_pbn(data):
        return None
    text = data.decode(encoding_of(io.BytesIO(data), file), "replace")
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def games_in(text: str) -> Iterator[tuple[str, bool]]:
    """The parts of a text that each begin with a game, as it is, and whether no other follows."""
    start = 0
    for match in _GAME_BEGINS.finditer(text):
        yield text[start : match.end()], False
        start = match.end()
    yield text[start:], True


def _last_cut(data: bytes, searched: int, scored: bool) -> int:
    """Where the last game begins that takes nothing over and is there up to its moves; 0 if there is none.

    `scored` means that it is said how some game is scored, which those after it take over.
    """
    for match in reversed(list(_BEGINS.finditer(data, searched))):
        at = match.end()
        moves = data.find(_MOVES, at, at + _LONGEST_HEAD)
        head = data[at:moves] if moves > 0 else b""
        if b'"#' not in head and (own := _tags_in(head)) >= _OWN and (b"Scoring" in own or not scored):
            return at
    return 0


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
