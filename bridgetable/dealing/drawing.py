"""Drawing deals at random until one meets the conditions."""

from __future__ import annotations

import random
from collections.abc import Generator

from bridgetable.cards.card import PACK, Card
from bridgetable.cards.deal import Hands
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.dealing.conditions import Conditions, conditions_of
from bridgetable.dealing.holdings import Dealt
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError

MOST_DEALS = 2_000_000
"""How many deals are drawn before it is said that none was found."""
DEALS_A_REPORT = 20_000
"""How many deals are drawn between two reports of how many there were."""


def draw(text: str, seed: int, most: int = MOST_DEALS) -> Generator[int, None, Hands]:
    """Returns the first deal under the conditions of the text; yields how many were drawn before, now and then.

    The same text and seed give the same deal on every machine. Raises RefusedError if the text cannot be read, or if
    none of that many deals meets the conditions.
    """
    return (yield from first_deal(conditions_of(text), seed, most))


def first_deal(conditions: Conditions, seed: int, most: int = MOST_DEALS) -> Generator[int, None, Hands]:
    """Returns the first deal that meets the conditions, as `draw` does."""
    dice = random.Random(seed)
    fixed = {card for hand in conditions.fixed for card in hand}
    free = [card for card in PACK if card not in fixed]
    for number in range(most):
        if number and number % DEALS_A_REPORT == 0:
            yield number
        dice.shuffle(free)
        if conditions.hold_of(_as_numbers(conditions.fixed, free)):
            return _as_hands(conditions.fixed, free)
    raise RefusedError(say("dealing-none-found", number=most))


def _as_numbers(fixed: Hands, free: list[Card]) -> Dealt:
    held = []
    at = 0
    for hand in fixed:
        end = at + 13 - len(hand)
        suits = [0, 0, 0, 0]
        for card in hand:
            suits[card.suit] |= 1 << (card.rank - 2)
        for card in free[at:end]:
            suits[card.suit] |= 1 << (card.rank - 2)
        held.append((suits[0], suits[1], suits[2], suits[3]))
        at = end
    return held[0], held[1], held[2], held[3]


def _as_hands(fixed: Hands, free: list[Card]) -> Hands:
    ends = [0]
    for hand in fixed:
        ends.append(ends[-1] + 13 - len(hand))
    return BySeat.of(lambda seat: fixed[seat] | frozenset(free[ends[seat] : ends[Seat(seat) + 1]]))
