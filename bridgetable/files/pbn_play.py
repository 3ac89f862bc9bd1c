"""The Play section of a PBN game: each row is a trick, and each card belongs to the seat that holds it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import Seat
from bridgetable.files.parsing import BoardTextError, Parsed
from bridgetable.files.pbn_moves import Move, MoveKind
from bridgetable.files.record import KnownHands, Played
from bridgetable.files.tag_values import card_from, holders_of
from bridgetable.table.trick import Play, Trick


def trick_winner(plays: Sequence[Played], trump: Suit | None) -> Seat:
    """The seat that wins a complete trick, given its cards in the order played."""
    return Trick(plays[0].seat, tuple(Play(played.seat, played.card) for played in plays)).winner(trump)


class PlayReader:
    """Reads a play trick by trick; unless `trump_known`, only the first trick can be read."""

    def __init__(self, deal: KnownHands, first: Seat, trump: Suit | None, trump_known: bool) -> None:
        self.deal = deal
        self.first = self.due = first
        self.trump = trump
        self.trump_known = trump_known
        self.holders = holders_of(deal)
        self.plays: list[Played] = []
        self.played: set[Card] = set()
        self.warnings: list[BoardTextError] = []

    def read(self, moves: Sequence[Move]) -> Parsed[Played]:
        """The cards played, as far as they can be followed."""
        error: BoardTextError | None = None
        short: int | None = None
        for start in range(0, len(moves), 4):
            row = moves[start : start + 4]
            if not any(move.kind is MoveKind.CALL_OR_CARD for move in row):
                short = short or start // 4 + 1
                self._count_ends(row)
                continue
            try:
                if short is not None:
                    raise BoardTextError("files-trick-short", row[0].line, trick=short)
                if not self._trick(row, start // 4 + 1):
                    short = start // 4 + 1
            except BoardTextError as found:
                error = found
                break
        return Parsed(tuple(self.plays), tuple(self.warnings), error)

    def _trick(self, row: Sequence[Move], number: int) -> bool:
        """Reads one row; returns whether the trick is complete."""
        if number > 1 and not self.trump_known:
            raise BoardTextError("files-no-trumps", row[0].line)
        self._count_ends(row)
        moves = [move for move in row if move.kind is MoveKind.CALL_OR_CARD]
        cards = {move: self._card(move) for move in moves}
        by_seat = self._seats(row, cards, number)
        lead = self._leader(by_seat)
        trick: list[Played] = []
        waiting: Seat | None = None
        for seat in lead.round():
            move = by_seat.get(seat)
            if move is None:
                waiting = seat
            elif waiting is not None:
                self.warnings.append(BoardTextError("files-before-turn", move.line, text=move.text, seat=waiting))
            else:
                trick.append(self._played(seat, cards[move], move, seat is lead and lead is not self.due))
        self.plays += trick
        if len(trick) == 4 and self.trump_known:
            self.due = trick_winner(trick, self.trump)
        return len(trick) == 4

    def _count_ends(self, row: Sequence[Move]) -> None:
        ends = [move for move in row if move.kind is MoveKind.CONTINUED]
        if len(ends) > 1:
            self.warnings.append(BoardTextError("files-after-end", ends[1].line, text="+"))

    def _played(self, seat: Seat, card: Card, move: Move, out_of_turn: bool) -> Played:
        return Played(
            seat, card, "R" in move.marks, out_of_turn or "L" in move.marks, move.note, move.comments, move.nags
        )

    def _card(self, move: Move) -> Card:
        card = card_from(move.text, move.line, self.played)
        if card not in self.holders and all(hand is not None for hand in self.deal):
            raise BoardTextError("files-card-not-held", move.line, card=card)
        self.played.add(card)
        return card

    def _seats(self, row: Sequence[Move], cards: Mapping[Move, Card], number: int) -> dict[Seat, Move]:
        """The move of each seat: by column if the holders allow it, otherwise by the holders of the cards."""
        for first in (self.first, self.due):
            columns = dict(zip(first.round(), row, strict=False))
            seats = {seat: move for seat, move in columns.items() if move in cards}
            if all(self._could_play(seat, cards[move]) for seat, move in seats.items()):
                return seats
        held: dict[Seat, Move] = {}
        for move, card in cards.items():
            seat = self.holders.get(card)
            if seat is None:
                raise BoardTextError("files-card-not-held", move.line, card=card)
            if seat in held:
                raise BoardTextError("files-two-cards", move.line, seat=seat, trick=number)
            held[seat] = move
        return held

    def _could_play(self, seat: Seat, card: Card) -> bool:
        return self.holders.get(card, seat) is seat and (card in self.holders or self.deal[seat] is None)

    def _leader(self, by_seat: Mapping[Seat, Move]) -> Seat:
        """The seat marked as having led, or else the one due to lead, or else the first of those that played."""
        marked = [seat for seat, move in by_seat.items() if "L" in move.marks]
        if marked:
            return marked[0]
        if self.due in by_seat:
            return self.due
        return next(seat for seat in self.due.round() if seat in by_seat and seat.right not in by_seat)
