"""What the tests of equity stand on: whether there is a fast solver, and positions drawn at random."""

from __future__ import annotations

import importlib.util
import random

import pytest

from bridgetable.cards.card import PACK, Card, Suit
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.equity.position import Position

needs_the_fast_solver = pytest.mark.skipif(
    importlib.util.find_spec("endplay") is None, reason="there is no wheel of the fast solver for this system"
)


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
