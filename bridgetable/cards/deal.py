"""Deals: the four hands before the first lead, checked or drawn at random."""

from __future__ import annotations

from typing import TypeAlias

from bridgetable.cards.card import PACK, Card
from bridgetable.cards.seat import BySeat, Seat

Hands: TypeAlias = BySeat[frozenset[Card]]

FULL_HAND = 13
"""The cards of a hand from which no trick has been played."""

EMPTY_HANDS: Hands = BySeat(frozenset(), frozenset(), frozenset(), frozenset())


class DealError(ValueError):
    """The hands cannot be those of a deal; `key` and `blanks` are the message that says why."""

    def __init__(self, key: str, **blanks: object) -> None:
        super().__init__(key, blanks)
        self.key = key
        self.blanks = blanks


def checked_deal(hands: Hands) -> Hands:
    """The hands unchanged; raises DealError if a card is in two hands or their sizes are not equal and 1 to 13."""
    seen: set[Card] = set()
    for hand in hands:
        if twice := sorted(seen & hand):
            raise DealError("deal-card-twice", card=twice[0])
        seen |= hand
    sizes = {len(hand) for hand in hands}
    if len(sizes) > 1 or not 1 <= next(iter(sizes)) <= FULL_HAND:
        raise DealError("deal-uneven", sizes=tuple(len(hand) for hand in hands))
    return hands


def random_deal(seed: int) -> Hands:
    """A full deal drawn at random; the same seed gives the same deal on every machine."""
    from random import Random

    cards = list(PACK)
    Random(seed).shuffle(cards)
    return BySeat.of(lambda seat: frozenset(cards[seat * FULL_HAND : (seat + 1) * FULL_HAND]))


def holder(hands: Hands, card: Card) -> Seat | None:
    """The seat that holds the card, or None."""
    return next((seat for seat, hand in hands.items() if card in hand), None)


LARGEST_SEED = 999_999


def random_seed() -> int:
    """A seed from 1 to LARGEST_SEED, different each time."""
    from random import SystemRandom

    return SystemRandom().randint(1, LARGEST_SEED)
