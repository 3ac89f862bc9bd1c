"""Batches: ranges of files, or of one large file, each audited by itself on whatever machine."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
from msgspec.structs import replace

from bridgetable.audit.board import findings_of
from bridgetable.audit.finding import UNREADABLE_FILE, Finding
from bridgetable.audit.pieces import Piece, games_in, pieces_of, stands_alone
from bridgetable.audit.plain_pbn import is_lawful_game
from bridgetable.audit.sources import Source, Unusable, reason_of
from bridgetable.audit.wording import without_place
from bridgetable.disk.contents import part_of
from bridgetable.disk.unpacking import unpacking
from bridgetable.files import BoardFileError, BoardStream, Recorded
from bridgetable.table.edition import Edition
from bridgetable.table.question import Message

SMALL = 256 * 1024
"""Files of up to so many bytes are cut where they are audited; larger ones are cut before, and their pieces shared."""
IN_A_BATCH = 512 * 1024
"""About how many bytes a batch has."""

_EMPTY = ("files-empty", "files-no-boards", "files-unknown")
"""What is said of a piece without a board; only the beginning of a file must have one."""


class Part(msgspec.Struct, frozen=True):
    """A whole file, where `length` is 0, or a piece of one: so many bytes from `start`, which is on this line.

    `data` is the piece itself where the file is compressed; `size` is what the part takes on disk.
    """

    source: Source
    size: int
    start: int = 0
    length: int = 0
    line: int = 1
    data: bytes = b""


class Batch(msgspec.Struct, frozen=True):
    """Parts that are audited together; `number` counts the batches from 0."""

    number: int
    parts: tuple[Part | Unusable, ...]

    @property
    def size(self) -> int:
        """How many bytes on disk it stands for."""
        return sum(part.size for part in self.parts if isinstance(part, Part))


class Audited(msgspec.Struct, frozen=True):
    """What was found in a part: how many boards it has, those with a play, and the findings.

    `begins` means that it is the beginning of a file: the boards of other parts are counted on from the one before.
    """

    begins: bool
    boards: int = 0
    plays: int = 0
    findings: tuple[Finding, ...] = ()
    unusable: bool = False


class BatchResult(msgspec.Struct, frozen=True):
    """What was found in a batch, part by part."""

    number: int
    size: int
    parts: tuple[Audited, ...]


def batches_of(sources: Iterable[Source | Unusable]) -> Iterator[Batch]:
    """The batches, in order: the same for the same files."""
    number, size = 0, 0
    parts: list[Part | Unusable] = []
    for part in _parts_of(sources):
        parts.append(part)
        size += (part.length or part.size) if isinstance(part, Part) else 0
        if size >= IN_A_BATCH:
            yield Batch(number, tuple(parts))
            number, size, parts = number + 1, 0, []
    if parts:
        yield Batch(number, tuple(parts))


def _parts_of(sources: Iterable[Source | Unusable]) -> Iterator[Part | Unusable]:
    for source in sources:
        if isinstance(source, Unusable) or source.size <= SMALL // (8 if source.is_compressed else 1):
            yield source if isinstance(source, Unusable) else Part(source, source.size)
        else:
            yield from _cut(source)


def _cut(source: Source) -> Iterator[Part | Unusable]:
    """The parts of a large file."""
    try:
        with unpacking(Path(source.path), source.member) as contents:
            told = 0
            for piece in pieces_of(contents.read):
                data = piece.data if source.is_compressed else b""
                now = min(contents.taken, source.size)
                yield Part(source, now - told, piece.start, len(piece.data), piece.line, data)
                told = now
    except (OSError, ValueError) as error:
        yield Unusable(source.name, reason_of(error, Path(source.name).name))


# -- auditing a batch ------------------------------------------------------------------------------------------------


def audit_batch(batch: Batch, edition: Edition) -> BatchResult:
    """Audits each part of a batch; what cannot be read is a finding."""
    return BatchResult(batch.number, batch.size, tuple(
        one for part in batch.parts for one in _audited(part, edition)
    ))


def _audited(part: Part | Unusable, edition: Edition) -> Iterator[Audited]:
    if isinstance(part, Unusable):
        yield _unusable(part.path, part.reason)
        return
    source = part.source
    try:
        if part.length:
            data = part.data or part_of(Path(source.path), part.start, part.length)
            yield _piece(Piece(part.start, part.line, data), source.name, edition)
            return
        with unpacking(Path(source.path), source.member) as contents:
            for piece in pieces_of(contents.read):
                yield _piece(piece, source.name, edition)
    except BoardFileError as error:
        yield _unusable(source.name, error.message)
    except (OSError, ValueError) as error:
        yield _unusable(source.name, reason_of(error, Path(source.name).name))


def _unusable(name: str, reason: Message) -> Audited:
    found = Finding(name, kind=UNREADABLE_FILE, message=without_place(reason))
    return Audited(True, findings=(found,), unusable=True)


def _piece(piece: Piece, name: str, edition: Edition) -> Audited:
    """Audits the boards of one piece; raises BoardFileError if the first of a file has none."""
    try:
        found = _game_by_game(piece.data, name, edition) or _read(piece.data, name, edition)
    except BoardFileError as error:
        if not piece.start or error.message.key not in _EMPTY:
            raise
        found = _Counted()
    before = piece.line - 1
    return Audited(piece.start == 0, found.boards, found.plays, tuple(
        replace(one, file=name, line=one.line + before) for one in found.findings
    ))


class _Counted(msgspec.Struct, frozen=True):
    """How many boards a text has, those with a play, and the findings in them."""

    boards: int = 0
    plays: int = 0
    findings: tuple[Finding, ...] = ()


def _game_by_game(data: bytes, name: str, edition: Edition) -> _Counted | None:
    """Audits a piece in which only games in doubt are read; None if those cannot be read by themselves."""
    games = games_in(data)
    if len(games) == 1:
        return None
    boards = plays = lines = 0
    findings: list[Finding] = []
    for game in games:
        played = is_lawful_game(game.decode("latin-1").replace("\r\n", "\n"))
        if played is not None:
            boards, plays = boards + 1, plays + played
        elif not stands_alone(game):
            return None
        else:
            found = _read(game, name, edition)
            findings += [replace(one, game=one.game + boards, line=one.line + lines) for one in found.findings]
            boards, plays = boards + found.boards, plays + found.plays
        lines += game.count(b"\n")
    return _Counted(boards, plays, tuple(findings))


def _read(data: bytes, name: str, edition: Edition) -> _Counted:
    """Audits boards that are read; raises BoardFileError if there is none."""
    boards = plays = 0
    findings: list[Finding] = []
    with BoardStream(io.BytesIO(data), Path(name).name) as stream:
        for entry in stream.entries():
            boards += 1
            record = entry if isinstance(entry, Recorded) else entry.so_far
            plays += record is not None and bool(record.plays)
            findings += findings_of(entry, edition)
    return _Counted(boards, plays, tuple(findings))


# -- putting results together ----------------------------------------------------------------------------------------


class Numbering:
    """Counts the boards of each file through its parts, given in order."""

    def __init__(self) -> None:
        self._before = 0

    def numbered(self, part: Audited) -> tuple[Finding, ...]:
        """The findings of the next part, each with the place of its board in the whole file."""
        if part.begins:
            self._before = 0
        before = self._before
        self._before += part.boards
        return tuple(replace(found, game=found.game + before) for found in part.findings) if before else part.findings
