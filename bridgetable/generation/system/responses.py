"""What the partner of the opening bidder says, over a pass, a bid or a double."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bridgetable.cards.call import Bid, Denomination, Double, Pass
from bridgetable.cards.card import Suit
from bridgetable.generation.shown import (
    ENOUGH,
    MAJORS,
    MINORS,
    NT,
    Hand,
    Meaning,
    Shown,
    Situation,
    denomination_of,
    has,
    longest,
)

GAME, SLAM = 25, 33
"""The points of both hands that game and small slam need."""
ANSWERS = 6
"""With fewer points partner's opening of one is passed."""
FOUR_SPADES = Bid(4, Denomination.S)


def responses(situation: Situation) -> Iterator[Meaning]:
    """What the partner of the opening bidder says at his first turn after it."""
    opened = situation.partners[0]
    assert isinstance(opened, Bid)
    suit = opened.denomination.suit
    if suit is None:
        yield from over_no_trump(situation, situation.partner, opened.level)
    elif opened.level > 1:
        yield from _over_weak(situation, suit)
    elif situation.theirs:
        yield from _in_competition(situation, suit)
    else:
        yield from _over_one(situation, suit)


# -- over one of a suit ------------------------------------------------------------------------------------------------


def _over_one(situation: Situation, opened: Suit) -> Iterator[Meaning]:
    """Raises of a major, new suits, which force, no trump, and raises of a minor."""
    if opened in MAJORS:
        yield from _raises_of_major(opened)
    yield from _one_over_one(situation, opened)
    if opened in MINORS:
        yield Meaning(Bid(3, denomination_of(opened)), 10, 11, ((opened, 5),))
        yield Meaning(Bid(2, denomination_of(opened)), ANSWERS, 9, ((opened, 5),))
    yield Meaning(Bid(3, NT), 13, 15, also=lambda hand: hand.even and hand.lengths[opened] < 4 - (opened in MAJORS))
    yield Meaning(Bid(2, NT), 10, 12, also=lambda hand: hand.even)
    yield from _two_over_one(situation, opened)
    if opened in MAJORS:
        yield Meaning(Bid(4, denomination_of(opened)), 16, lengths=((opened, 3),), rare=True)
    yield Meaning(Bid(2, NT), 10, 12)
    yield Meaning(Bid(3, NT), 13)
    yield Meaning(Bid(1, NT), ANSWERS, 9)
    yield from _out_of_a_misfit(situation, opened)
    yield Meaning(Pass(), 0, ANSWERS - 1)


def _raises_of_major(opened: Suit) -> Iterator[Meaning]:
    den = denomination_of(opened)
    yield Meaning(Bid(4, den), 12, 15, ((opened, 3),))
    yield Meaning(Bid(4, den), 10, 11, ((opened, 4),), _has_shortness)
    yield Meaning(Bid(3, den), 10, 11, ((opened, 3),))
    yield Meaning(Bid(3, den), 8, 9, ((opened, 4),), _has_shortness, rare=True)
    yield Meaning(Bid(2, den), 5, 9, ((opened, 3),))


def _has_shortness(hand: Hand) -> bool:
    return min(hand.lengths.values()) < 2


def _one_over_one(situation: Situation, opened: Suit) -> Iterator[Meaning]:
    """The longest suit that there is room for at the one level; of two with four cards the lower, else the higher."""
    suits = [suit for suit in Suit if suit is not opened and situation.over_in(suit).level == 1]

    def best(hand: Hand) -> Suit:
        return max(suits, key=lambda suit: (hand.lengths[suit], suit if hand.lengths[suit] > 4 else -suit))

    def is_best(suit: Suit) -> Callable[[Hand], bool]:
        return lambda hand: best(hand) is suit and (hand.points < 12 or not _longer_elsewhere(hand, suit, suits))

    for suit in suits:
        yield Meaning(situation.over_in(suit), ANSWERS, lengths=((suit, 4),), also=is_best(suit), forcing=True)


def _longer_elsewhere(hand: Hand, suit: Suit, suits: list[Suit]) -> bool:
    """Whether a suit that would have to be bid at the two level is longer, and long enough for it."""
    return any(hand.lengths[other] > max(4, hand.lengths[suit]) for other in Suit if other not in suits)


def _two_over_one(situation: Situation, opened: Suit) -> Iterator[Meaning]:
    suits = [suit for suit in Suit if suit is not opened and situation.over_in(suit).level == 2]
    for least in (5, 4):
        for suit in suits:
            if least == 5 or suit in MINORS:
                yield Meaning(
                    situation.over_in(suit), 10, lengths=((suit, least),), also=longest(suit, suits), forcing=True
                )


def _out_of_a_misfit(situation: Situation, opened: Suit) -> Iterator[Meaning]:
    """With a few points too little, but no fit for the suit of partner, something is said all the same."""
    for suit in Suit:
        if suit is not opened and situation.over_in(suit).level == 1:
            yield Meaning(
                situation.over_in(suit),
                3,
                ANSWERS - 1,
                ((suit, 4),),
                has(opened, most=1 + (opened in MINORS)),
                forcing=True,
                rare=True,
            )
    yield Meaning(Bid(1, NT), 3, ANSWERS - 1, also=has(opened, most=1), rare=True)


# -- over one of a suit and an opponent's bid or double ----------------------------------------------------------------


def _in_competition(situation: Situation, opened: Suit) -> Iterator[Meaning]:
    highest, den = situation.highest, denomination_of(opened)
    assert highest is not None
    cheapest, fit = situation.over(den), 3 if opened in MAJORS else 5
    if opened in MAJORS and highest < Bid(4, den):
        yield Meaning(Bid(4, den), 12, lengths=((opened, fit),))
    if cheapest.level == 2:
        yield Meaning(Bid(3, den), 10, 11, ((opened, fit),))
        yield Meaning(cheapest, 5, 9, ((opened, fit),))
    elif cheapest.level == 3:
        yield Meaning(cheapest, 9, 11, ((opened, fit),))
        yield Meaning(cheapest, 6, 8, ((opened, fit + 1),))
    yield from _new_suits(situation, opened)
    yield from _negative_double(situation, opened)
    yield from _no_trump_over_theirs(situation)
    yield Meaning(Bid(4, den), 12, lengths=((opened, 5),), rare=True)
    if highest.level <= 3:
        yield Meaning(Double(), 12, forcing=True, rare=True)
    yield Meaning(Double(), 14)
    yield Meaning(Pass(), 0, 11)


def _new_suits(situation: Situation, opened: Suit) -> Iterator[Meaning]:
    for suit in sorted(Suit, reverse=True):
        bid = situation.over_in(suit)
        if suit is opened or suit in situation.their_suits or bid.level > 3:
            continue
        length = 4 if bid.level == 1 and suit is not Suit.SPADES else 5
        least = (ANSWERS, 10, 12)[bid.level - 1]
        yield Meaning(
            bid, least, lengths=((suit, length + (bid.level == 3)),), also=_to_show(suit, situation.unbid), forcing=True
        )


def _to_show(suit: Suit, suits: Sequence[Suit]) -> Callable[[Hand], bool]:
    return lambda hand: hand.longest_of(suits) is suit or hand.lengths[suit] > 4


def _negative_double(situation: Situation, opened: Suit) -> Iterator[Meaning]:
    highest = situation.highest
    majors = [suit for suit in MAJORS if suit is not opened and suit not in situation.their_suits]
    if highest is None or highest.level > 3 or not majors or NT in situation.theirs:
        return
    least = 7 + highest.level
    shown = tuple((suit, 4 if len(majors) == 1 else 3) for suit in majors)
    yield Meaning(Double(), least, lengths=shown, also=lambda hand: _four_of(hand, majors), forcing=True)


def _four_of(hand: Hand, suits: Sequence[Suit]) -> bool:
    return any(hand.lengths[suit] >= 4 for suit in suits)


def _no_trump_over_theirs(situation: Situation) -> Iterator[Meaning]:
    stopped = situation.stopped
    yield Meaning(Bid(1, NT), 7, 10, also=stopped)
    least = 10 if situation.over(NT).level == 2 else 11
    yield Meaning(Bid(2, NT), least, 12, also=stopped)
    yield Meaning(Bid(3, NT), 13, also=stopped)


# -- over no trump, of an opening or an overcall -----------------------------------------------------------------------


def over_no_trump(situation: Situation, partner: Shown, level: int) -> Iterator[Meaning]:
    """What is said over partner's one or two no trump: to play, an invitation, a major of five cards, or game."""
    game, slam = GAME - partner.least, SLAM - partner.least
    if level > 1:
        game = min(game, ENOUGH - partner.most)
    yield Meaning(Bid(6, NT), slam, also=lambda hand: hand.even)
    for suit in MAJORS:
        yield Meaning(Bid(4, denomination_of(suit)), max(0, game - 2), lengths=((suit, 6),))
    for suit in MAJORS:
        if level == 2 or Bid(3, denomination_of(suit)) != situation.over_in(suit):
            yield Meaning(Bid(3, denomination_of(suit)), game, lengths=((suit, 5),), forcing=True)
    yield Meaning(Bid(6, NT), slam)
    yield Meaning(Bid(3, NT), game, also=situation.stopped)
    invites = max(0, game - 2)
    if level == 1:
        yield Meaning(Bid(2, NT), invites, game - 1, also=situation.stopped)
        for suit in sorted(Suit, reverse=True):
            if situation.over_in(suit).level == 2 and suit not in situation.their_suits:
                least = 6 if suit is Suit.CLUBS else 5
                yield Meaning(
                    Bid(2, denomination_of(suit)), 4 if situation.theirs else 0, invites - 1, ((suit, least),)
                )
    if situation.theirs:
        yield Meaning(Double(), game - 1)
        yield Meaning(Bid(3, NT), game, rare=True)
    yield Meaning(Pass(), 0, game - 1)


# -- over a weak opening -----------------------------------------------------------------------------------------------


def _over_weak(situation: Situation, suit: Suit) -> Iterator[Meaning]:
    den, fit = denomination_of(suit), 8 - situation.partner.length(suit)
    opened = situation.partners[0]
    assert isinstance(opened, Bid)
    if suit in MAJORS:
        yield Meaning(Bid(4, den), 14, lengths=((suit, fit),))
    for major in MAJORS:
        if major is not suit:
            yield Meaning(Bid(4, denomination_of(major)), 15, lengths=((major, 7),))
    yield Meaning(Bid(3, NT), 16, also=lambda hand: situation.stopped(hand) and hand.lengths[suit] > 0)
    if suit in MINORS:
        yield Meaning(Bid(5, den), 15, lengths=((suit, fit),))
    for major in MAJORS:
        yield Meaning(Bid(4, denomination_of(major)), 16, lengths=((major, 6),))
    yield Meaning(Bid(3, NT), 16, also=situation.stopped)
    if opened.level == 2:
        yield Meaning(Bid(3, den), 6, 13, ((suit, fit + 1),), lambda hand: situation.free)
    if situation.theirs:
        yield Meaning(Double(), 14)
    yield Meaning(Bid(4 if suit in MAJORS else 5, den), 16, rare=True)
    yield Meaning(Pass(), 0, 15)
