"""What a bridge player sees in a hand: its points, its suits and its shape."""

from __future__ import annotations

from functools import cached_property

import msgspec

from bridgetable.cards.card import JACK, QUEEN, TEN, Card, Suit, of_suit


class Hand(msgspec.Struct, frozen=True, dict=True):
    """Thirteen cards, or fewer, as a bidder judges them."""

    cards: frozenset[Card]

    @cached_property
    def points(self) -> int:
        """High-card points: 4 for an ace to 1 for a jack."""
        return sum(card.rank - TEN for card in self.cards if card.rank >= JACK)

    @cached_property
    def lengths(self) -> dict[Suit, int]:
        """The number of cards in each suit."""
        return {suit: len(of_suit(self.cards, suit)) for suit in Suit}

    @cached_property
    def balanced(self) -> bool:
        """Whether it is 4-3-3-3, 4-4-3-2, or 5-3-3-2 with a minor suit of five."""
        shape = sorted(self.lengths.values(), reverse=True)
        majors = max(self.lengths[Suit.SPADES], self.lengths[Suit.HEARTS])
        return shape[-1] >= 2 and shape[2] >= 3 - (shape[1] == 4) and shape[0] <= 5 and majors < 5

    @cached_property
    def by_length(self) -> tuple[Suit, ...]:
        """The suits, the longest first, and the higher of two that are equally long."""
        return tuple(sorted(Suit, key=lambda suit: (-self.lengths[suit], -suit)))

    def honours(self, suit: Suit) -> int:
        """The number of aces, kings, queens and jacks in a suit."""
        return sum(1 for card in of_suit(self.cards, suit) if card.rank >= JACK)

    def stops(self, suit: Suit) -> bool:
        """Whether it holds the suit at no trump: an ace, a guarded king, or a queen with two more cards."""
        held = sorted((card.rank for card in of_suit(self.cards, suit)), reverse=True)
        return bool(held) and len(held) > 14 - held[0] and held[0] >= QUEEN
