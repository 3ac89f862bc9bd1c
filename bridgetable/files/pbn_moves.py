"""The moves of the Auction and Play sections of a PBN game, and the auction and the play they make."""

from __future__ import annotations

import enum
import re
from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from bridgetable.cards.call import Call, Pass, auction_over
from bridgetable.cards.card import Card, Suit
from bridgetable.cards.notation import NotationError
from bridgetable.cards.seat import Seat
from bridgetable.files.pbn_games import Note, is_note_number
from bridgetable.files.pbn_lexer import MOVES, Token, comment_text
from bridgetable.files.record import BoardTextError, Called, KnownHands, Parsed, Played, Spot, trick_winner
from bridgetable.files.spelling import CARDS, normalized, read_call
from bridgetable.files.tag_values import card_from, holders_of
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


# -- The Play section: each row is a trick, and each card belongs to the seat that holds it ----------------------------


class PlayReader:
    """Reads a play trick by trick; unless `trump_known`, only the first trick can be read.

    `first` is the seat of the first column, and `due` the seat with the opening lead.
    """

    def __init__(self, deal: KnownHands, first: Seat, due: Seat, trump: Suit | None, trump_known: bool) -> None:
        self.deal = deal
        self.columns = first.round()
        self.due = due
        self.trump = trump
        self.trump_known = trump_known
        self.holders = holders_of(deal)
        self.all_known = all(hand is not None for hand in deal)
        self.plays: list[Played] = []
        self.lines: list[int] = []
        self.played: set[Card] = set()
        self.warnings: dict[str, BoardTextError] = {}
        self.in_columns = 0
        self.in_rotation = 0
        self.in_no_order: list[int] = []

    @property
    def misplaced(self) -> tuple[int, ...]:
        """The tricks whose cards stand in no order, if most others are in the columns of their players.

        A file that does not keep the columns says nothing by them.
        """
        kept = not self.in_rotation and self.in_columns > 3 * len(self.in_no_order)
        return tuple(self.in_no_order) if kept else ()

    @property
    def moved(self) -> int:
        """How many rows do not stand in the columns of their players."""
        return self.in_rotation + len(self.in_no_order)

    @property
    def rows(self) -> int:
        """How many rows have been read."""
        return self.in_columns + self.moved

    def read(self, moves: Sequence[Move]) -> Parsed[Played]:
        """The cards played, as far as they can be followed."""
        error: BoardTextError | None = None
        short: int | None = None
        plus: Move | None = None
        for start in range(0, len(moves), 4):
            row = moves[start : start + 4]
            if short is None and self._plain_trick(row):
                continue
            for move in row:
                if move.kind is MoveKind.CONTINUED:
                    if plus is not None:
                        self._warn("files-after-end", move.line, text="+")
                    plus = plus or move
            if not any(move.kind is MoveKind.CALL_OR_CARD for move in row):
                short = short or start // 4 + 1
                continue
            try:
                if short is not None:
                    raise BoardTextError("files-trick-short", row[0].line, trick=short)
                if not self._trick(row, start // 4 + 1):
                    short = start // 4 + 1
            except BoardTextError as found:
                error = found
                break
        return Parsed(tuple(self.plays), tuple(self.warnings.values()), error, tuple(self.lines))

    def _warn(self, key: str, line: int, **blanks: Card | Seat | str) -> None:
        if key not in self.warnings:
            self.warnings[key] = BoardTextError(key, line, **blanks)

    def _plain_trick(self, row: Sequence[Move]) -> bool:
        """Reads a complete row of cards as each seat's own, in the fixed columns; returns whether it is one."""
        if len(row) < 4 or not self.trump_known:
            return False
        trick: list[Played] = []
        cards: list[Card] = []
        for seat, move in zip(self.columns, row, strict=True):
            card = CARDS.get(move.text)
            if card is None or self.holders.get(card) is not seat or card in self.played or move.annotated:
                return False
            cards.append(card)
            trick.append(Played(seat, card))
        self.in_columns += 1
        self.played.update(cards)
        first = self.columns.index(self.due)
        trick = trick[first:] + trick[:first]
        self.plays += trick
        self.lines += [move.line for move in (*row[first:], *row[:first])]
        self.due = trick_winner(trick, self.trump)
        return True

    def _trick(self, row: Sequence[Move], number: int) -> bool:
        """Reads one row; returns whether the trick is complete."""
        if number > 1 and not self.trump_known:
            raise BoardTextError("files-no-trumps", row[0].line)
        cards: list[Card | None] = []
        for place, move in enumerate(row):
            cards.append(self._card(row, place, number) if move.kind is MoveKind.CALL_OR_CARD else None)
        by_seat = self._seats(row, cards, number)
        lead = self._leader(row, by_seat)
        trick: list[Played] = []
        waiting: Seat | None = None
        for seat in lead.round():
            index = by_seat.get(seat)
            card = None if index is None else cards[index]
            if index is None or card is None:
                waiting = seat
            elif waiting is not None:
                self._warn("files-before-turn", row[index].line, text=row[index].text, seat=waiting)
            else:
                trick.append(self._played(seat, card, row[index], seat is lead and lead is not self.due))
                self.lines.append(row[index].line)
        self.plays += trick
        if len(trick) == 4 and self.trump_known:
            self.due = trick_winner(trick, self.trump)
        return len(trick) == 4

    def _played(self, seat: Seat, card: Card, move: Move, out_of_turn: bool) -> Played:
        marked = "L" in move.marks
        if out_of_turn and not marked:
            self._warn("files-lead-unmarked", move.line, seat=seat, card=card)
        elif marked and not out_of_turn:
            self._warn("files-lead-in-turn", move.line, seat=seat, card=card)
        if not (move.marks or move.note or move.comments or move.nags or out_of_turn):
            return Played(seat, card)
        return Played(seat, card, "R" in move.marks, out_of_turn or marked, move.note, move.comments, move.nags)

    def _card(self, row: Sequence[Move], place: int, number: int) -> Card:
        move = row[place]
        card = card_from(move.text, move.line)
        if card in self.played:
            before = next((at // 4 + 1 for at, played in enumerate(self.plays) if played.card is card), number)
            seat = self._whose(row, place)
            raise BoardTextError(
                "files-card-played-twice", move.line, card=card, seat=seat, trick=number, before=before
            )
        if self.all_known and card not in self.holders:
            raise BoardTextError("files-card-not-held", move.line, card=card)
        self.played.add(card)
        return card

    def _whose(self, row: Sequence[Move], place: int) -> Seat:
        """Whose card should stand here: that of the one player who has no other in the row, or else of the column."""
        others = {
            self.holders.get(CARDS[text])
            for at, one in enumerate(row)
            if at != place and (text := normalized(one.text)) in CARDS
        }
        left = [seat for seat in Seat if seat not in others]
        return left[0] if len(left) == 1 else self.columns[place]

    def _seats(self, row: Sequence[Move], cards: Sequence[Card | None], number: int) -> dict[Seat, int]:
        """The place in the row of each seat's card: by column if the holders allow it, or else by the holders."""
        for columns in (self.columns, self.due.round()):
            seats: dict[Seat, int] = {}
            for index, card in enumerate(cards):
                if card is None:
                    continue
                if not self._could_play(columns[index], card):
                    break
                seats[columns[index]] = index
            else:
                self.in_columns += columns is self.columns
                self.in_rotation += columns is not self.columns
                return seats
        self.in_no_order.append(number)
        held: dict[Seat, int] = {}
        for index, card in enumerate(cards):
            if card is None:
                continue
            seat = self.holders.get(card)
            if seat is None:
                raise BoardTextError("files-card-not-held", row[index].line, card=card)
            if seat in held:
                # The card in the column of another player is the one that is wrong.
                own = [self.columns[place] is seat for place in (held[seat], index)]
                wrong = card if own[0] else cards[held[seat]]
                blanks: dict[str, Blank] = {"card": wrong} if wrong is not None and own[0] is not own[1] else {}
                raise BoardTextError("files-two-cards", row[index].line, seat=seat, trick=number, **blanks)
            held[seat] = index
        return held

    def _could_play(self, seat: Seat, card: Card) -> bool:
        holder = self.holders.get(card)
        return holder is seat or (holder is None and self.deal[seat] is None)

    def _leader(self, row: Sequence[Move], by_seat: Mapping[Seat, int]) -> Seat:
        """The seat marked as having led, or else the one due to lead, or else the first of those that played."""
        for seat, index in by_seat.items():
            if "L" in row[index].marks:
                return seat
        if self.due in by_seat:
            return self.due
        return next(seat for seat in self.due.round() if seat in by_seat and seat.right not in by_seat)
