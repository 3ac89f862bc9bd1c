"""Batches: ranges of files, or of one large file, each audited by itself on whatever machine."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

import msgspec
from msgspec.structs import replace

from bridgetable.audit.board import findings_of
from bridgetable.audit.finding import UNREADABLE_FILE, Finding, without_place
from bridgetable.audit.plain_game import PlainGame, lawful_game
from bridgetable.audit.sources import Piece, Source, Unusable, games_in, pieces_of, plain_text, reason_of
from bridgetable.audit.usage import shown_by, usage_finding, usage_of
from bridgetable.disk.contents import part_of
from bridgetable.disk.unpacking import unpacking
from bridgetable.files.pbn_games import Block, TakenOver
from bridgetable.files.pbn_reader import entries_in
from bridgetable.files.record import BoardFileError, Entry, Recorded
from bridgetable.files.stream import BoardStream
from bridgetable.table.edition import Edition
from bridgetable.table.question import Message

SMALL = 256 * 1024
"""Files of up to so many bytes are cut where they are audited; larger ones are cut before, and their pieces shared."""
IN_A_BATCH = 512 * 1024
"""About how many bytes a batch has."""
TOGETHER = 512
"""How many boards are judged together for what the file does in all of them."""

_EMPTY = ("files-empty", "files-no-boards", "files-unknown")
"""What is said of a piece without a board; only the beginning of a file must have one."""


class Part(msgspec.Struct, frozen=True):
    """A whole file, where `length` is 0, or a piece of one: so many bytes from `start`, which is on this line.

    `data` is the piece itself where the file is compressed; `size` is what the part takes on disk. `taken_over` is what
    its games take over from those before.
    """

    source: Source
    size: int
    start: int = 0
    length: int = 0
    line: int = 1
    data: bytes = b""
    taken_over: TakenOver | None = None


class Batch(msgspec.Struct, frozen=True):
    """Parts that are audited together; `number` counts the batches from 0.

    `every_number` means that dealer and vulnerability are held against the number of every board, online too.
    """

    number: int
    parts: tuple[Part | Unusable, ...]
    every_number: bool = False

    @property
    def size(self) -> int:
        """How many bytes on disk it stands for."""
        return sum(part.size for part in self.parts if isinstance(part, Part))


class Audited(msgspec.Struct, frozen=True):
    """What was found in a part: how many boards it has, those with a play, the cards recorded, and the findings.

    `begins` means that it is the beginning of `file`: the boards of other parts are counted on from the one before.
    `usages` are what the file does in many of its boards, and in how many.
    """

    begins: bool
    file: str
    boards: int = 0
    plays: int = 0
    findings: tuple[Finding, ...] = ()
    unusable: bool = False
    cards: int = 0
    usages: tuple[tuple[str, int], ...] = ()


class BatchResult(msgspec.Struct, frozen=True):
    """What was found in a batch, part by part."""

    number: int
    size: int
    parts: tuple[Audited, ...]


def batches_of(sources: Iterable[Source | Unusable], *, every_number: bool = False) -> Iterator[Batch]:
    """The batches, in order: the same for the same files."""
    number, size = 0, 0
    parts: list[Part | Unusable] = []
    for part in _parts_of(sources):
        parts.append(part)
        size += (part.length or part.size) if isinstance(part, Part) else 0
        if size >= IN_A_BATCH:
            yield Batch(number, tuple(parts), every_number)
            number, size, parts = number + 1, 0, []
    if parts:
        yield Batch(number, tuple(parts), every_number)


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
                yield Part(source, now - told, piece.start, len(piece.data), piece.line, data, piece.taken_over)
                told = now
    except (OSError, ValueError) as error:
        yield Unusable(source.name, reason_of(error, Path(source.name).name))


# -- auditing a batch ------------------------------------------------------------------------------------------------


def audit_batch(batch: Batch, edition: Edition) -> BatchResult:
    """Audits each part of a batch; what cannot be read is a finding."""
    parts = [one for part in batch.parts for one in _audited(part, edition, batch.every_number)]
    return BatchResult(batch.number, batch.size, tuple(parts))


def _audited(part: Part | Unusable, edition: Edition, every_number: bool) -> Iterator[Audited]:
    if isinstance(part, Unusable):
        yield _unusable(part.path, part.reason)
        return
    source = part.source
    try:
        if part.length:
            data = part.data or part_of(Path(source.path), part.start, part.length)
            yield _piece(Piece(part.start, part.line, data, part.taken_over), source.name, edition, every_number)
            return
        with unpacking(Path(source.path), source.member) as contents:
            for piece in pieces_of(contents.read):
                yield _piece(piece, source.name, edition, every_number)
    except BoardFileError as error:
        yield _unusable(source.name, error.message)
    except (OSError, ValueError) as error:
        yield _unusable(source.name, reason_of(error, Path(source.name).name))


def _unusable(name: str, reason: Message) -> Audited:
    found = Finding(name, kind=UNREADABLE_FILE, message=without_place(reason))
    return Audited(True, name, findings=(found,), unusable=True)


def _piece(piece: Piece, name: str, edition: Edition, every_number: bool) -> Audited:
    """Audits the boards of one piece, hundreds at a time; raises BoardFileError if the first of a file has none."""
    boards = plays = cards = 0
    findings: list[Finding] = []
    usages: Counter[str] = Counter()
    before = piece.line - 1
    counted = 0 if piece.taken_over is None else piece.taken_over.games
    try:
        for several in _in_groups(_boards_in(piece, Path(name).name, edition, every_number)):
            usage = usage_of(several, every_number=every_number)
            for board in several:
                recorded = board.cards if isinstance(board, PlainGame) else _cards_of(board)
                boards, plays, cards = boards + 1, plays + bool(recorded), cards + recorded
                usages.update(shown_by(board, usage))
                if not isinstance(board, PlainGame):
                    found = findings_of(board, edition, usage)
                    findings += [
                        replace(one, file=name, line=one.line + before, game=one.game - counted) for one in found
                    ]
    except BoardFileError as error:
        if not piece.start or error.message.key not in _EMPTY:
            raise
    return Audited(
        piece.start == 0, name, boards, plays, tuple(findings), cards=cards, usages=tuple(sorted(usages.items()))
    )


def _cards_of(entry: Entry) -> int:
    record = entry if isinstance(entry, Recorded) else entry.so_far
    return 0 if record is None else len(record.plays)


def _in_groups(boards: Iterator[PlainGame | Entry]) -> Iterator[list[PlainGame | Entry]]:
    """The boards some hundreds at a time; a few at the end are with those before them."""
    several = list(islice(boards, TOGETHER))
    while several:
        following = list(islice(boards, TOGETHER))
        if len(following) < TOGETHER // 4:
            several, following = several + following, []
        yield several
        several = following


def _boards_in(piece: Piece, file: str, edition: Edition, every_number: bool) -> Iterator[PlainGame | Entry]:
    """The boards of a piece, of which only those in doubt are read; raises BoardFileError if there is none."""
    text = plain_text(piece.data, file)
    if text is None:
        with BoardStream(io.BytesIO(piece.data), file) as stream:
            yield from stream.entries()
        return
    taken_over = TakenOver() if piece.taken_over is None else piece.taken_over.copy()
    counted, line = taken_over.games, 1
    for game, last in games_in(text):
        plain = lawful_game(game, taken_over, edition, every_number=every_number)
        if plain is not None:
            yield plain
        else:
            yield from entries_in(Block(game, line, last), taken_over, file)
        line += game.count("\n")
    if taken_over.games == counted:
        raise BoardFileError("files-no-boards", file)


# -- putting results together ----------------------------------------------------------------------------------------


class Numbering:
    """Counts the boards of each file through its parts, given in order, and tells what a file does in many of them."""

    def __init__(self) -> None:
        self._before = 0
        self._file = ""
        self._usages: Counter[str] = Counter()

    def numbered(self, part: Audited) -> tuple[Finding, ...]:
        """The findings of the next part, each with the place of its board in the whole file; those before it first."""
        ended = self.of_the_file() if part.begins else ()
        if part.begins:
            self._before = 0
        self._file = part.file
        self._usages.update(dict(part.usages))
        before = self._before
        self._before += part.boards
        found = part.findings
        return (*ended, *(replace(one, game=one.game + before) if before else one for one in found))

    def of_the_file(self) -> tuple[Finding, ...]:
        """What the file does that has ended: a finding for each, with the number of its boards."""
        usages, self._usages = self._usages, Counter()
        return tuple(usage_finding(self._file, usage, boards) for usage, boards in sorted(usages.items()))
