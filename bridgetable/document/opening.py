"""Opens boards of PBN and LIN files as a history with its document."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from itertools import islice

import msgspec
from msgspec.structs import replace

from bridgetable.cards.seat import Seat
from bridgetable.cases.codec import read_case, write_case
from bridgetable.cases.first_table import as_told, begun_at
from bridgetable.cases.growth import Titles
from bridgetable.cases.reader import LONGEST, CaseError
from bridgetable.cases.tree import case_of
from bridgetable.document.case_opening import case_from
from bridgetable.document.document import BoardPlace, Document, DocumentError, Opened
from bridgetable.engine.steps import ImpossibleError
from bridgetable.files import read_boards
from bridgetable.files.as_table import NoTableError, claim_of, first_table_of, plays_of
from bridgetable.files.embedded import unpacked
from bridgetable.files.pasted import PastedTextError, read_pasted
from bridgetable.files.record import NO_HANDS, BoardFile, BoardFileError, Entry, ListedBoard, Recorded
from bridgetable.files.stream import open_boards
from bridgetable.table.edition import Edition
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError

BOARDS_AT_A_TIME = 20
"""How many boards of a file are listed at a time."""


class BoardLine(msgspec.Struct, frozen=True):
    """A board as a line of a list; `head` has neither hands nor calls nor cards, `playable` that all hands are known.

    A window has thousands of them: the rest is one object, so that looking for garbage does not take long.
    """

    head: Entry
    playable: bool
    packed: bytes

    @classmethod
    def of(cls, board: ListedBoard) -> BoardLine:
        """The line of a board."""
        head, packed = board.head, pickle.dumps(board, pickle.HIGHEST_PROTOCOL)
        if not isinstance(head, Recorded):
            return cls(replace(head, so_far=None), False, packed)
        return cls(
            replace(head, deal=NO_HANDS, auction=(), plays=(), commentary=(), embedded="", warnings=()),
            head.hands is not None,
            packed,
        )

    def read(self) -> Entry:
        """The whole board."""
        board: ListedBoard = pickle.loads(self.packed)
        return board.read()


class BoardsListed(msgspec.Struct, frozen=True):
    """Some boards of a file, and how many of its bytes have been read."""

    boards: tuple[BoardLine, ...]
    read: int
    size: int


def listed_boards(path: str) -> Iterator[BoardsListed]:
    """Lists the boards of a PBN or LIN file, some at a time, in order; raises DocumentError."""
    try:
        with open_boards(path) as stream:
            listing = stream.listing()
            while some := tuple(islice(listing, BOARDS_AT_A_TIME)):
                yield BoardsListed(tuple(map(BoardLine.of, some)), stream.position, stream.size)
    except BoardFileError as unreadable:
        raise DocumentError(unreadable.message) from None


def boards_in(path: str) -> BoardFile:
    """Reads all boards of a PBN or LIN file; raises DocumentError."""
    try:
        return read_boards(path)
    except BoardFileError as unreadable:
        raise DocumentError(unreadable.message) from None


def board_at_row(line: BoardLine, edition: Edition, place: BoardPlace) -> Opened:
    """Opens the board of a line in a list, which is only now read whole; raises DocumentError."""
    entry = line.read()
    if not isinstance(entry, Recorded):
        raise DocumentError(entry.message)
    return opened_board(entry, edition, place)


def opened_board(record: Recorded, edition: Edition, place: BoardPlace | None = None) -> Opened:
    """Opens a recorded board before its first card, with the recorded play and claim ahead; raises DocumentError.

    A case that is with the board is opened instead, if it can be used. What is wrong with the record is told too, after
    a play that cannot be done.
    """
    if not record.embedded:
        return _opened_record(record, edition, place)
    try:
        lines, case = case_from(unpacked(record), record.names)
        return Opened(lines.history, Document(case=case, board=place), lines.stopped)
    except RefusedError as unusable:
        opened = _opened_record(record, edition, place)
        return replace(opened, trouble=(RefusedError(unusable.message), *opened.trouble))


def _opened_record(record: Recorded, edition: Edition, place: BoardPlace | None) -> Opened:
    try:
        start = first_table_of(record, edition)
    except NoTableError as missing:
        raise DocumentError(missing.message) from None
    first = history = begun_at(start)
    trouble = tuple(RefusedError(warning) for warning in record.warnings)
    made, kept = first.start.auction.made, as_told(first.start).auction.made
    if len(kept) < len(made):
        trouble = (*trouble, RefusedError(say("board-calls-not-kept")))
    elif [one.alert for one in kept] != [one.alert for one in made]:
        trouble = (*trouble, RefusedError(say("board-meanings-not-kept")))
    if not record.is_whole:
        trouble = (*trouble, RefusedError(say("board-tricks-before")))
    for number, play in enumerate(plays_of(record), 1):
        try:
            history = history.act(play)
        except ImpossibleError:
            trouble = (RefusedError(say("board-play-stops", number=number)), *trouble)
            break
    else:
        try:
            for action in claim_of(record, history.table):
                history = history.act(action)
        except ImpossibleError:
            trouble = (RefusedError(say("board-claim-stops")), *trouble)
    document = Document(title=(("", _title(record)),), board=place)
    try:
        # What a case file cannot hold is refused here, not when the table is saved.
        read_case(write_case(case_of(history, titles=Titles(document.title))))
    except CaseError as refused:
        raise DocumentError(refused.message) from None
    return Opened(history.jump(first.cursor), document, trouble)


def _title(record: Recorded) -> str:
    """The event and the number of the board; without the number where a case file could not hold so long a title."""
    title = f"{record.event} {record.board.number}".strip() if record.event else ""
    return title if len(title) <= LONGEST else record.event


# -- A text in which people give a deal, as it is pasted or dropped on the table ---------------------------------------


def opened_text(text: str, edition: Edition) -> tuple[Opened, int]:
    """Opens the case or the deal in a text; returns it with the number of boards in the text, of which it is the first.

    Raises DocumentError: also where hands are missing, for a table needs all four.
    """
    if text.lstrip().startswith("{"):
        lines, case = case_from(text.encode("utf-8", errors="replace"))
        return Opened(lines.history, Document(case=case), lines.stopped), 1
    try:
        pasted = read_pasted(text)
    except PastedTextError as refused:
        raise DocumentError(refused.message) from None
    if pasted.record.hands is None:
        missing = tuple(seat for seat in Seat if pasted.record.deal[seat] is None)
        raise DocumentError(say("pasted-hands-missing", seats=missing))
    return opened_board(pasted.record, edition), pasted.boards
