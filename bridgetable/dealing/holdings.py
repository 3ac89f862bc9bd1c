"""Hands as numbers, quick to count: what a hand holds in a suit is one number of 13 bits, the lowest the two."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from bridgetable.cards.card import ACE, JACK, KING, QUEEN, TEN, Card, Suit

Holding: TypeAlias = tuple[int, int, int, int]
"""What a hand holds in clubs, diamonds, hearts and spades."""
Dealt: TypeAlias = tuple[Holding, Holding, Holding, Holding]
"""What North, East, South and West hold."""
Measure: TypeAlias = Callable[[Holding], int]
"""What is counted in a hand."""
Value: TypeAlias = Callable[[Dealt], int]
"""What is counted in a deal; as a condition it holds unless it is 0."""


def bit(card: Card) -> int:
    """The bit of the card in what is held in its suit."""
    return 1 << (card.rank - 2)


def holding(cards: Iterable[Card]) -> Holding:
    """The cards of a hand as numbers."""
    suits = [0, 0, 0, 0]
    for card in cards:
        suits[card.suit] |= 1 << (card.rank - 2)  # as bit() has it: a call for each card would be most of the time
    return suits[0], suits[1], suits[2], suits[3]


def lengths(held: Holding) -> tuple[int, int, int, int]:
    """How many clubs, diamonds, hearts and spades a hand has."""
    clubs, diamonds, hearts, spades = held
    return clubs.bit_count(), diamonds.bit_count(), hearts.bit_count(), spades.bit_count()


def _ranks(*ranks: int) -> int:
    return sum(1 << (rank - 2) for rank in ranks)


def _table(value: Callable[[int], int]) -> tuple[int, ...]:
    """The value of each of the 8,192 holdings in one suit."""
    return tuple(value(held) for held in range(1 << 13))


def _points(**values: int) -> Callable[[int], int]:
    weights = [(_ranks(_NAMED[name]), value) for name, value in values.items()]
    return lambda held: sum(value for rank, value in weights if held & rank)


def _number(ranks: int) -> Callable[[int], int]:
    return lambda held: (held & ranks).bit_count()


def _losers(held: int) -> int:
    length = held.bit_count()
    return min(length, 3) - (held & _ranks(*(ACE, KING, QUEEN)[:length])).bit_count()


_NAMED = {"ace": ACE, "king": KING, "queen": QUEEN, "jack": JACK}
_VALUES: dict[str, Callable[[int], int]] = {
    "hcp": _points(ace=4, king=3, queen=2, jack=1),
    "controls": _points(ace=2, king=1),
    "c13": _points(ace=6, king=4, queen=2, jack=1),
    "losers": _losers,
    "aces": _number(_ranks(ACE)),
    "kings": _number(_ranks(KING)),
    "queens": _number(_ranks(QUEEN)),
    "jacks": _number(_ranks(JACK)),
    "tens": _number(_ranks(TEN)),
    "top2": _number(_ranks(ACE, KING)),
    "top3": _number(_ranks(ACE, KING, QUEEN)),
    "top4": _number(_ranks(ACE, KING, QUEEN, JACK)),
    "top5": _number(_ranks(ACE, KING, QUEEN, JACK, TEN)),
}
MEASURES = tuple(_VALUES)
"""What can be counted in a hand, or in one of its suits."""
_tables: dict[str, tuple[int, ...]] = {}


def measure(name: str, suit: Suit | None = None) -> Measure:
    """What counts this, one of MEASURES, in a hand, or in one suit of it."""
    if name not in _tables:
        _tables[name] = _table(_VALUES[name])
    table = _tables[name]
    if suit is not None:
        return lambda held: table[held[suit]]

    def counted(held: Holding) -> int:
        clubs, diamonds, hearts, spades = held
        return table[clubs] + table[diamonds] + table[hearts] + table[spades]

    return counted


def length_of(suit: Suit) -> Measure:
    """What counts the cards of the suit in a hand."""
    return lambda held: held[suit].bit_count()
