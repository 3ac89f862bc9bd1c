"""Suits and cards."""

from __future__ import annotations

import enum
from collections.abc import Iterable

from bridgetable.cards.value import Value


class Suit(enum.IntEnum):
    """The four suits, lowest first as in the bidding."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    __hash__ = int.__hash__  # that of an Enum hashes the name, in Python


SYMBOLS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
SUITS = {symbol: suit for suit, symbol in SYMBOLS.items()}
"""The suits by their symbols, highest first."""
TEN, JACK, QUEEN, KING, ACE = 10, 11, 12, 13, 14


class Card(Value, frozen=True, order=True):
    """A card; `rank` is 2 to 14, with 14 for the ace."""

    suit: Suit
    rank: int

    @property
    def is_honour(self) -> bool:
        """Whether it is an ace, king, queen, jack or ten (Definitions; Law 50B)."""
        return self.rank >= TEN


def high_card_points(cards: Iterable[Card]) -> int:
    """The high-card points: 4 for an ace to 1 for a jack."""
    return sum(card.rank - TEN for card in cards if card.rank > TEN)


PACK: tuple[Card, ...] = tuple(Card(suit, rank) for suit in Suit for rank in range(2, ACE + 1))


def sorted_for_display(cards: Iterable[Card]) -> list[Card]:
    """The cards in the order a hand is written: spades, hearts, diamonds, clubs, each from the top."""
    return sorted(cards, key=lambda card: (-card.suit, -card.rank))


def of_suit(cards: Iterable[Card], suit: Suit) -> frozenset[Card]:
    """The cards that are of this suit."""
    return frozenset([card for card in cards if card.suit is suit])
