"""A plain natural bidding system: what each call means at a point of an auction, for who calls and for who listens."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bridgetable.cards.call import Bid, Double, Pass
from bridgetable.cards.card import Suit
from bridgetable.generation.shown import (
    ENOUGH,
    MAJORS,
    MINORS,
    NT,
    STRONGEST,
    Hand,
    Meaning,
    Shown,
    Situation,
    denomination_of,
    has,
    highest_bid,
    is_game,
    longest,
)

# -- Opening bids: a strong no trump, five-card majors, weak twos and threes -------------------------------------------


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


# -- What the partner of the opening bidder says, over a pass, a bid or a double ---------------------------------------


GAME, SLAM = 25, 33
"""The points of both hands that game and small slam need."""
ANSWERS = 6
"""With fewer points partner's opening of one is passed."""


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


# -- What is said over the opponents' opening, and what partner answers to an overcall or a double ---------------------


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
        yield from _no_trump_over_their_bid(situation, highest, less)
        yield from _overcalls(situation, less)
        yield from _takeout(situation, highest, less)
    yield Meaning(Pass(), 0, STRONG - 1 - less)


def _suits_over_no_trump(situation: Situation) -> Iterator[Meaning]:
    for suit in situation.unbid:
        bid = situation.over_in(suit)
        yield Meaning(bid, 8, 14, ((suit, 5),), has(suit, 6, honours=2))
        yield Meaning(bid, 11, 14, ((suit, 5),), has(suit, honours=3))


def _no_trump_over_their_bid(situation: Situation, highest: Bid, less: int) -> Iterator[Meaning]:
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


# -- What is said by a player who has said something before ------------------------------------------------------------


WIDE = 6
"""A player whose points may differ by more than this has not told yet what he has."""
INVITES = 4
"""An invitation is made on so many different points more than its least: partner could not judge it otherwise."""
FIT = 8


def alone(situation: Situation) -> Iterator[Meaning]:
    """What a player says whose partner has only passed, when the opponents bid on."""
    me, highest = situation.me, situation.highest
    assert highest is not None
    must = situation.must
    if me.most < 13 or highest.level > 3:
        yield Meaning(Double(), max(must, me.least))
        yield Meaning(Pass())
        return
    for suit in situation.unbid:
        bid, mine = situation.over_in(suit), me.length(suit)
        if mine >= 5 and bid.level <= 3:
            yield Meaning(bid, 14 if bid.level == 2 else 16, 18, ((suit, 6 + (bid.level == 3)),))
        elif not mine and bid.level == 2:
            yield Meaning(bid, 14, 18, ((suit, 5 if bid.level == 2 else 6),))
    opened_no_trump = isinstance(situation.mine[0], Bid) and situation.mine[0].denomination is NT
    if situation.theirs and NT not in situation.theirs and not opened_no_trump:
        short = sum(1 for _ in situation.their_suits) * 2
        suits = situation.their_suits
        yield Meaning(
            Double(),
            15,
            lengths=tuple((suit, 3) for suit in situation.unbid if not me.length(suit)),
            also=lambda hand: sum(hand.lengths[suit] for suit in suits) <= short,
            forcing=True,
        )
    yield Meaning(Double(), 17 if me.least < 15 else must, forcing=True)
    yield Meaning(Pass())


def later(situation: Situation) -> Iterator[Meaning]:
    """What a player says when both he and his partner have called."""
    ours = situation.ours
    if ours is not None and is_game(ours):
        yield from _over_our_game(situation)
        return
    yield from _slams(situation)
    if situation.me.width > WIDE and situation.partner.width > WIDE and (situation.forced or situation.free):
        yield from _describing(situation)
    else:
        yield from _games(situation, GAME - situation.partner.least)
        yield from _invitations(situation)
    if situation.mine == [Double()] and situation.opener not in (None, situation.seat.partner):
        yield from _strong_doubler(situation)
    yield from _competing(situation)
    if situation.forced:
        yield from _forced(situation)
    else:
        yield from _resting(situation)


def _strong_doubler(situation: Situation) -> Iterator[Meaning]:
    """Who doubled for takeout, and bids a suit or no trump of his own over the answer, was too strong to overcall."""
    for suit in situation.unbid:
        if situation.over_in(suit).level <= 3 and not situation.partner.length(suit):
            yield Meaning(situation.over_in(suit), 17, lengths=((suit, 5),))
    for suit in situation.unbid:
        if situation.over_in(suit).level == 4:
            yield Meaning(situation.over_in(suit), 19, lengths=((suit, 6),))
    if situation.over(NT).level <= 2:
        yield Meaning(situation.over(NT), 18, also=lambda hand: hand.even and situation.stopped(hand))


def _over_our_game(situation: Situation) -> Iterator[Meaning]:
    partner = situation.partner
    if situation.is_theirs:
        yield Meaning(Double(), max(0, min(22 - partner.least, situation.must)))
    yield Meaning(Pass())


def _slams(situation: Situation) -> Iterator[Meaning]:
    need = SLAM - situation.partner.least
    if need <= STRONGEST:
        for suit in _fitting(situation, (*MAJORS, *MINORS)):
            yield Meaning(Bid(6, denomination_of(suit)), need, lengths=_fit(situation, suit))
        if not situation.theirs:
            yield Meaning(Bid(6, NT), need, also=lambda hand: hand.even)


# -- fits --------------------------------------------------------------------------------------------------------------


def _fitting(situation: Situation, suits: tuple[Suit, ...]) -> list[Suit]:
    """The suits of these that partner has named, or raised: the one he has most cards of first."""
    return sorted(
        (suit for suit in suits if situation.partner.length(suit) >= 2), key=lambda suit: _known(situation, suit)
    )


def _known(situation: Situation, suit: Suit) -> tuple[bool, int]:
    return suit not in MAJORS, -situation.partner.length(suit)


def _fit(situation: Situation, suit: Suit, together: int = FIT) -> tuple[tuple[Suit, int], ...]:
    return ((suit, max(0, together - situation.partner.length(suit))),)


# -- game, and invitations to it ---------------------------------------------------------------------------------------


def _games(situation: Situation, least: int, most: int = STRONGEST) -> Iterator[Meaning]:
    """The game that both hands are for: a major with a fit, no trump, a minor, or what is nearest to it."""
    least = max(least, 0)
    for suit in _fitting(situation, MAJORS):
        yield Meaning(Bid(4, denomination_of(suit)), least, most, _fit(situation, suit))
    for suit in MAJORS:
        if situation.me.length(suit) >= 4:
            yield Meaning(Bid(4, denomination_of(suit)), least, most, ((suit, 7),))
    if situation.theirs:
        yield Meaning(Bid(3, NT), least, most, also=situation.stopped)
        for suit in _fitting(situation, MAJORS):
            yield Meaning(Bid(4, denomination_of(suit)), least, most, ((suit, 5),))
        for suit in MAJORS:
            if situation.me.length(suit) >= 4:
                yield Meaning(Bid(4, denomination_of(suit)), least, most, ((suit, 6),))
        for suit in _fitting(situation, MINORS):
            yield Meaning(Bid(5, denomination_of(suit)), least, most, _fit(situation, suit))
        if situation.is_theirs and situation.highest is not None and situation.highest.level >= 3:
            yield Meaning(Double(), least, most)
    yield Meaning(Bid(3, NT), least, most)
    if situation.theirs:
        yield Meaning(Double(), least, most, forcing=True)
        for suit in _fitting(situation, MINORS):
            yield Meaning(Bid(5, denomination_of(suit)), least, most, _fit(situation, suit, FIT - 1), rare=True)
    else:
        for suit in (*MAJORS, *MINORS):
            mine, partners = situation.me.length(suit), situation.partner.length(suit)
            if mine + partners >= FIT - 1:
                yield Meaning(Bid(4 if suit in MAJORS else 5, denomination_of(suit)), least, most)


def _invitations(situation: Situation) -> Iterator[Meaning]:
    """Three of a major with a fit, two no trump, or three of a minor; where there is no room for it, the game."""
    partner = situation.partner
    game = GAME - partner.least
    least = max(0, min(max(GAME - partner.most, game - 4), situation.must))
    if least >= game:
        return
    most = min(game - 1, least + INVITES)
    yield from _games(situation, most + 1)
    has_room = False
    for bid, lengths, also in _invites(situation):
        if situation.highest is None or bid > situation.highest:
            has_room = True
            yield Meaning(bid, least, most, lengths, also)
    accepts = GAME - (partner.least + partner.most) // 2
    if situation.is_theirs and situation.highest is not None and situation.highest.level <= 3:
        yield Meaning(Double(), max(least, accepts - 1 if has_room else least), most, forcing=True)
    yield from _games(situation, min(accepts, situation.must) if not has_room else max(least, accepts), most)


def _invites(situation: Situation) -> Iterator[tuple[Bid, tuple[tuple[Suit, int], ...], Callable[[Hand], bool] | None]]:
    ours = situation.ours
    for suit in _fitting(situation, MAJORS):
        bid = Bid(3, denomination_of(suit))
        if ours is None or ours < bid:
            yield bid, _fit(situation, suit), None
    if ours is None or ours < Bid(2, NT):
        yield Bid(2, NT), (), situation.stopped if situation.theirs else None
    for suit in _fitting(situation, MINORS):
        bid = Bid(3, denomination_of(suit))
        if ours is not None and ours < Bid(2, NT):
            yield bid, _fit(situation, suit), None
    for suit in Suit:
        bid = Bid(3, denomination_of(suit))
        if situation.me.length(suit) >= 4 and ours is not None and ours < Bid(2, NT):
            yield bid, ((suit, 6),), None


# -- telling partner more of a hand of which he knows little -----------------------------------------------------------


def _describing(situation: Situation) -> Iterator[Meaning]:
    """The second bid of a player whose partner has named a suit, or doubled: his strength, his support, his shape."""
    me, partner = situation.me, situation.partner
    game = GAME - partner.least
    low = min(15, game - 1)
    named = [suit for suit in (*MAJORS, *MINORS) if partner.length(suit) >= 3]
    for suit in named:
        den, length = denomination_of(suit), 8 - partner.length(suit)
        cheapest = situation.over(den)
        if suit in MAJORS:
            yield Meaning(Bid(4, den), game, lengths=((suit, length),))
        if cheapest.level < 3:
            yield Meaning(Bid(cheapest.level + 1, den), low + 1, game - 1, ((suit, length),))
        if suit in MAJORS and cheapest.level <= 3:
            yield Meaning(cheapest, me.least, low if cheapest.level < 3 else game - 1, ((suit, length),))
    yield from _one_level(situation, game)
    yield from _own_suits(situation, low, game)
    yield from _no_trump(situation, low, game)
    yield from _second_suits(situation, low, game)
    for suit in named:
        if suit in MINORS and situation.over_in(suit).level <= 3:
            length = FIT - partner.length(suit)
            yield Meaning(situation.over_in(suit), me.least, game - 1, ((suit, length),))
    yield from _games(situation, game)
    if not situation.forced:
        return
    for suit in (*MAJORS, *MINORS):
        if me.length(suit) and situation.over_in(suit).level == 2:
            yield Meaning(situation.over_in(suit), me.least, game - 1, ((suit, 5),))
    yield Meaning(situation.over(NT), me.least, game - 1, also=lambda hand: situation.over(NT).level < 3)


def _one_level(situation: Situation, game: int) -> Iterator[Meaning]:
    for suit in Suit:
        bid = situation.over_in(suit)
        new = not situation.me.length(suit) and not situation.partner.length(suit)
        if bid.level == 1 and new and suit in situation.unbid:
            yield Meaning(bid, situation.me.least, game - 1, ((suit, 4),), lambda hand: hand.points < game - 1)


def _own_suits(situation: Situation, low: int, game: int) -> Iterator[Meaning]:
    for suit in (*MAJORS, *MINORS):
        if situation.me.length(suit) < 3 or situation.mine == [Double()]:
            continue  # a double for takeout has named no suit of its own
        bid = situation.over_in(suit)
        if suit in MAJORS:
            yield Meaning(Bid(4, bid.denomination), game, lengths=((suit, 6),))
        if bid.level < 3:
            yield Meaning(Bid(bid.level + 1, bid.denomination), low + 1, game - 1, ((suit, 6),))
        yield Meaning(bid, situation.me.least, low if bid.level < 3 else game - 1, ((suit, 6),))


def _no_trump(situation: Situation, low: int, game: int) -> Iterator[Meaning]:
    def fits(hand: Hand) -> bool:
        return hand.even and situation.stopped(hand)

    yield Meaning(Bid(3, NT), game, also=fits)
    cheapest = situation.over(NT)
    if cheapest.level == 1:
        yield Meaning(Bid(2, NT), low + 1, game - 1, also=fits)
    if cheapest.level < 3:
        yield Meaning(cheapest, situation.me.least, low if cheapest.level == 1 else game - 1, also=fits)


def _second_suits(situation: Situation, low: int, game: int) -> Iterator[Meaning]:
    """A new suit: lower than the first at the two level, above it with a strong hand, with a jump for game."""
    me = situation.me
    first = max(Suit, key=lambda suit: me.length(suit))
    for suit in sorted(Suit, reverse=True):
        bid = situation.over_in(suit)
        if me.length(suit) or situation.partner.length(suit) or suit not in situation.unbid or bid.level > 2:
            continue
        shape = ((suit, 4), (first, 4))
        if not situation.theirs:
            yield Meaning(Bid(bid.level + 1, bid.denomination), game, lengths=shape, forcing=True)
        if bid.level == 2 and suit < first:
            yield Meaning(bid, me.least, game - 1, shape)
        elif bid.level == 2:
            yield Meaning(bid, low + 2, lengths=shape, forcing=True)


# -- competing, and where to play --------------------------------------------------------------------------------------


def _competing(situation: Situation) -> Iterator[Meaning]:
    """As many tricks as there are trumps, over the opponents; a double where the points are ours."""
    if not situation.is_theirs:
        return
    for suit in _fitting(situation, (*MAJORS, *MINORS)):
        bid = situation.over_in(suit)
        if bid.level <= 3:
            yield Meaning(bid, situation.me.least, lengths=_fit(situation, suit, bid.level + 6), rare=True)
    yield Meaning(Double(), max(0, situation.must))


def _forced(situation: Situation) -> Iterator[Meaning]:
    """What there is to say when partner has asked for a call: the cheapest place where both hands have some cards."""
    partner, me = situation.partner, situation.me
    for together in (FIT, FIT - 1):
        for suit in (*MAJORS, *MINORS):
            if partner.length(suit) and suit not in situation.their_suits:
                yield Meaning(
                    situation.over_in(suit),
                    lengths=_fit(situation, suit, together),
                    also=_below_game(situation, suit),
                    rare=True,
                )
        for suit in (*MAJORS, *MINORS):
            if me.length(suit) and together == FIT:
                yield Meaning(
                    situation.over_in(suit), lengths=((suit, 6),), also=_below_game(situation, suit), rare=True
                )
    if situation.over(NT).level <= 3:
        yield Meaning(situation.over(NT), also=situation.stopped, rare=True)
    for least in (5, 4):
        for suit in situation.unbid:
            yield Meaning(
                situation.over_in(suit), lengths=((suit, least),), also=_below_game(situation, suit), rare=True
            )
    yield Meaning(situation.over(NT), rare=True)


def _below_game(situation: Situation, suit: Suit) -> Callable[[Hand], bool]:
    return lambda hand: situation.over_in(suit).level < 4


def _resting(situation: Situation) -> Iterator[Meaning]:
    """A pass, or a correction to where more trumps are."""
    partner, me, ours = situation.partner, situation.me, situation.ours
    most = max(0, min(GAME - partner.least, situation.must) - 1)
    last = highest_bid([(who, call) for who, call in situation.calls if who is situation.seat.partner])
    if ours is None or situation.is_theirs or ours != last:
        yield Meaning(Pass(), 0, max(most, me.least))
        return
    suit = ours.denomination.suit
    if suit is not None:
        yield Meaning(Pass(), 0, max(most, me.least), ((suit, max(0, FIT - 1 - partner.length(suit))),))
    for other in (*MAJORS, *MINORS):
        bid = situation.over_in(other)
        if other is not suit and bid.level <= 3 and suit is not None and partner.length(other) >= 3:
            yield Meaning(bid, lengths=_fit(situation, other, FIT - 1), rare=True)
    for other in (*MAJORS, *MINORS):
        bid = situation.over_in(other)
        if other is not suit and bid.level == 2 and me.length(other) >= 4:
            yield Meaning(bid, lengths=((other, 6),), rare=True)
    if suit is not None and situation.over(NT).level <= 2:
        yield Meaning(situation.over(NT), also=situation.stopped, rare=True)
    if suit is not None:
        for other in situation.unbid:
            bid = situation.over_in(other)
            if bid.level <= 2 and me.length(other) >= 4:
                yield Meaning(bid, lengths=((other, 5),), rare=True)
    yield Meaning(Pass(), 0, max(most, me.least))


def meanings(situation: Situation) -> Iterator[Meaning]:
    """The calls that a player may choose from here, the best first: he makes the first one that his hand is fit for.

    Calls that are not sufficient are among them, and are passed over.
    """
    if situation.highest is None:
        return openings(situation)
    if not situation.mine and not situation.partners:
        return over_their_bid(situation)
    if not situation.mine and len(situation.partners) == 1:
        if situation.opener is situation.seat.partner:
            return responses(situation)
        return over_overcall(situation) if isinstance(situation.partners[0], Bid) else over_double(situation)
    if not situation.mine and isinstance(situation.partners[-1], Double):
        return over_double(situation)
    return later(situation) if situation.partners else alone(situation)
