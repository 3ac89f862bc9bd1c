"""The starting point of a search: the cards still to be played, and whose plays are normal."""

from __future__ import annotations

import msgspec

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import Seat
from bridgetable.laws.shared.normal_play import Cards


class Ending(msgspec.Struct, frozen=True):
    """The cards still to be played, the leader of the trick in progress or next trick, its cards, and the trump suit.

    `known` are for each side the suits, as bits, to which one of its opponents has failed to follow.
    """

    hands: Cards
    leader: Seat
    played: tuple[int, ...]
    trump: Suit | None
    known: tuple[int, int] = (0, 0)

    @property
    def size(self) -> int:
        """The number of tricks left, including the one in progress."""
        return max(hand.bit_count() for hand in self.before_the_trick())

    def before_the_trick(self) -> Cards:
        """The hands with the cards of the trick in progress."""
        hands = list(self.hands)
        for step, card in enumerate(self.played):
            hands[(self.leader + step) % 4] |= 1 << card
        north, east, south, west = hands
        return north, east, south, west


class NormalPlay(msgspec.Struct, frozen=True):
    """Which hands play normally, what they know, and the order of play that binds them.

    `sees` is true if these hands see each other's cards; `forgotten` are the opponents' trumps they do not know to be
    out, as bits; `order` is the order of play that was stated.
    """

    hands: tuple[Seat, ...] = ()
    sees: bool = False
    forgotten: int = 0
    order: tuple[Suit | Card, ...] = ()


ANY_PLAY = NormalPlay()
"""No hand plays normally: any legal card may be played."""
