"""The starting point of a search: the cards still to be played, whose plays are normal, and what is clear at once."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import Seat, Side
from bridgetable.laws.shared.normal_play import SUITS, Cards, winners

BySeats: TypeAlias = tuple[bool, ...]
"""One answer for each seat, from North."""


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


class Limits:
    """What a side wins at least and at most from the start of a trick, told by the top cards without a search.

    `helps` are the hands that play for it, `careful` those that play normally and `bound` those that a stated order
    binds, by seat; `free` means that no order was stated and no trump is forgotten.
    """

    def __init__(
        self, trump: Suit | None, side: Side, helps: BySeats, careful: BySeats, bound: BySeats, *, free: bool
    ) -> None:
        self.trump = -1 if trump is None else int(trump)
        self.trumps = 0 if trump is None else SUITS[trump]
        self.side = int(side)
        self.helps, self.careful, self.bound, self.free = helps, careful, bound, free

    def limits(self, hands: Cards, leader: int) -> tuple[int, int]:
        """The fewest and the most tricks of the side."""
        size = hands[leader].bit_count()
        most = size - self.trump_tricks(hands, 1 - self.side)
        if leader & 1 != self.side:
            return self.trump_tricks(hands, self.side), min(most, size - self._cashed(hands, leader))
        return self.surely(hands, leader), most

    def surely(self, hands: Cards, leader: int) -> int:
        """The fewest tricks of the side."""
        trumps = self.trump_tricks(hands, self.side)
        if leader & 1 != self.side:
            return trumps
        sure = self._cashed(hands, leader)
        if sure <= trumps or sure == hands[leader].bit_count() or (self.helps[leader] and not self.bound[leader]):
            return max(trumps, sure)
        led_first = self.free and self.careful[leader] and not _partner_may_overtake(hands, leader)
        return sure if led_first else trumps

    def _cashed(self, hands: Cards, leader: int) -> int:
        """The tricks the leader can win from the top without losing the lead: no hand can beat or ruff these cards."""
        others = hands[leader ^ 1] | hands[leader ^ 2] | hands[leader ^ 3]
        if self.trump >= 0 and others & self.trumps:
            return winners(hands[leader] & self.trumps, others).bit_count()
        return winners(hands[leader], others).bit_count()

    def trump_tricks(self, hands: Cards, side: int) -> int:
        """The tricks a side wins with the highest trumps of one hand, whatever is played."""
        if self.trump < 0:
            return 0
        against = (hands[1 - side] | hands[3 - side]) & self.trumps
        higher = self.trumps & -(1 << against.bit_length())
        return max((hands[side] & higher).bit_count(), (hands[side + 2] & higher).bit_count())


def _partner_may_overtake(hands: Cards, leader: int) -> bool:
    sure = winners(hands[leader], hands[leader ^ 1] | hands[leader ^ 3])
    return winners(sure, hands[leader ^ 2]) != sure
