"""The opening bids of the plain system of `bidding`: a strong no trump, five-card majors, weak twos and threes."""

from __future__ import annotations

from bridgetable.cards.call import Bid, Call, Denomination, Pass
from bridgetable.cards.card import Suit
from bridgetable.generation.hand import Hand
from bridgetable.generation.shown import MAJORS, NT


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
