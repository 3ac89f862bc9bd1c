"""What the calls of a plain natural system tell about the hand of the player who made them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TypeAlias

import msgspec

from bridgetable.cards.call import Bid, Call, Denomination, Double, Pass
from bridgetable.cards.card import JACK, QUEEN, TEN, Card, Suit, of_suit
from bridgetable.cards.seat import Seat

# -- What a bridge player sees in a hand: its points, its suits and its shape ------------------------------------------


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


Calls: TypeAlias = Sequence[tuple[Seat, Call]]
"""The calls of an auction in order, each with its player."""

MAJORS = (Suit.SPADES, Suit.HEARTS)
NT = Denomination.NT


class Shown(msgspec.Struct, frozen=True):
    """What a player has shown: his least and most points, and the least length of each suit he has bid."""

    least: int = 0
    most: int = 11
    lengths: tuple[tuple[Suit, int], ...] = ()

    def length(self, suit: Suit) -> int:
        """The least length of a suit."""
        return dict(self.lengths).get(suit, 0)


def highest_bid(calls: Calls) -> Bid | None:
    """The last bid of these calls; None if there is none."""
    return next((call for _, call in reversed(calls) if isinstance(call, Bid)), None)


def lowest_over(bid: Bid | None, denomination: Denomination) -> Bid:
    """The lowest bid in this denomination that is higher than the other bid."""
    if bid is None:
        return Bid(1, denomination)
    return Bid(bid.level + (denomination <= bid.denomination), denomination)


def jumps(calls: Calls, place: int) -> int:
    """By how many levels the bid at this place of the calls is higher than it had to be."""
    bid = calls[place][1]
    return bid.level - lowest_over(highest_bid(calls[:place]), bid.denomination).level if isinstance(bid, Bid) else 0


def shown_by(calls: Calls, seat: Seat) -> Shown:
    """What this player has shown by his calls, as far as his last bid or double tells more than those before."""
    found, spoken = Shown(), False
    for place, (caller, call) in enumerate(calls):
        if caller is seat and not isinstance(call, Bid | Double) and not spoken and _could_have_opened(calls[:place]):
            found = Shown(0, 11)
        if caller is seat and isinstance(call, Bid | Double):
            told = _told_first(calls, place) if not spoken else _told_later(calls, place, found)
            lengths = dict(found.lengths) | {suit: max(n, found.length(suit)) for suit, n in told.lengths}
            found, spoken = Shown(max(told.least, found.least), told.most, tuple(lengths.items())), True
    return found


def _could_have_opened(calls: Calls) -> bool:
    return highest_bid(calls) is None


def _told_first(calls: Calls, place: int) -> Shown:
    """The first bid or double of a player: an opening, a response, or a call over the opponents' opening."""
    seat, call = calls[place]
    before = calls[:place]
    partners = [one for who, one in before if who is seat.partner and isinstance(one, Bid | Double)]
    if isinstance(call, Double):
        return Shown(6, 15) if partners else Shown(12, 20)
    if not isinstance(call, Bid):
        return Shown()
    if highest_bid(before) is None:
        return _opening(call)
    return _response(calls, place, partners) if partners else _overcall(calls, place, call)


def _opening(bid: Bid) -> Shown:
    suit = bid.denomination.suit
    if suit is None:
        return Shown(15, 17) if bid.level == 1 else Shown(20, 22)
    if bid.level == 1:
        return Shown(12, 19, ((suit, 5 if suit in MAJORS else 3),))
    return Shown(5, 10, ((suit, 4 + bid.level),))


def _overcall(calls: Calls, place: int, bid: Bid) -> Shown:
    suit = bid.denomination.suit
    if suit is None:
        return Shown(15, 18)
    if jumps(calls, place):
        return Shown(5, 10, ((suit, 6),))
    return Shown(8 if bid.level == 1 else 11, 16, ((suit, 5),))


def _response(calls: Calls, place: int, partners: list[Bid | Double]) -> Shown:
    bid, first = calls[place][1], partners[0]
    if not isinstance(bid, Bid):
        return Shown()
    suit, jump = bid.denomination.suit, jumps(calls, place)
    if isinstance(first, Double):
        return Shown((0, 9, 12)[min(jump, 2)], (8, 11, 16)[min(jump, 2)], () if suit is None else ((suit, 4),))
    if bid.denomination is first.denomination:
        least = 6 if bid.level == 2 else 10 if bid.level == 3 else 12
        return Shown(least, least + 3, () if suit is None else ((suit, 3 if suit in MAJORS else 5),))
    if suit is None:
        return Shown(*{1: (6, 9), 2: (10, 11)}.get(bid.level, (12, 15)))
    return Shown(6 if bid.level == 1 else 10, 17, ((suit, 4 if bid.level == 1 else 5),))


def _told_later(calls: Calls, place: int, so_far: Shown) -> Shown:
    """A later bid: more of what was shown at the lowest level, and a stronger hand with a jump."""
    call = calls[place][1]
    if not isinstance(call, Bid):
        return Shown(so_far.least, so_far.most)
    suit, jump = call.denomination.suit, jumps(calls, place)
    middle = (so_far.least + min(so_far.most, so_far.least + 6)) // 2
    least, most = (so_far.least, middle) if not jump else (middle + 1, so_far.most)
    known = so_far.length(suit) if suit is not None else 0
    return Shown(least, max(least, most), () if suit is None else ((suit, known + 1 if known else 4),))


# -- The opening bids of the plain system of `bidding`: a strong no trump, five-card majors, weak twos and threes ------


def denomination_of(suit: Suit) -> Denomination:
    """The denomination that names this suit."""
    return Denomination(int(suit))


def opening(hand: Hand, *, fourth: bool) -> Call:
    """What a hand opens where nobody has bid, in fourth seat or before it; a pass if nothing."""
    points, longest = hand.points, hand.by_length[0]
    if hand.balanced and points in (15, 16, 17):
        return Bid(1, NT)
    if hand.balanced and points in (20, 21, 22):
        return Bid(2, NT)
    length = hand.lengths[longest]
    if points >= 12 or (points == 11 and length > 5):
        return Bid(1, denomination_of(_opening_suit(hand)))
    if fourth or points < 6 or hand.honours(longest) < 2:
        return Pass()
    if length == 6 and longest is not Suit.CLUBS:
        return Bid(2, denomination_of(longest))
    return Bid(3, denomination_of(longest)) if length > 6 else Pass()


def _opening_suit(hand: Hand) -> Suit:
    major = max(MAJORS, key=lambda suit: (hand.lengths[suit], suit))
    minor = max((Suit.DIAMONDS, Suit.CLUBS), key=lambda suit: (hand.lengths[suit], suit))
    if hand.lengths[Suit.CLUBS] == hand.lengths[Suit.DIAMONDS] == 3:
        minor = Suit.CLUBS
    return major if hand.lengths[major] >= max(5, hand.lengths[minor]) else minor
