"""What is said over the opponents' opening, and what partner answers to an overcall or a double for takeout."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bridgetable.cards.call import Bid, Double, Pass
from bridgetable.cards.card import Suit
from bridgetable.generation.shown import MAJORS, MINORS, NT, Hand, Meaning, Situation, denomination_of, has, longest
from bridgetable.generation.system.responses import over_no_trump

STRONG = 16
"""With so many points a player is never silent."""
LIGHTER = 3
"""With so many points less a player calls where the auction would end otherwise."""
LIGHT_TO, FOUR_LEVEL = 3, 4
MOST_FOR_TAKEOUT = 3
"""Where the opponents have bid so many suits a double no longer asks partner for his."""
THEIRS = 14
"""With so many points shown by the opponents the other side has no game."""


def over_their_bid(situation: Situation) -> Iterator[Meaning]:
    """What a player says whose side has said nothing yet."""
    highest = situation.highest
    assert highest is not None
    is_light = situation.ends and (highest.level < LIGHT_TO or situation.against < THEIRS)
    less = LIGHTER if is_light else 0
    if highest == Bid(1, NT):
        yield Meaning(Double(), 15)
        yield from _suits_over_no_trump(situation)
    elif highest.denomination is NT or highest.level >= FOUR_LEVEL:
        yield Meaning(Double(), STRONG)
    else:
        yield from _no_trump(situation, highest, less)
        yield from _overcalls(situation, less)
        yield from _takeout(situation, highest, less)
    yield Meaning(Pass(), 0, STRONG - 1 - less)


def _suits_over_no_trump(situation: Situation) -> Iterator[Meaning]:
    for suit in situation.unbid:
        bid = situation.over_in(suit)
        yield Meaning(bid, 8, 14, ((suit, 5),), has(suit, 6, honours=2))
        yield Meaning(bid, 11, 14, ((suit, 5),), has(suit, honours=3))


def _no_trump(situation: Situation, highest: Bid, less: int) -> Iterator[Meaning]:
    def fits(hand: Hand) -> bool:
        has_theirs = any(hand.lengths[suit] > 4 for suit in situation.their_suits)
        return (hand.even or has_theirs) and situation.stopped(hand)

    if highest.level == 1:
        yield Meaning(Bid(1, NT), 15 - less, 18 - less, also=fits)
    elif highest.level == 2:
        yield Meaning(Bid(2, NT), 16 - less, 18, also=fits)
        yield Meaning(Bid(3, NT), 19, also=fits)
    else:
        yield Meaning(Bid(3, NT), 16, also=fits)


def _overcalls(situation: Situation, less: int) -> Iterator[Meaning]:
    """A suit of five cards at the one level, better ones at the two level, and a jump with six and a weak hand."""
    unbid = situation.unbid
    for suit in unbid:
        bid, first, good = situation.over_in(suit), longest(suit, unbid), longest(suit, unbid, honours=2)
        if bid.level == 1:
            yield Meaning(bid, 8 - less, STRONG, ((suit, 5),), good)
            yield Meaning(bid, 11 - less, STRONG, ((suit, 5),), first)
            if not less:
                yield Meaning(Bid(2, bid.denomination), 5, 7, ((suit, 6),), good)
                yield Meaning(bid, 7, 7, ((suit, 5),), longest(suit, unbid, honours=3))
        elif bid.level == 2:
            yield Meaning(bid, 12 - less, STRONG, ((suit, 5),), good)
            yield Meaning(bid, 10 - less, STRONG, ((suit, 5 if less else 6),), first)
        elif bid.level == 3:
            yield Meaning(bid, 13 - less, STRONG, ((suit, 5 if less else 6),), good)


def _takeout(situation: Situation, highest: Bid, less: int) -> Iterator[Meaning]:
    """A double: an opening hand short in their suits, or one that is too strong for anything else."""
    suits, unbid = situation.their_suits, situation.unbid
    short = 2 if len(suits) == 1 else 4

    def shape(hand: Hand) -> bool:
        return sum(hand.lengths[suit] for suit in suits) <= short and all(hand.lengths[suit] >= 3 for suit in unbid)

    presumed = tuple((suit, 3) for suit in unbid)
    if len(suits) >= MOST_FOR_TAKEOUT:
        yield Meaning(Double(), STRONG)
        return
    yield Meaning(Double(), 11 + min(2, highest.level) - less, lengths=presumed, also=shape, forcing=True)
    if highest.level == 3:
        for suit in unbid:
            yield Meaning(situation.over_in(suit), STRONG, lengths=((suit, 5),), also=longest(suit, unbid))
    yield Meaning(Double(), STRONG, forcing=True)
    if less:
        yield Meaning(Double(), 11 if highest.level == 1 else 12, forcing=True, rare=True)


# -- partner has doubled for takeout -----------------------------------------------------------------------------------


def over_double(situation: Situation) -> Iterator[Meaning]:
    """What the partner of a player says who has doubled for takeout, or no trump for penalties."""
    more = max(0, 12 - situation.partner.least)
    bid_before = situation.highest
    assert bid_before is not None
    if not situation.partner.forces:
        for suit in situation.unbid:
            if situation.over_in(suit).level == 2:
                yield Meaning(situation.over_in(suit), 0, 5, ((suit, 5),))
        yield Meaning(Pass())
        return
    yield from _games_over_double(situation, more)
    majors = [suit for suit in MAJORS if suit in situation.unbid]

    def no_major(hand: Hand) -> bool:
        held = situation.stopped(hand) or all(hand.lengths[suit] >= 4 for suit in situation.their_suits)
        return held and all(hand.lengths[suit] < 4 for suit in majors)

    yield Meaning(Bid(2, NT), 11 + more, 12 + more, also=no_major)
    least = 6 if situation.free else 0
    for suit in _in_order(situation):
        cheapest = situation.over_in(suit)
        length = 4 if suit in MAJORS else 5
        jump = Bid(cheapest.level + 1, cheapest.denomination)
        if cheapest.level < 3:
            yield Meaning(jump, 9 + more, 15 + more, ((suit, length),), _best(situation, suit))
    yield Meaning(Bid(1, NT), 6 + more, 10 + more, also=no_major)
    for suit in _in_order(situation):
        yield Meaning(situation.over_in(suit), least, 10 + more, ((suit, 4),), _best(situation, suit))
    if not least:
        for suit in _in_order(situation):
            yield Meaning(situation.over_in(suit), 0, 10 + more, ((suit, 3),), _best(situation, suit), rare=True)
    for suit in _in_order(situation):
        yield Meaning(situation.over_in(suit), 9 + more, lengths=((suit, 3),), also=_best(situation, suit), rare=True)
    if situation.free:
        yield Meaning(Double(), 8 + more, forcing=True)
    yield Meaning(Pass(), 0, 9)


def _games_over_double(situation: Situation, more: int) -> Iterator[Meaning]:
    for suit in MAJORS:
        if suit in situation.unbid:
            # Where there is no room for a jump an invitation is a game.
            least = (10 if situation.over_in(suit).level > 2 else 12) + more
            yield Meaning(Bid(4, denomination_of(suit)), least, lengths=((suit, 4),), also=_best(situation, suit))
    yield Meaning(Bid(3, NT), 13 + more, also=situation.stopped)
    for suit in MAJORS:
        if suit in situation.unbid:
            yield Meaning(Bid(4, denomination_of(suit)), 12 + more, lengths=((suit, 4),))
    for suit in MINORS:
        if suit in situation.unbid:
            yield Meaning(Bid(5, denomination_of(suit)), 13 + more, lengths=((suit, 5),))
    yield Meaning(Bid(3, NT), 14 + more)
    for suit in MINORS:
        if suit in situation.unbid and situation.over_in(suit).level == FOUR_LEVEL:
            yield Meaning(Bid(5, denomination_of(suit)), 11 + more, lengths=((suit, 4),), also=_best(situation, suit))


def _in_order(situation: Situation) -> list[Suit]:
    return [suit for suit in (*MAJORS, *MINORS) if suit in situation.unbid]


def _best(situation: Situation, suit: Suit) -> Callable[[Hand], bool]:
    """Whether a suit is what a hand answers a double with: a major of four cards, else its longest."""

    def is_best(hand: Hand) -> bool:
        suits = _in_order(situation)
        majors = [one for one in suits if one in MAJORS and hand.lengths[one] >= 4]
        return hand.longest_of(majors or suits) is suit

    return is_best


# -- partner has overcalled --------------------------------------------------------------------------------------------


def over_overcall(situation: Situation) -> Iterator[Meaning]:
    """What the partner of a player says who has overcalled in a suit or in no trump."""
    overcall = situation.partners[0]
    assert isinstance(overcall, Bid)
    suit, partner = overcall.denomination.suit, situation.partner
    if suit is None:
        yield from over_no_trump(situation, partner, overcall.level)
        return
    den, fit = overcall.denomination, 8 - partner.length(suit)
    middle = (partner.least + partner.most) // 2
    game, invites = 26 - middle, 27 - partner.most
    if suit in MAJORS:
        yield Meaning(Bid(4, den), game, lengths=((suit, fit),))
    yield Meaning(Bid(3, NT), game + 1, also=situation.stopped)
    if suit in MINORS:
        yield Meaning(Bid(5, den), game + 1, lengths=((suit, fit),))
    cheapest = situation.over(den)
    jump = Bid(cheapest.level + 1, den)
    if jump.level <= 3:
        yield Meaning(jump, invites - 1, game - 1, ((suit, fit),))
    if cheapest.level <= 3:
        yield Meaning(cheapest, 6 if cheapest.level == 2 else 9, game - 1, ((suit, fit),))
    for other in situation.unbid:
        bid = situation.over_in(other)
        if other is not suit and bid.level <= 2:
            yield Meaning(bid, 7 + bid.level, 15, ((other, 5 + (bid.level > 1)),))
    for other in situation.unbid:
        level = situation.over_in(other).level
        if other is not suit and level <= 3:
            enough = has(other, 5 if level <= 2 else 6)
            yield Meaning(situation.over_in(other), 4, 15, ((other, 5),), _both(has(suit, most=1), enough), rare=True)
    yield Meaning(Bid(1, NT), 9, 12, also=situation.stopped)
    yield Meaning(Bid(2, NT), invites, game, also=situation.stopped)
    for other in situation.unbid:
        bid = situation.over_in(other)
        if other is not suit and bid.level <= 3:
            yield Meaning(bid, invites, lengths=((other, 5),), rare=True)
    if cheapest.level <= 3:
        yield Meaning(cheapest, invites, game - 1, ((suit, 2),), rare=True)
    if situation.free:
        yield Meaning(Double(), invites, forcing=True)
    yield Meaning(Bid(3, NT), min(game, STRONG), also=situation.stopped, rare=True)
    yield Meaning(cheapest, STRONG, game - 1, ((suit, 1),), rare=True)
    yield Meaning(Bid(3, NT), game, rare=True)
    yield Meaning(situation.over(NT), invites, rare=True)
    yield Meaning(Pass(), 0, invites - 1)


def _both(first: Callable[[Hand], bool], second: Callable[[Hand], bool]) -> Callable[[Hand], bool]:
    return lambda hand: first(hand) and second(hand)
