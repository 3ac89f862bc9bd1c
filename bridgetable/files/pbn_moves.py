"""The moves of the Auction and Play sections of a PBN game, and the auction they make."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence

import msgspec

from bridgetable.cards.call import Bid, Call, Contract, Double, Doubling, Pass, Redouble
from bridgetable.cards.notation import NotationError
from bridgetable.cards.seat import Seat
from bridgetable.files.parsing import BoardTextError, Parsed
from bridgetable.files.pbn_lexer import Token, TokenKind
from bridgetable.files.record import Called
from bridgetable.files.spelling import normalized, read_call

SUFFIXES = ("!", "?", "!!", "??", "!?", "?!")


class MoveKind(enum.Enum):
    """The kind of an entry of a section."""

    CALL_OR_CARD = "call or card"
    NOTHING = "-"
    CONTINUED = "+"
    SKIPPED = "^S"


class Move(msgspec.Struct, frozen=True):
    """An entry of a section with its annotations; `noted` means that it has a note, perhaps an empty one."""

    kind: MoveKind
    text: str
    line: int
    marks: str = ""
    note: str = ""
    comments: tuple[str, ...] = ()
    nags: tuple[int, ...] = ()
    noted: bool = False


class _Draft:
    """A move whose annotations are still being collected."""

    def __init__(self, kind: MoveKind, text: str, line: int, marks: str) -> None:
        self.kind, self.text, self.line, self.marks = kind, text, line, marks
        self.note = ""
        self.noted = False
        self.comments: list[str] = []
        self.nags: list[int] = []

    def done(self) -> Move:
        """The finished move."""
        return Move(
            self.kind, self.text, self.line, self.marks, self.note, tuple(self.comments), tuple(self.nags), self.noted
        )


_ENTRIES = {TokenKind.WORD: MoveKind.CALL_OR_CARD, TokenKind.DASH: MoveKind.NOTHING, TokenKind.PLUS: MoveKind.CONTINUED}


def moves_of(tokens: Sequence[Token], notes: Mapping[str, str], suffix_base: int) -> tuple[Parsed[Move], list[str]]:
    """The moves of a section up to its "*", and the comments before the first move.

    `notes` are the texts of notes by number; `suffix_base` is the NAG of the suffix "!".
    """
    drafts: list[_Draft] = []
    before: list[str] = []
    warnings: list[BoardTextError] = []
    marks = ""
    ended = False
    last: _Draft | None = None
    for token in tokens:
        if token.kind is TokenKind.COMMENT:
            (last.comments if last else before).append(token.text)
        elif token.kind is TokenKind.STAR:
            ended = True
        elif token.kind in _ENTRIES and ended:
            warnings.append(BoardTextError("files-after-end", token.line, text=token.text))
        elif token.kind in _ENTRIES:
            drafts.append(_Draft(_ENTRIES[token.kind], token.text, token.line, marks))
            last = drafts[-1] if token.kind is TokenKind.WORD else last
            marks = ""
        elif token.kind is TokenKind.MARK and token.text in "Ss":
            drafts.append(_Draft(MoveKind.SKIPPED, "^S", token.line, ""))
        elif token.kind is TokenKind.MARK:
            marks += token.text.upper()
        elif last is not None:
            _annotate(last, token, notes, suffix_base)
    return Parsed(tuple(draft.done() for draft in drafts), tuple(warnings)), [text for text in before if text]


def _annotate(draft: _Draft, token: Token, notes: Mapping[str, str], suffix_base: int) -> None:
    if token.kind is TokenKind.NOTE:
        number = str(int(token.text[:9]))
        draft.note = draft.note or notes.get(number, "")
        draft.noted = draft.noted or number in notes
    elif token.kind is TokenKind.NAG and len(token.text) < 5:
        draft.nags.append(int(token.text))
    elif token.kind is TokenKind.SUFFIX and token.text in SUFFIXES:
        draft.nags.append(suffix_base + SUFFIXES.index(token.text))


def auction_over(calls: Sequence[Call]) -> bool:
    """Whether the auction has ended: four passes at the start, or a call followed by three passes (Law 22A)."""
    last = calls[-4:]
    return len(last) == 4 and all(isinstance(call, Pass) for call in last[1:]) and (
        not isinstance(last[0], Pass) or len(calls) == 4
    )


def read_auction(moves: Sequence[Move], first: Seat) -> Parsed[Called]:
    """The calls with their seats; `first` is the seat of the first column."""
    auction: list[Called] = []
    calls: list[Call] = []
    warnings: list[BoardTextError] = []
    end = ""
    seat = first
    for move in moves:
        spelt = normalized(move.text)
        if move.kind in (MoveKind.NOTHING, MoveKind.SKIPPED):
            seat = seat.left
        elif end or auction_over(calls):
            # "All Pass" is two tokens, and some files write the passes after "AP" as well.
            if not (end == "AP" and spelt in ("PASS", "P", "AP")):
                warnings.append(BoardTextError("files-after-end", move.line, text=move.text))
        elif move.kind is MoveKind.CONTINUED:
            end = "+"
        elif spelt in ("AP", "ALL", "ALLPASS"):
            end = "AP"
            while not auction_over(calls):
                auction.append(Called(seat, Pass()))
                calls.append(Pass())
                seat = seat.left
        else:
            try:
                call = read_call(move.text)
            except NotationError:
                error = BoardTextError("files-no-call", move.line, text=move.text)
                return Parsed(tuple(auction), tuple(warnings), error)
            silent = move.noted and not move.note
            auction.append(Called(seat, call, "I" in move.marks, move.note, move.comments, move.nags, silent))
            calls.append(call)
            seat = seat.left
    return Parsed(tuple(auction), tuple(warnings))


def contract_of(auction: Sequence[Called]) -> Contract | None:
    """The contract of an auction (Law 22); None if it has not ended or was passed out."""
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
