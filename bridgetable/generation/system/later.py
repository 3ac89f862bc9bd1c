"""What is said by a player who has said something before: alone, or after his partner has told of his hand too."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bridgetable.cards.call import Bid, Double, Pass
from bridgetable.cards.card import Suit
from bridgetable.generation.shown import (
    MAJORS,
    MINORS,
    NT,
    STRONGEST,
    Hand,
    Meaning,
    Situation,
    denomination_of,
    highest_bid,
    is_game,
)
from bridgetable.generation.system.responses import GAME, SLAM

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
