"""Positions: a table as double dummy sees it, the cards still held and the trick in progress."""

from __future__ import annotations

import msgspec

from bridgetable.cards.card import Card, Suit, of_suit
from bridgetable.cards.deal import Hands
from bridgetable.cards.notation import card_of, card_text, deal_of, deal_text, suit_of, suit_text
from bridgetable.cards.seat import Seat
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError
from bridgetable.table.state import Table

NO_TRUMP = "NT"


class UnsolvableError(RefusedError):
    """Double dummy cannot take this table."""


class Position(msgspec.Struct, frozen=True):
    """The cards the four hands still hold, the trump suit, and the trick in progress, its leader's card first."""

    hands: Hands
    trump: Suit | None
    leader: Seat
    trick: tuple[Card, ...] = ()

    @property
    def to_play(self) -> Seat:
        """Whose card is next."""
        return self.leader.round()[len(self.trick)]

    @property
    def tricks_left(self) -> int:
        """How many tricks are still to be won, the one in progress included."""
        return len(self.hands[self.to_play])

    @property
    def playable(self) -> frozenset[Card]:
        """The cards that follow suit, or all where none can (Law 44C); no other restraint is known here."""
        hand = self.hands[self.to_play]
        return (of_suit(hand, self.trick[0].suit) if self.trick else frozenset()) or hand


def position_of(table: Table) -> Position:
    """The table as double dummy sees it, for the hand whose turn it is; raises UnsolvableError.

    A position has hands that are equal but for the trick in progress, whose cards lie there in rotation.
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


class Letters(msgspec.Struct, frozen=True):
    """A position in letters: the deal as PBN writes it, "S" or "NT", the leader, and the cards of the trick."""

    deal: str
    trump: str
    leader: str
    trick: tuple[str, ...] = ()


def in_letters(position: Position) -> Letters:
    """The position as it is handed to another process."""
    trick = tuple(card_text(card) for card in position.trick)
    return Letters(deal_text(position.hands), denomination_text(position.trump), position.leader.name, trick)


def denomination_text(trump: Suit | None) -> str:
    """Spades are "S", no trump is "NT"."""
    return NO_TRUMP if trump is None else suit_text(trump)


def from_letters(letters: Letters) -> Position:
    """The position these letters stand for; raises NotationError."""
    trump = None if letters.trump == NO_TRUMP else suit_of(letters.trump)
    trick = tuple(card_of(text) for text in letters.trick)
    return Position(deal_of(letters.deal), trump, Seat[letters.leader], trick)


class Solved(msgspec.Struct, frozen=True):
    """What each card of the hand to play leads to: tricks for its side from here on, best play on all sides."""

    cards: tuple[tuple[Card, int], ...]

    def best_of(self, lawful: frozenset[Card]) -> int | None:
        """The most tricks one of these cards leads to; nothing when none of them was solved."""
        return max((tricks for card, tricks in self.cards if card in lawful), default=None)
