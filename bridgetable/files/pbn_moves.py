"""The Auction and Play sections of a PBN game: first the moves with what hangs on them, then who made them."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence

import msgspec

from bridgetable.cards.call import Bid, Call, Contract, Double, Doubling, Pass, Redouble
from bridgetable.cards.notation import NotationError
from bridgetable.cards.seat import Seat
from bridgetable.files.fault import BoardTextError, Reading
from bridgetable.files.lettering import letters, read_call
from bridgetable.files.pbn_lexer import Kind, Token
from bridgetable.files.record import Called

SUFFIXES = ("!", "?", "!!", "??", "!?", "?!")


class MoveKind(enum.Enum):
    """What stands at one place of a section."""

    CALL_OR_CARD = "call or card"
    NOTHING = "-"
    CONTINUED = "+"
    SKIPPED = "^S"


class Move(msgspec.Struct, frozen=True):
    """A call or card, or a place without one; `noted` says that it has a note, be it an empty one."""

    kind: MoveKind
    text: str
    line: int
    marks: str = ""
    note: str = ""
    comments: tuple[str, ...] = ()
    nags: tuple[int, ...] = ()
    noted: bool = False


class _Draft:
    """A move while its annotations are gathered."""

    def __init__(self, kind: MoveKind, text: str, line: int, marks: str) -> None:
        self.kind, self.text, self.line, self.marks = kind, text, line, marks
        self.note = ""
        self.noted = False
        self.comments: list[str] = []
        self.nags: list[int] = []

    def done(self) -> Move:
        """The move with all its annotations."""
        return Move(
            self.kind, self.text, self.line, self.marks, self.note, tuple(self.comments), tuple(self.nags), self.noted
        )


_PLACES = {Kind.WORD: MoveKind.CALL_OR_CARD, Kind.DASH: MoveKind.NOTHING, Kind.PLUS: MoveKind.CONTINUED}


def moves_of(words: Sequence[Token], notes: Mapping[str, str], suffix_base: int) -> tuple[Reading[Move], list[str]]:
    """The moves of a section up to its "*", and the comments before the first of them."""
    drafts: list[_Draft] = []
    before: list[str] = []
    doubts: list[BoardTextError] = []
    marks = ""
    ended = False
    last: _Draft | None = None
    for word in words:
        if word.kind is Kind.COMMENT:
            (last.comments if last else before).append(word.text)
        elif word.kind is Kind.STAR:
            ended = True
        elif word.kind in _PLACES and ended:
            doubts.append(BoardTextError("files-after-end", word.line, text=word.text))
        elif word.kind in _PLACES:
            drafts.append(_Draft(_PLACES[word.kind], word.text, word.line, marks))
            last = drafts[-1] if word.kind is Kind.WORD else last
            marks = ""
        elif word.kind is Kind.MARK and word.text in "Ss":
            drafts.append(_Draft(MoveKind.SKIPPED, "^S", word.line, ""))
        elif word.kind is Kind.MARK:
            marks += word.text.upper()
        elif last is not None:
            _annotate(last, word, notes, suffix_base)
    return Reading(tuple(draft.done() for draft in drafts), tuple(doubts)), [text for text in before if text]


def _annotate(draft: _Draft, word: Token, notes: Mapping[str, str], suffix_base: int) -> None:
    if word.kind is Kind.NOTE:
        number = str(int(word.text[:9]))
        draft.note = draft.note or notes.get(number, "")
        draft.noted = draft.noted or number in notes
    elif word.kind is Kind.NAG and len(word.text) < 5:
        draft.nags.append(int(word.text))
    elif word.kind is Kind.SUFFIX and word.text in SUFFIXES:
        draft.nags.append(suffix_base + SUFFIXES.index(word.text))


def auction_over(calls: Sequence[Call]) -> bool:
    """Four passes at the start, or a call followed by three passes (Law 22A)."""
    last = calls[-4:]
    return len(last) == 4 and all(isinstance(call, Pass) for call in last[1:]) and (
        not isinstance(last[0], Pass) or len(calls) == 4
    )


def read_auction(moves: Sequence[Move], first: Seat) -> Reading[Called]:
    """Who called what; `first` has the first column."""
    auction: list[Called] = []
    calls: list[Call] = []
    doubts: list[BoardTextError] = []
    end = ""
    seat = first
    for move in moves:
        word = letters(move.text)
        if move.kind in (MoveKind.NOTHING, MoveKind.SKIPPED):
            seat = seat.left
        elif end or auction_over(calls):
            # "All Pass" is two words, and some write the passes after "AP" as well.
            if not (end == "AP" and word in ("PASS", "P", "AP")):
                doubts.append(BoardTextError("files-after-end", move.line, text=move.text))
        elif move.kind is MoveKind.CONTINUED:
            end = "+"
        elif word in ("AP", "ALL", "ALLPASS"):
            end = "AP"
            while not auction_over(calls):
                auction.append(Called(seat, Pass()))
                calls.append(Pass())
                seat = seat.left
        else:
            try:
                call = read_call(move.text)
            except NotationError:
                fault = BoardTextError("files-no-call", move.line, text=move.text)
                return Reading(tuple(auction), tuple(doubts), fault)
            silent = move.noted and not move.note
            auction.append(Called(seat, call, "I" in move.marks, move.note, move.comments, move.nags, silent))
            calls.append(call)
            seat = seat.left
    return Reading(tuple(auction), tuple(doubts))


def contract_of(auction: Sequence[Called]) -> Contract | None:
    """The contract that an auction ended in, if it ended and was not passed out (Law 22)."""
    if not auction_over([called.call for called in auction]):
        return None
    last: tuple[Bid, Seat] | None = None
    doubling = Doubling.UNDOUBLED
    for called in auction:
        match called.call:
            case Bid() as bid:
                last, doubling = (bid, called.seat), Doubling.UNDOUBLED
            case Double():
                doubling = Doubling.DOUBLED
            case Redouble():
                doubling = Doubling.REDOUBLED
    if last is None:
        return None
    bid, bidder = last
    first = next(
        called.seat for called in auction
        if isinstance(called.call, Bid) and called.call.denomination is bid.denomination
        and called.seat.side is bidder.side
    )
    return Contract(bid, doubling, first)
