"""A trick, complete or not."""

from __future__ import annotations

from functools import cached_property

import msgspec

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import Seat
from bridgetable.cards.value import Value
from bridgetable.table.restriction import PenaltyCard


class Play(Value, frozen=True):
    """A card played from a hand; `was` is the penalty card it was before, in case it is withdrawn.

    `late` means that it was placed among the played cards afterwards, and cannot win the trick (Law 67B1).
    """

    seat: Seat
    card: Card
    was: PenaltyCard | None = None
    late: bool = False


class Trick(msgspec.Struct, frozen=True, dict=True):
    """The cards played to one trick, in the order they were played, without those withdrawn.

    `omitted` are the seats that played nothing while play continued past them; `owing`, those that must now supply a
    card (Law 67A1); `kept` is the seat that owns the trick whatever is corrected in it later (Law 67B).
    """

    leader: Seat
    plays: tuple[Play, ...] = ()
    omitted: tuple[Seat, ...] = ()
    owing: tuple[Seat, ...] = ()
    kept: Seat | None = None

    def cards_of(self, seat: Seat) -> tuple[Card, ...]:
        """The cards this seat has played to the trick."""
        return tuple(play.card for play in self.plays if play.seat is seat)

    def card_of(self, seat: Seat) -> Card | None:
        """The first card this seat has played to the trick; None if it has played none."""
        return next((play.card for play in self.plays if play.seat is seat), None)

    @property
    def suit_led(self) -> Suit | None:
        """The suit of the leader's card; None while there is no such card."""
        if self.plays and self.plays[0].seat is self.leader:
            return self.plays[0].card.suit
        lead = self.card_of(self.leader)
        return lead.suit if lead is not None else None

    @cached_property
    def players(self) -> frozenset[Seat]:
        """The seats that have played to the trick."""
        return frozenset(play.seat for play in self.plays)

    def is_in_rotation(self, cards: int | None = None) -> bool:
        """Whether its cards, of the number given if any, were played in rotation and nothing about them is special."""
        if self.omitted or self.owing or self.kept is not None or any(play.late for play in self.plays):
            return False
        seats = tuple(play.seat for play in self.plays)
        return cards in (None, len(seats)) and bool(seats) and seats == self.leader.round()[: len(seats)]

    @property
    def complete(self) -> bool:
        """Whether every seat has played a card or was passed by (Law 44B)."""
        return bool(self.plays) and self.awaited is None

    @cached_property
    def awaited(self) -> Seat | None:
        """The first seat in rotation from the leader that is still to play; None if there is none."""
        past = self.players | set(self.omitted)
        return next((seat for seat in self.leader.round() if seat not in past), None)

    def winner(self, trump: Suit | None) -> Seat:
        """The seat that played the highest trump, or else the highest card of the suit led (Law 44E, 44F)."""
        if trump not in self._winners:
            self._winners[trump] = self._winner(trump)
        return self._winners[trump]

    @cached_property
    def _winners(self) -> dict[Suit | None, Seat]:
        """The winners that have been asked for, by the trump suit."""
        return {}

    def _winner(self, trump: Suit | None) -> Seat:
        if self.kept is not None:
            return self.kept
        led, best = self.suit_led, self.plays[0]
        for play in self.plays[1:]:
            if _beats(play, best, trump, led):
                best = play
        return best.seat


def _beats(play: Play, other: Play, trump: Suit | None, led: Suit | None) -> bool:
    """Whether a play wins over another: first one in time, then a trump, then the suit led, then the higher card."""
    if play.late is not other.late:
        return other.late
    suit, against = play.card.suit, other.card.suit
    if suit is not against:
        for better in (trump, led):
            if better in (suit, against):
                return suit is better
    return play.card.rank > other.card.rank
