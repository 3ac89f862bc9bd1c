"""Drawing deals at random until one meets the conditions."""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator

from bridgetable.cards.card import PACK, Card
from bridgetable.cards.deal import Hands
from bridgetable.cards.seat import BySeat
from bridgetable.dealing.conditions import Conditions, conditions_of
from bridgetable.dealing.holdings import holding
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
        north, east, south, west = map(holding, _completed(conditions.fixed, free))
        if conditions.hold_of((north, east, south, west)):
            return BySeat(*map(frozenset, _completed(conditions.fixed, free)))
    raise RefusedError(say("dealing-none-found", number=most))


def _completed(fixed: Hands, free: list[Card]) -> Iterator[list[Card]]:
    """Each hand: its fixed cards and the next of the free ones, 13 in all."""
    at = 0
    for hand in fixed:
        end = at + 13 - len(hand)
        yield [*hand, *free[at:end]]
        at = end
