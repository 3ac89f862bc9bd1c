"""The moves of the Auction and Play sections of a PBN game, and the auction they make."""

from __future__ import annotations

import enum
import re
from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from bridgetable.cards.call import Bid, Call, Contract, Double, Doubling, Pass, Redouble
from bridgetable.cards.notation import NotationError
from bridgetable.cards.seat import Seat
from bridgetable.files.pbn_games import Note, is_note_number
from bridgetable.files.pbn_lexer import MOVES, Token, comment_text
from bridgetable.files.record import BoardTextError, Called, Parsed
from bridgetable.files.spelling import normalized, read_call
from bridgetable.table.question import Blank

CALL_NAGS, CARD_NAGS, LAST_NAG = 1, 7, 255
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

    @property
    def annotated(self) -> bool:
        """Whether there is anything but the call or card itself."""
        return bool(self.marks or self.noted or self.comments or self.nags)


_PIECE = re.compile(
    r"[^\S\n]*+(?:(?P<word>[^\s{}\[\];=$^*+!?-]+)|(?P<newline>\n(?:%[^\n]*)?)|(?P<dash>-+)|=(?P<note>[0-9]+)="
    r"|\$(?P<nag>[0-9]+)|\^(?P<mark>[A-Za-z])|(?P<suffix>[!?]+)|(?P<star>\*)|(?P<plus>\+)|(?P<rest>;[^\n]*)|(?P<comment>\{)"
    r"|(?P<junk>\[[^\n]*)|(?P<stray>[}\]]+)|(?P<odd>[=$^]))"
)
_PLAIN = re.compile(r"(?:\s*+(?:[A-Za-z0-9]++(?!-)|--?(?=\s|\Z)))*+\s*+(?:\*\s*+)?")
_DASHES = {"-": MoveKind.NOTHING, "--": MoveKind.NOTHING}
_ENTRIES = {"word": MoveKind.CALL_OR_CARD, "dash": MoveKind.NOTHING, "plus": MoveKind.CONTINUED}


class _Annotations:
    """What is said of one move, while it is collected."""

    def __init__(self) -> None:
        self.note = ""
        self.noted = False
        self.comments: list[str] = []
        self.nags: list[int] = []
        self.distinct: set[int] = set()


class Moves:
    """The moves of an Auction or Play section up to its "*", the comments before the first, and what is wrong.

    `ended` means that a "*" or "+" stands at the end.
    """

    def __init__(self, section: Token, notes: Mapping[str, Note]) -> None:
        self.notes = notes
        self.is_auction = section.text == MOVES[0]
        self.moves: list[Move] = []
        self.before: list[str] = []
        self.warnings: dict[str, BoardTextError] = {}
        self.ended = False
        self.line = section.line
        self.last = -1
        self.marks = ""
        self.stopped = False
        self.noted: set[str] = set()
        self.annotations: dict[int, _Annotations] = {}
        if not self._read_plain(section.value):
            self._read(section.value, section.last)
        if self.marks:
            self._warn("files-mark-alone", text=f"^{self.marks}")
        for number, note in notes.items():
            if number not in self.noted:
                self.line = note.line
                self._warn("files-note-unused", text=number)
        for index, said in self.annotations.items():
            self.moves[index] = replace(
                self.moves[index], note=said.note, noted=said.noted, comments=tuple(said.comments),
                nags=tuple(said.nags),
            )

    @property
    def skipped_first(self) -> bool:
        """Whether the first seats of the auction were skipped, which is marked."""
        return any(move.kind is MoveKind.SKIPPED for move in self.moves[:3])

    def _said(self) -> _Annotations:
        """The annotations of the last call or card."""
        return self.annotations.setdefault(self.last, _Annotations())

    def _warn(self, key: str, **blanks: Blank) -> None:
        if key not in self.warnings:
            self.warnings[key] = BoardTextError(key, self.line, **blanks)

    def _read_plain(self, text: str) -> bool:
        """Reads a section of nothing but calls or cards, as most are; returns whether it is one."""
        if _PLAIN.fullmatch(text) is None:
            return False
        text, star, _ = text.partition("*")
        moves: list[Move] = []
        for line, row in enumerate(text.split("\n"), self.line):
            moves += [Move(_DASHES.get(word, MoveKind.CALL_OR_CARD), word, line) for word in row.split()]
        self.moves = moves
        self.ended = bool(star)
        return True

    def _read(self, text: str, last: bool) -> None:
        at, end, closing = 0, len(text), -1
        while at < end:
            match = _PIECE.match(text, at)
            if match is None:
                break
            at = match.end()
            kind = match.lastgroup
            if kind == "word":
                self._move(MoveKind.CALL_OR_CARD, match["word"])
            elif kind == "newline":
                self.line += 1
            elif kind == "comment":
                if closing < at:
                    found = text.find("}", at)
                    closing = end if found < 0 else found
                stop = closing
                if closing == end and not last:
                    found = text.find("\n", at)
                    stop = end if found < 0 else found
                self._comment(text[at:stop], closed=closing < end)
                at = stop + 1 if closing < end else stop
            elif kind is not None and kind != "rest":
                self._sign(kind, match[kind])

    def _comment(self, content: str, *, closed: bool) -> None:
        words = comment_text(content)
        if self.last < 0:
            self.before += [words] if words else []
        else:
            self._said().comments.append(words)
        if not closed:
            self._warn("files-comment-open")
        self.line += content.count("\n")

    def _move(self, kind: MoveKind, text: str) -> None:
        if self.stopped:
            self._warn("files-after-end", text=text)
            return
        if kind is MoveKind.CALL_OR_CARD:
            self.last = len(self.moves)
        self.moves.append(Move(kind, text, self.line, self.marks))
        self.marks = ""

    def _sign(self, kind: str, text: str) -> None:
        if kind in _ENTRIES:
            self.ended = self.ended or kind == "plus"
            self._move(_ENTRIES[kind], text)
        elif kind == "star":
            self.stopped = self.ended = True
        elif kind == "mark":
            self._mark(text.upper())
        elif kind in ("junk", "stray", "odd"):
            self._warn("files-tag-broken" if kind == "junk" else "files-stray-text", text=text[:40].strip())
        elif self.last < 0:
            self._warn("files-note-alone", text=text)
        elif kind == "note":
            self._note(text)
        else:
            self._glyph(kind, text)

    def _mark(self, mark: str) -> None:
        allowed = "IS" if self.is_auction else "RL"
        if mark not in allowed:
            self._warn("files-bad-mark", text=f"^{mark}")
        elif mark == "S":
            self.moves.append(Move(MoveKind.SKIPPED, "^S", self.line))
        elif self.marks:
            self._warn("files-mark-twice", text=f"^{mark}")
            self.marks += mark if mark not in self.marks else ""
        else:
            self.marks = mark

    def _note(self, text: str) -> None:
        number = text[:9].lstrip("0")
        said = self._said()
        note = self.notes.get(number)
        if not is_note_number(number):
            self._warn("files-bad-note", text=f"={text[:9]}=")
        elif note is None:
            self._warn("files-note-missing", text=number)
        if said.noted:
            self._warn("files-note-double", text=number)
        self.noted.add(number)
        if note is not None:
            said.note, said.noted = said.note or note.text, True

    def _glyph(self, kind: str, text: str) -> None:
        said = self._said()
        first = CALL_NAGS if self.is_auction else CARD_NAGS
        if kind == "suffix":
            if text not in SUFFIXES:
                self._warn("files-bad-suffix", text=text[:40])
                return
            number = first + SUFFIXES.index(text)
        else:
            number = int(text[:9])
            other = CARD_NAGS if self.is_auction else CALL_NAGS
            if number > LAST_NAG or number in range(other, other + len(SUFFIXES)):
                self._warn("files-bad-nag", text=f"${text[:9]}")
        if number in said.distinct:
            self._warn("files-nag-twice", text=text[:9])
        said.distinct.add(number)
        if number < 10_000:
            said.nags.append(number)


def auction_over(calls: Sequence[Call]) -> bool:
    """Whether the auction has ended: four passes at the start, or a call followed by three passes (Law 22A)."""
    last = calls[-4:]
    return len(last) == 4 and all(isinstance(call, Pass) for call in last[1:]) and (
        not isinstance(last[0], Pass) or len(calls) == 4
    )


def read_auction(moves: Sequence[Move], first: Seat) -> Parsed[Called]:
    """The calls with their seats and lines; `first` is the seat of the first column."""
    auction: list[Called] = []
    calls: list[Call] = []
    lines: list[int] = []
    warnings: dict[str, BoardTextError] = {}
    end = ""
    omitted: Move | None = None
    seat = first
    for move in moves:
        spelt = normalized(move.text)
        if move.kind in (MoveKind.NOTHING, MoveKind.SKIPPED):
            omitted = move if calls and move.kind is MoveKind.NOTHING else omitted
            seat = seat.left
        elif end or auction_over(calls):
            # "All Pass" is two tokens, and some files write the passes after "AP" as well.
            if not (end == "AP" and spelt in ("PASS", "P", "AP")):
                warnings.setdefault("", BoardTextError("files-after-end", move.line, text=move.text))
        elif move.kind is MoveKind.CONTINUED:
            end = "+"
        elif spelt in ("AP", "ALL", "ALLPASS"):
            end = "AP"
            while not auction_over(calls):
                auction.append(Called(seat, Pass()))
                calls.append(Pass())
                lines.append(move.line)
                seat = seat.left
        else:
            try:
                call = read_call(move.text)
            except NotationError:
                error = BoardTextError("files-no-call", move.line, text=move.text)
                return Parsed(tuple(auction), tuple(warnings.values()), error, tuple(lines))
            if omitted is not None:
                warnings.setdefault("-", BoardTextError("files-call-omitted", omitted.line, seat=seat.right))
            silent = move.noted and not move.note
            auction.append(Called(seat, call, "I" in move.marks, move.note, move.comments, move.nags, silent))
            calls.append(call)
            lines.append(move.line)
            seat = seat.left
    return Parsed(tuple(auction), tuple(warnings.values()), lines=tuple(lines))


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
