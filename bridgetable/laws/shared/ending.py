"""The starting point of a search: the cards still to be played, whose plays are normal, and what is clear at once."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import Seat, Side
from bridgetable.laws.shared.normal_play import SUITS, Cards, winners

BySeats: TypeAlias = tuple[bool, ...]
"""One answer for each seat, from North."""


class HeldPenaltyCard(msgspec.Struct, frozen=True):
    """A penalty card as its bit; `later` means that it need not be played to the trick in progress (62C2)."""

    seat: Seat
    card: int
    major: bool
    later: bool = False


class LeadAsTold(msgspec.Struct, frozen=True):
    """What a defender must lead when he is next on lead, or may not lead then, as the bits of the suits."""

    seat: Seat
    suits: int
    required: bool


class Obligations(msgspec.Struct, frozen=True):
    """What binds the players of an ending beside the suit led: penalty cards, leads that declarer restrained, and
    for the trick in progress or next trick sets of cards, each of which is played if it can be.

    `chosen` means that declarer has already said what he wants of the lead to that trick (50D2); `leading` are the
    suits that its leader may not lead as long as he retains the lead.
    """

    declarer: Seat
    penalty_cards: tuple[HeldPenaltyCard, ...] = ()
    leads: tuple[LeadAsTold, ...] = ()
    now: tuple[tuple[Seat, int], ...] = ()
    chosen: bool = False
    leading: int = 0


class Ending(msgspec.Struct, frozen=True):
    """The cards still to be played, the leader of the trick in progress or next trick, its cards, and the trump suit.

    `known` are for each side the suits, as bits, to which one of its opponents has failed to follow; `obligations`
    what binds the players beside the suit led.
    """

    hands: Cards
    leader: Seat
    played: tuple[int, ...]
    trump: Suit | None
    known: tuple[int, int] = (0, 0)
    obligations: Obligations | None = None

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
    out, as bits; `order` is the order of play that was stated. `partner` plays normally too, but has stated and
    forgotten nothing: he is the partner of a defender. With `from_the_top` a suit is led from the top (70E2).
    """

    hands: tuple[Seat, ...] = ()
    sees: bool = False
    forgotten: int = 0
    order: tuple[Suit | Card, ...] = ()
    partner: tuple[Seat, ...] = ()
    from_the_top: bool = False


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
        return max(trumps, self._led_first(hands, leader, sure)) if self.free and self.careful[leader] else trumps

    def _led_first(self, hands: Cards, leader: int, sure: int) -> int:
        """The tricks of a leader who plays normally, and so leads what no opponent can beat before anything else.

        Partner, who plays normally too, may win some of them and lead on himself: whichever of the two is on lead, a
        trick takes at most one winner from each hand.
        """
        against = hands[leader ^ 1] | hands[leader ^ 3]
        if self.trumps & against:
            return 0 if _partner_may_overtake(hands, leader) else sure
        mine = winners(hands[leader], against).bit_count()
        if not (self.trumps & hands[leader ^ 2] or _partner_may_overtake(hands, leader)):
            return mine
        return min(mine, max(1, winners(hands[leader ^ 2], against).bit_count())) if self.careful[leader ^ 2] else 0

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
