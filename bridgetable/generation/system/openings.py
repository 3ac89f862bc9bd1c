"""Opening bids: a strong no trump, five-card majors, weak twos and threes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bridgetable.cards.call import Bid, Pass
from bridgetable.cards.card import Suit
from bridgetable.generation.shown import MAJORS, NT, STRONGEST, Hand, Meaning, Situation, denomination_of

OPENS = 12
WEAK = (6, 10)
LONG = 6


def openings(situation: Situation) -> Iterator[Meaning]:
    """What the first bid of an auction says, and a pass before it."""
    yield Meaning(Bid(1, NT), 15, 17, also=lambda hand: hand.balanced)
    yield Meaning(Bid(2, NT), 20, also=lambda hand: hand.even or hand.points > STRONGEST)
    for suit in Suit:
        bid, lengths = Bid(1, denomination_of(suit)), ((suit, 5 if suit in MAJORS else 3),)
        yield Meaning(bid, OPENS, lengths=lengths, also=_is_opened(suit))
        yield Meaning(bid, OPENS - 1, OPENS - 1, ((suit, LONG),), _is_opened(suit), rare=True)
    if len(situation.calls) < 3:
        yield from _weak()
    yield Meaning(Pass(), 0, OPENS - 1)


def _weak() -> Iterator[Meaning]:
    for suit in Suit:
        if suit is not Suit.CLUBS:
            yield Meaning(Bid(2, denomination_of(suit)), *WEAK, ((suit, LONG),), _good(suit, LONG))
        yield Meaning(Bid(3, denomination_of(suit)), *WEAK, ((suit, LONG + 1),), _good(suit, 13))


def _good(suit: Suit, most: int) -> Callable[[Hand], bool]:
    return lambda hand: hand.by_length[0] is suit and hand.lengths[suit] <= most and hand.honours(suit) >= 2


def _is_opened(suit: Suit) -> Callable[[Hand], bool]:
    return lambda hand: _suit(hand) is suit


def _suit(hand: Hand) -> Suit:
    """The suit that is opened: a major of five cards if it is as long as any, else the longer minor."""
    major = hand.longest_of(MAJORS)
    minor = hand.longest_of((Suit.DIAMONDS, Suit.CLUBS))
    if hand.lengths[Suit.CLUBS] == hand.lengths[Suit.DIAMONDS] == 3:
        minor = Suit.CLUBS
    return major if hand.lengths[major] >= max(5, hand.lengths[minor]) else minor
