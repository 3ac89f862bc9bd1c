"""What the tests of equity stand on: whether there is a fast solver, what it says, and positions drawn at random."""

from __future__ import annotations

import importlib.util
import random
from functools import cache

import pytest

from bridgetable.cards.card import PACK, Card, Suit
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.equity.dds import Dds
from bridgetable.equity.position import Position, Solution
from bridgetable.equity.protocol import packed_position, solution_in

needs_the_fast_solver = pytest.mark.skipif(
    importlib.util.find_spec("endplay") is None, reason="there is no wheel of the fast solver for this system"
)


@cache
def fast_solver() -> Dds:
    """The library of DDS, loaded once; it must not be asked from two threads."""
    return Dds()


def solved_fast(position: Position) -> Solution:
    """What the fast solver says of a position."""
    return solution_in(tuple(fast_solver().cards(packed_position(position))))


def random_position(seed: int, size: int) -> Position:
    """An ending of so many tricks, up to three cards of the first trick played lawfully; the same for the same seed."""
    dice = random.Random(seed)
    cards = dice.sample(PACK, 4 * size)
    hands = [set(cards[n * size : (n + 1) * size]) for n in range(4)]
    leader = Seat(dice.randrange(4))
    trick: list[Card] = []
    for seat in leader.round()[: dice.randrange(4)]:
        follows = [card for card in hands[seat] if trick and card.suit is trick[0].suit]
        card = dice.choice(sorted(follows or hands[seat]))
        hands[seat].discard(card)
        trick.append(card)
    trump = dice.choice((None, *Suit))
    return Position(BySeat.of(lambda seat: frozenset(hands[seat])), trump, leader, tuple(trick))
