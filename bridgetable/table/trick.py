"""A trick: four cards, or those of them that lie on the table."""

from __future__ import annotations

import msgspec

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import Seat
from bridgetable.table.restriction import PenaltyCard


class Play(msgspec.Struct, frozen=True):
    """A card played from a hand; `was` remembers the penalty card it had been, should it come back."""

    seat: Seat
    card: Card
    was: PenaltyCard | None = None


class Trick(msgspec.Struct, frozen=True):
    """The cards played to one trick in the order they came; a withdrawn card leaves its place open."""

    leader: Seat
    plays: tuple[Play, ...] = ()

    def cards_of(self, seat: Seat) -> tuple[Card, ...]:
        """What this seat has played to the trick."""
        return tuple(play.card for play in self.plays if play.seat is seat)

    def card_of(self, seat: Seat) -> Card | None:
        """The card this seat has played to the trick, or nothing."""
        return next((play.card for play in self.plays if play.seat is seat), None)

    @property
    def suit_led(self) -> Suit | None:
        """The suit of the leader's card, while it lies there."""
        lead = self.card_of(self.leader)
        return lead.suit if lead is not None else None

    @property
    def complete(self) -> bool:
        """All four players have contributed a card (Law 44B)."""
        return len(self.plays) >= 4 and len({play.seat for play in self.plays}) == 4

    @property
    def awaited(self) -> Seat | None:
        """The first seat in rotation from the leader without a card, or nobody."""
        return next((seat for seat in self.leader.round() if self.card_of(seat) is None), None)

    def winner(self, trump: Suit | None) -> Seat:
        """Who wins the trick: the highest trump, else the highest card of the suit led (Law 44E, 44F)."""
        led = self.suit_led

        def strength(play: Play) -> tuple[bool, bool, int]:
            return (play.card.suit is trump, play.card.suit is led, play.card.rank)

        return max(self.plays, key=strength).seat
