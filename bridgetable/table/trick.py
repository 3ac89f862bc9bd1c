"""A trick: four cards, or those of them that lie on the table."""

from __future__ import annotations

import msgspec

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import Seat
from bridgetable.table.restriction import PenaltyCard


class Play(msgspec.Struct, frozen=True):
    """A card played from a hand; `was` remembers the penalty card it had been, should it come back.

    `late` says that it was put among the played cards afterwards: it cannot win the trick (Law 67B1).
    """

    seat: Seat
    card: Card
    was: PenaltyCard | None = None
    late: bool = False


class Trick(msgspec.Struct, frozen=True):
    """The cards played to one trick in the order they came; a withdrawn card leaves its place open.

    `omitted` played nothing while play went on past them, `owing` have to supply a card now (Law 67A1), and `kept`
    is who owns the trick whatever cards are put right in it later (Law 67B).
    """

    leader: Seat
    plays: tuple[Play, ...] = ()
    omitted: tuple[Seat, ...] = ()
    owing: tuple[Seat, ...] = ()
    kept: Seat | None = None

    def cards_of(self, seat: Seat) -> tuple[Card, ...]:
        """What this seat has played to the trick."""
        return tuple(play.card for play in self.plays if play.seat is seat)

    def card_of(self, seat: Seat) -> Card | None:
        """The card this seat has played to the trick, the first of several, or nothing."""
        return next((play.card for play in self.plays if play.seat is seat), None)

    @property
    def suit_led(self) -> Suit | None:
        """The suit of the leader's card, while it lies there."""
        lead = self.card_of(self.leader)
        return lead.suit if lead is not None else None

    @property
    def players(self) -> frozenset[Seat]:
        """Who has played to the trick."""
        return frozenset(play.seat for play in self.plays)

    @property
    def complete(self) -> bool:
        """All four players have contributed a card, those left out whom play went past (Law 44B)."""
        return bool(self.plays) and self.awaited is None

    @property
    def awaited(self) -> Seat | None:
        """The first seat in rotation from the leader who is still to play, or nobody."""
        past = self.players | set(self.omitted)
        return next((seat for seat in self.leader.round() if seat not in past), None)

    def winner(self, trump: Suit | None) -> Seat:
        """Who wins the trick: the highest trump, else the highest card of the suit led (Law 44E, 44F)."""
        if self.kept is not None:
            return self.kept
        led = self.suit_led

        def strength(play: Play) -> tuple[bool, bool, bool, int]:
            return (not play.late, play.card.suit is trump, play.card.suit is led, play.card.rank)

        return max(self.plays, key=strength).seat
