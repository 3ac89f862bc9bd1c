"""Positions for double-dummy analysis: the cards still held and the trick in progress."""

from __future__ import annotations

import msgspec

from bridgetable.cards.card import Card, Suit, of_suit
from bridgetable.cards.deal import Hands
from bridgetable.cards.notation import suit_text
from bridgetable.cards.seat import Seat
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError
from bridgetable.table.state import Table

NO_TRUMP = "NT"


class UnsolvableError(RefusedError):
    """The table or position cannot be analysed double dummy; `message` says why."""


class Position(msgspec.Struct, frozen=True):
    """A double-dummy position: `trick` holds the cards of the trick in progress, its leader's first."""

    hands: Hands
    trump: Suit | None
    leader: Seat
    trick: tuple[Card, ...] = ()

    @property
    def to_play(self) -> Seat:
        """The seat that plays the next card."""
        return self.leader.round()[len(self.trick)]

    @property
    def tricks_left(self) -> int:
        """The number of tricks still to be won, including the one in progress."""
        return len(self.hands[self.to_play])

    @property
    def playable(self) -> frozenset[Card]:
        """The cards of the hand to play that follow suit, or all of them if none does (Law 44C)."""
        hand = self.hands[self.to_play]
        return (of_suit(hand, self.trick[0].suit) if self.trick else frozenset()) or hand


def position_of(table: Table) -> Position:
    """The position at this table for the hand whose turn it is.

    Raises UnsolvableError outside the play, if the trick in progress was not played in rotation, or if the hands have
    unequal numbers of cards.
    """
    if table.contract is None or table.turn is None:
        raise UnsolvableError(say("equity-not-playing"))
    trick = table.trick(table.open_trick)
    plays = trick.plays if trick is not None else ()
    leader = trick.leader if trick is not None and plays else table.turn
    order = leader.round()
    if tuple(play.seat for play in plays) != order[: len(plays)] or order[len(plays) % 4] is not table.turn:
        raise UnsolvableError(say("equity-out-of-order"))
    later = table.trick(table.open_trick + 1)
    if later is not None and later.plays:
        raise UnsolvableError(say("equity-out-of-order"))
    played = order[: len(plays)]
    left = len(table.hands[table.turn])
    if any(len(table.hands[seat]) != left - (seat in played) for seat in Seat):
        raise UnsolvableError(say("equity-unequal-hands"))
    return Position(table.hands, table.trump, leader, tuple(play.card for play in plays))


def denomination_text(trump: Suit | None) -> str:
    """Spades are "S", no trump is "NT"."""
    return NO_TRUMP if trump is None else suit_text(trump)


class Solution(msgspec.Struct, frozen=True):
    """For each card of the hand to play, the tricks its side wins from then on with best play by all."""

    cards: tuple[tuple[Card, int], ...]

    def best_of(self, lawful: frozenset[Card]) -> int | None:
        """The most tricks that one of these cards wins; None if none of them was solved."""
        return max((tricks for card, tricks in self.cards if card in lawful), default=None)
