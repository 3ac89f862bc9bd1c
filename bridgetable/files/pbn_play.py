"""The Play section of a PBN game: each row is a trick, and each card belongs to the seat that holds it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import Seat
from bridgetable.files.pbn_moves import Move, MoveKind
from bridgetable.files.record import BoardTextError, KnownHands, Parsed, Played, trick_winner
from bridgetable.files.spelling import CARDS, normalized
from bridgetable.files.tag_values import card_from, holders_of
from bridgetable.table.question import Blank


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
