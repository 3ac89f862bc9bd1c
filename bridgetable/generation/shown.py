"""What a bidder sees in a hand, what calls tell about the hand of a player, and where an auction stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TypeAlias

import msgspec

from bridgetable.cards.call import Bid, Call, Denomination, Double, Pass
from bridgetable.cards.card import JACK, QUEEN, Card, Suit, high_card_points, of_suit
from bridgetable.cards.seat import Seat

MAJORS = (Suit.SPADES, Suit.HEARTS)
MINORS = (Suit.DIAMONDS, Suit.CLUBS)
NT = Denomination.NT
STRONGEST = 21
"""A hand with more points than this is bid as if it had so many: the system has no words for it."""
ENOUGH = 27
"""With so many points a side is never content with less than a game."""
PACK_POINTS = 40

# -- What a bridge player sees in a hand: its points, its suits and its shape ------------------------------------------


class Hand(msgspec.Struct, frozen=True, dict=True):
    """Thirteen cards, or fewer, as a bidder judges them."""

    cards: frozenset[Card]

    @cached_property
    def points(self) -> int:
        """High-card points: 4 for an ace to 1 for a jack."""
        return high_card_points(self.cards)

    @cached_property
    def lengths(self) -> dict[Suit, int]:
        """The number of cards in each suit."""
        return {suit: len(of_suit(self.cards, suit)) for suit in Suit}

    @cached_property
    def balanced(self) -> bool:
        """Whether it is 4-3-3-3, 4-4-3-2, or 5-3-3-2 with a minor suit of five."""
        majors = max(self.lengths[Suit.SPADES], self.lengths[Suit.HEARTS])
        return self.even and majors < 5

    @cached_property
    def even(self) -> bool:
        """Whether it is 4-3-3-3, 4-4-3-2 or 5-3-3-2."""
        shape = sorted(self.lengths.values(), reverse=True)
        return shape[-1] >= 2 and shape[2] >= 3 - (shape[1] == 4) and shape[0] <= 5

    @cached_property
    def by_length(self) -> tuple[Suit, ...]:
        """The suits, the longest first, and the higher of two that are equally long."""
        return tuple(sorted(Suit, key=lambda suit: (-self.lengths[suit], -suit)))

    def longest_of(self, suits: Sequence[Suit]) -> Suit:
        """The longest of these suits, and the first named of those that are equally long."""
        return max(suits, key=lambda suit: self.lengths[suit])

    def honours(self, suit: Suit) -> int:
        """The number of aces, kings, queens and jacks in a suit."""
        return sum(1 for card in of_suit(self.cards, suit) if card.rank >= JACK)

    def stops(self, suit: Suit) -> bool:
        """Whether it holds the suit at no trump: an ace, a guarded king, or a queen with two more cards."""
        held = sorted((card.rank for card in of_suit(self.cards, suit)), reverse=True)
        return bool(held) and len(held) > 14 - held[0] and held[0] >= QUEEN


# -- What a call tells -------------------------------------------------------------------------------------------------

Lengths: TypeAlias = tuple[tuple[Suit, int], ...]
"""The least number of cards of some suits."""


class Meaning(msgspec.Struct, frozen=True):
    """What a call says: from so many points to so many, at least these lengths, and perhaps that partner must call.

    `also` is what else its player must have for it, of which partner is told nothing. Where a call is `rare` in this
    sense it is made because nothing better is left, and partner does not reckon with it.
    """

    call: Call
    least: int = 0
    most: int = STRONGEST
    lengths: Lengths = ()
    also: Callable[[Hand], bool] | None = None
    forcing: bool = False
    rare: bool = False

    def fits(self, hand: Hand) -> bool:
        """Whether a hand is what the call says."""
        return (
            self.least <= min(hand.points, STRONGEST) <= self.most
            and all(hand.lengths[suit] >= least for suit, least in self.lengths)
            and (self.also is None or self.also(hand))
        )


class Shown(msgspec.Struct, frozen=True):
    """What a player has shown: his least and most points, and the least length of each suit he has named.

    `forces` means that his last call asks partner for another.
    """

    least: int = 0
    most: int = STRONGEST
    lengths: Lengths = ()
    forces: bool = False

    def length(self, suit: Suit) -> int:
        """The least length of a suit."""
        return dict(self.lengths).get(suit, 0)

    @property
    def width(self) -> int:
        """How far the most points are from the least."""
        return self.most - self.least


# -- Where an auction stands -------------------------------------------------------------------------------------------

Calls: TypeAlias = Sequence[tuple[Seat, Call]]
"""The calls of an auction in order, each with its player."""


def has(suit: Suit, least: int = 0, most: int = 13, honours: int = 0) -> Callable[[Hand], bool]:
    """The condition that a hand has from so many cards of a suit to so many, and so many honours among them."""
    return lambda hand: least <= hand.lengths[suit] <= most and hand.honours(suit) >= honours


def longest(suit: Suit, suits: Sequence[Suit], honours: int = 0) -> Callable[[Hand], bool]:
    """The condition that a suit is the longest of these, the first named of those that are equally long."""
    return lambda hand: hand.longest_of(suits) is suit and hand.honours(suit) >= honours


def denomination_of(suit: Suit) -> Denomination:
    """The denomination that names this suit."""
    return Denomination(int(suit))


def highest_bid(calls: Calls) -> Bid | None:
    """The last bid of these calls; None if there is none."""
    return next((call for _, call in reversed(calls) if isinstance(call, Bid)), None)


def lowest_over(bid: Bid | None, denomination: Denomination) -> Bid:
    """The lowest bid in this denomination that is higher than the other bid."""
    if bid is None:
        return Bid(1, denomination)
    return Bid(bid.level + (denomination <= bid.denomination), denomination)


def is_game(bid: Bid) -> bool:
    """Whether the bid, if it is made, scores a game."""
    return bid.level >= (3 if bid.denomination is NT else 4 if bid.denomination.suit in MAJORS else 5)


def _is_suit_bid(call: Call) -> bool:
    return isinstance(call, Bid) and call.denomination is not NT


class Situation(msgspec.Struct, frozen=True, dict=True):
    """An auction as the player sees it who is to call: the calls so far, and what he and his partner have shown.

    `against` is the least that both opponents have together.
    """

    calls: tuple[tuple[Seat, Call], ...]
    seat: Seat
    me: Shown
    partner: Shown
    against: int = 0

    @property
    def must(self) -> int:
        """With so many points a player may not let the auction end below game, for what partner may have."""
        return ENOUGH - self.partner.most if PACK_POINTS - self.against >= ENOUGH else PACK_POINTS

    @cached_property
    def highest(self) -> Bid | None:
        """The highest bid so far."""
        return highest_bid(self.calls)

    @cached_property
    def mine(self) -> list[Bid | Double]:
        """The player's own bids and doubles."""
        return [call for who, call in self.calls if who is self.seat and isinstance(call, Bid | Double)]

    @cached_property
    def partners(self) -> list[Bid | Double]:
        """Partner's bids and doubles."""
        return [call for who, call in self.calls if who is self.seat.partner and isinstance(call, Bid | Double)]

    @cached_property
    def opener(self) -> Seat | None:
        """The player who has made the first bid."""
        return next((who for who, call in self.calls if isinstance(call, Bid)), None)

    @cached_property
    def theirs(self) -> frozenset[Denomination]:
        """The denominations that the opponents have bid."""
        bids = (call for who, call in self.calls if isinstance(call, Bid) and who.side is not self.seat.side)
        return frozenset(call.denomination for call in bids)

    @cached_property
    def their_suits(self) -> tuple[Suit, ...]:
        """The suits that the opponents have bid."""
        return tuple(one.suit for one in self.theirs if one.suit is not None)

    @cached_property
    def unbid(self) -> tuple[Suit, ...]:
        """The suits that the opponents have not bid, the highest first."""
        return tuple(suit for suit in reversed(Suit) if suit not in self.their_suits)

    @cached_property
    def ours(self) -> Bid | None:
        """The last bid of the player's own side."""
        return highest_bid([(who, call) for who, call in self.calls if who.side is self.seat.side])

    @property
    def is_theirs(self) -> bool:
        """Whether the highest bid is the opponents'."""
        return self.highest is not None and self.highest != self.ours

    @cached_property
    def free(self) -> bool:
        """Whether the opponent on the right has bid, so that partner has another turn anyhow."""
        return bool(self.calls) and isinstance(self.calls[-1][1], Bid)

    @property
    def forced(self) -> bool:
        """Whether partner has asked for a call, and would not have another turn."""
        return self.partner.forces and not self.free and self.calls[-2:-1] != () and self.calls[-2][1] != Pass()

    @property
    def ends(self) -> bool:
        """Whether a pass would end the auction."""
        return len(self.calls) > 2 and all(isinstance(call, Pass) for _, call in self.calls[-2:])

    def over(self, denomination: Denomination) -> Bid:
        """The lowest bid in this denomination now."""
        return lowest_over(self.highest, denomination)

    def over_in(self, suit: Suit) -> Bid:
        """The lowest bid in this suit now."""
        return self.over(denomination_of(suit))

    def stopped(self, hand: Hand) -> bool:
        """Whether a hand holds every suit that the opponents have bid, or partner has said that he does."""
        return self._partner_stops or all(hand.stops(suit) for suit in self.their_suits)

    @cached_property
    def _partner_stops(self) -> bool:
        """Whether partner has bid no trump since the opponents last bid a suit."""
        places = [
            at for at, (who, call) in enumerate(self.calls) if who.side is not self.seat.side and _is_suit_bid(call)
        ]
        since = self.calls[places[-1] :] if places else ()
        return any(
            who is self.seat.partner and isinstance(call, Bid) and call.denomination is NT for who, call in since
        )

    def may_double(self) -> bool:
        """Whether the last call that was no pass is a bid of the opponents."""
        last = next(((who, call) for who, call in reversed(self.calls) if not isinstance(call, Pass)), None)
        return last is not None and isinstance(last[1], Bid) and last[0].side is not self.seat.side
