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
from bridgetable.files.pbn_games import TakenOver, games_of, spelt_otherwise
from bridgetable.files.pbn_lexer import tokens
from bridgetable.files.pbn_reader import listed_boards
from bridgetable.files.record import Entry
from bridgetable.files.stream import BoardStream
from bridgetable.table.question import Message, say

# -- Cutting a file of boards into pieces that can be read each by itself, however large the file is -------------------


USUAL = 512 * 1024
"""About how many bytes a piece has: some hundreds of boards."""

_BEGINS = re.compile(rb'\n[ \t]*\r?\n(?=\[(?:Event|Site|Board|Dealer|Deal) ")')
_GAME_BEGINS = re.compile(_BEGINS.pattern.decode())
_PAIR = re.compile(r'^\[(\w+) "([^"\n]*)"\]$', re.MULTILINE)
# Comments and escapes, and an empty line before a tag, behind which another game would begin.
_UNUSUAL = re.compile(r"[{;\\]|\n[^\S\n]*\n\s*\[")
_OWN = {b"Board", b"Dealer", b"Vulnerable", b"Deal"}
"""What is taken over from earlier games, if a game does not have it itself, and changes what is found in it."""
_TAG = re.compile(rb'^\[(\w+) "([^#"][^"]*)?"\]', re.MULTILINE)
_MOVES = b"[Auction "
_KEPT = b'"##'
_SCORING = b"[Scoring "
_LONGEST_HEAD = 4096
_BROADCAST = re.compile(rb"\n(?=vg\|)", re.IGNORECASE)
_PLAYERS = re.compile(rb"(?<=[|\s])(pn|qx|md)\|", re.IGNORECASE)


class Piece(msgspec.Struct, frozen=True):
    """A part of a file: where it begins, as a byte and as a line from 1, and what it contains.

    `taken_over` is what its games take over from those before, if any game of the file does.
    """

    start: int
    line: int
    data: bytes
    taken_over: TakenOver | None = None


def pieces_of(read: Callable[[int], bytes]) -> Iterator[Piece]:
    """The pieces of a file that `read` gives; raises FileTooLargeError if one cannot be cut small enough."""
    before: Piece | None = None
    for piece in _cut(read):
        if before is not None and len(piece.data) < USUAL // 4:
            # The last games of a file are judged with those before them: a few do not show what the file does.
            piece = msgspec.structs.replace(before, data=before.data + piece.data)
        elif before is not None:
            yield before
        before = piece
    if before is not None:
        yield before


def _cut(read: Callable[[int], bytes]) -> Iterator[Piece]:
    usual = USUAL
    data = read(usual)
    whole = not _is_plain_pbn(data)
    broadcasts = whole and _is_broadcast(data)
    more = read(usual)
    taken_over = TakenOver() if more and not whole and _takes_over(data) else None
    start, line, searched = 0, 1, 0
    scored = False
    while True:
        whole, scored = whole or (taken_over is None and _KEPT in data), scored or _SCORING in data
        if not more:
            yield Piece(start, line, data, taken_over)
            return
        data += more
        if taken_over is not None:
            end = _last_game(data, searched)
        elif broadcasts:
            end = _last_broadcast(data, searched)
        else:
            end = 0 if whole else _last_cut(data, searched, scored)
        if end:
            yield Piece(start, line, data[:end], taken_over)
            if taken_over is not None:
                taken_over = _after(data[:end], taken_over)
            start, line = start + end, line + data.count(b"\n", 0, end)
            data, searched = data[end:], 0
        else:
            searched = max(0, len(data) - _LONGEST_HEAD)
        if len(data) > LARGEST:
            raise FileTooLargeError("it cannot be cut")
        more = read(usual)


def _is_plain_pbn(data: bytes) -> bool:
    """Whether the file has games of PBN in an encoding in which a byte of ASCII is always that letter."""
    is_utf16 = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    return not is_utf16 and _BEGINS.search(b"\n\n" + data) is not None


def _is_broadcast(data: bytes) -> bool:
    """Whether the file has the broadcasts of matches in LIN, in an encoding in which a byte of ASCII is that letter."""
    return _BROADCAST.match(b"\n" + data.lstrip()) is not None


def _last_broadcast(data: bytes, searched: int) -> int:
    """Where the last broadcast begins that names its players, and so takes nothing over; 0 if there is no other."""
    for match in reversed(list(_BROADCAST.finditer(data, searched))):
        named = _PLAYERS.search(data, match.end(), match.end() + _LONGEST_HEAD)
        if named is not None and named[1].lower() == b"pn":
            return match.end()
    return 0


def _takes_over(data: bytes) -> bool:
    """Whether any game that begins here takes over what would change what is found in it."""
    games = [game for game in _BEGINS.split(data)[:-1] if b"[" in game]
    scored = _SCORING in data
    return b'"#' in data or not all(
        (own := _tags_in(game)) >= _OWN and (b"Scoring" in own or not scored) for game in games
    )


def _last_game(data: bytes, searched: int) -> int:
    """Where the last game begins; 0 if no other begins than the first."""
    end = 0
    for match in _BEGINS.finditer(data, searched):
        end = match.end()
    return end


def _after(data: bytes, taken_over: TakenOver) -> TakenOver:
    """What games take over that come after these, which take over this themselves."""
    following = taken_over.copy()
    for game, last in games_in(_decoded(data, "")):
        tags = _plain_tags(game)
        if tags is None:
            for _ in games_of(tokens(game, 1, last), following):
                pass
        elif tags:
            following.complete(tags)
    return following


def _plain_tags(game: str) -> dict[str, str] | None:
    """The tags of a game as its reader finds them; None unless each stands on a line of its own, and all are plain."""
    pairs = _PAIR.findall(game)
    tags = {name: value.strip() for name, value in pairs if name != "Note"}
    if len(tags) + sum(name == "Note" for name, _ in pairs) < game.count("[") or _UNUSUAL.search(game) is not None:
        return None
    return None if any(map(spelt_otherwise, tags)) else tags


def _decoded(data: bytes, file: str) -> str:
    """The text of a piece of PBN, with "\\n" at the end of each line."""
    text = data.decode(encoding_of(io.BytesIO(data), file), "replace")
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def _tags_in(game: bytes) -> set[bytes]:
    return {found[1] for found in _TAG.finditer(game)}


def plain_text(data: bytes, file: str) -> str | None:
    """The text of a piece of PBN, with "\n" at the end of each line; None for anything else.

    Raises BoardFileError if it is no text.
    """
    if file.lower().endswith(LIN) or not _is_plain_pbn(data):
        return None
    return _decoded(data, file)


def entries_in_piece(piece: Piece, file: str) -> Iterator[Entry]:
    """The boards of a piece, each read whole; raises BoardFileError."""
    if piece.taken_over is None or not piece.start:
        with BoardStream(io.BytesIO(piece.data), file) as stream:
            yield from stream.entries()
    else:
        text = io.StringIO(_decoded(piece.data, file))
        yield from (board.read() for board in listed_boards(text.read, file, piece.taken_over.copy()))


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
