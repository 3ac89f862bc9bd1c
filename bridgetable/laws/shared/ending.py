"""What a search begins with: the cards still to be played, and whose plays are normal."""

from __future__ import annotations

import msgspec

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import Seat
from bridgetable.laws.shared.normal_play import Cards


class Ending(msgspec.Struct, frozen=True):
    """Cards still to be played, who is to lead or has led, what lies in the trick in progress, and the trump suit.

    `known` are for either side the suits, as bits, that one of its opponents has failed to follow to.
    """

    hands: Cards
    leader: Seat
    played: tuple[int, ...]
    trump: Suit | None
    known: tuple[int, int] = (0, 0)

    @property
    def size(self) -> int:
        """How many tricks are left, the one in progress included."""
        return max(hand.bit_count() for hand in self.before_the_trick())

    def before_the_trick(self) -> Cards:
        """The hands with the cards of the trick in progress."""
        hands = list(self.hands)
        for step, card in enumerate(self.played):
            hands[(self.leader + step) % 4] |= 1 << card
        north, east, south, west = hands
        return north, east, south, west


class NormalPlay(msgspec.Struct, frozen=True):
    """Whose plays are normal, and what they know and are bound by.

    `sees` says that these hands see each other's cards; `forgotten` are the opponents' trumps they do not know to be
    out, as bits, and `order` is the order of play that was stated.
    """

    hands: tuple[Seat, ...] = ()
    sees: bool = False
    forgotten: int = 0
    order: tuple[Suit | Card, ...] = ()


ANY_PLAY = NormalPlay()
"""Nobody's plays are normal: any legal card may be played."""
