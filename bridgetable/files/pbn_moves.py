"""The moves of the Auction and Play sections of a PBN game, and the auction they make."""

from __future__ import annotations

import enum
import re
from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from bridgetable.cards.call import Call, Pass, auction_over
from bridgetable.cards.notation import NotationError
from bridgetable.cards.seat import Seat
from bridgetable.files.pbn_games import Note, is_note_number
from bridgetable.files.pbn_lexer import MOVES, Token, comment_text
from bridgetable.files.record import BoardTextError, Called, Parsed, Spot
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

    `ended` means that a "*" or "+" stands at the end. Only if `exact` do moves and warnings know their columns, which
    takes longer to read.
    """

    def __init__(self, section: Token, notes: Mapping[str, Note], exact: bool = False) -> None:
        self.notes = notes
        self.is_auction = section.text == MOVES[0]
        self.moves: list[Move] = []
        self.before: list[str] = []
        self.warnings: dict[str, BoardTextError] = {}
        self.ended = False
        self.line = section.line
        self.first = Spot.at(section.line, section.column) if exact else None
        self.last = -1
        self.marks = ""
        self.stopped = False
        self.noted: set[str] = set()
        self.annotations: dict[int, _Annotations] = {}
        if exact or not self._read_plain(section.value):
            self._read(section.value, section.last)
        if self.marks:
            self._warn("files-mark-alone", text=f"^{self.marks}")
        for number, note in notes.items():
            if number not in self.noted:
                self.line = note.line
                self._warn("files-note-unused", text=number)
        for index, said in self.annotations.items():
            self.moves[index] = replace(
                self.moves[index],
                note=said.note,
                noted=said.noted,
                comments=tuple(said.comments),
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
            if self.first is not None and kind is not None:
                self.line = self._spot(text, at - len(match[0].lstrip()))
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

    def _spot(self, text: str, at: int) -> Spot:
        """The line and column of a character of the section."""
        begin = text.rfind("\n", 0, at)
        before = self.first.column - 1 if self.first is not None and begin < 0 else 0
        return Spot.at(self.line, before + at - begin)

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
        if mark == "S":
            # In a play, where the standard has no such mark, it holds the place of the card that was not played.
            self.moves.append(Move(MoveKind.SKIPPED, "^S", self.line))
        elif mark not in allowed:
            return
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


# -- The auction that the moves of a PBN game make ---------------------------------------------------------------------


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


def calls_after_skips(moves: Sequence[Move]) -> tuple[int, ...]:
    """The calls, numbered from 1, before which it is marked that a player was skipped."""
    found: dict[int, None] = {}
    number = 1
    for move in moves:
        if move.kind is MoveKind.SKIPPED:
            found[number] = None
        number += move.kind is MoveKind.CALL_OR_CARD
    return tuple(found)
