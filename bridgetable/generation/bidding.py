"""A plain natural bidding system: five-card majors, a strong no trump, weak two-bids, and no conventions.

It is there for auctions that any club would recognise; what a player bids depends on his hand and the calls before.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.cards.call import Bid, Call, Denomination, Double, Pass
from bridgetable.cards.card import Suit
from bridgetable.cards.deal import Hands
from bridgetable.cards.seat import Seat
from bridgetable.generation.shown import (
    MAJORS,
    NT,
    Calls,
    Hand,
    Shown,
    denomination_of,
    highest_bid,
    lowest_over,
    opening,
    shown_by,
)

GAME, SLAM = 25, 33
"""The points of both hands that game and small slam need."""
MOST_TURNS = 5
"""After so many turns a player passes."""


def call_for(hands: Hands, calls: Calls, seat: Seat) -> Call:
    """What the player in this seat calls after these calls, all of which he has noticed."""
    hand = Hand(hands[seat])
    highest = highest_bid(calls)
    if highest is None:
        return opening(hand, fourth=len(calls) == 3)
    turns = sum(1 for who, _ in calls if who is seat)
    for wanted in _wanted(hand, calls, seat) if turns < MOST_TURNS else ():
        if isinstance(wanted, Bid) and (wanted <= highest or wanted.level > 7):
            continue
        if isinstance(wanted, Double) and not _may_double(calls, seat):
            continue
        return wanted
    return Pass()


def auction_of(hands: Hands, dealer: Seat, calls: Calls = ()) -> tuple[Call, ...]:
    """The calls with which the four players end an auction that began with these calls in rotation."""
    made = list(calls)
    while not _is_over(made):
        seat = Seat((dealer + len(made)) % 4)
        made.append((seat, call_for(hands, made, seat)))
    return tuple(call for _, call in made)


def _is_over(calls: Calls) -> bool:
    return len(calls) > 3 and all(isinstance(call, Pass) for _, call in calls[-3:])


def _may_double(calls: Calls, seat: Seat) -> bool:
    last = next(((who, call) for who, call in reversed(calls) if not isinstance(call, Pass)), None)
    return last is not None and isinstance(last[1], Bid) and last[0].side is not seat.side


def _wanted(hand: Hand, calls: Calls, seat: Seat) -> Iterator[Call]:
    """What the hand would call, the best first; those that are not sufficient are passed over."""
    mine = [call for who, call in calls if who is seat and isinstance(call, Bid | Double)]
    partners = [call for who, call in calls if who is seat.partner and isinstance(call, Bid | Double)]
    if not mine and not partners:
        return _over_their_opening(hand, calls)
    if partners and not mine:
        first = partners[0]
        if isinstance(first, Double):
            return _over_takeout_double(hand, calls, seat)
        opened = next(who for who, call in calls if isinstance(call, Bid)) is seat.partner
        return _response(hand, calls, seat, first) if opened else _raise_of_overcall(hand, calls, first)
    if not partners:
        return iter(())
    if len(mine) == 1 and len(partners) == 1 and isinstance(mine[0], Bid):
        return _second_bid(hand, calls, seat, mine[0], partners[0])
    return _final_contract(hand, calls, seat)


# -- over the opponents ------------------------------------------------------------------------------------------------


def _over_their_opening(hand: Hand, calls: Calls) -> Iterator[Call]:
    highest = highest_bid(calls)
    if highest is None or highest.level > 3:
        return
    theirs = {call.denomination for _, call in calls if isinstance(call, Bid)}
    longest = next((suit for suit in hand.by_length if denomination_of(suit) not in theirs), hand.by_length[0])
    length, points = hand.lengths[longest], hand.points
    if highest == Bid(1, highest.denomination) and hand.balanced and 15 <= points <= 18 and _stopped(hand, theirs):
        yield Bid(1, NT)
    cheapest = lowest_over(highest, denomination_of(longest))
    if length >= 5 and hand.honours(longest) >= 2 and points <= 16:
        if (cheapest.level == 1 and points >= 8) or (cheapest.level == 2 and points >= 11 and length + points >= 17):
            yield cheapest
        elif cheapest.level == 1 and length >= 6 and points >= 5:
            yield Bid(2, cheapest.denomination)
    short = sum(hand.lengths[one.suit] for one in theirs if one.suit is not None)
    unbid = [suit for suit in Suit if denomination_of(suit) not in theirs]
    if points >= 12 and short <= 2 and NT not in theirs and all(hand.lengths[suit] >= 3 for suit in unbid):
        yield Double()


def _stopped(hand: Hand, denominations: set[Denomination]) -> bool:
    return all(hand.stops(one.suit) for one in denominations if one.suit is not None)


def _over_takeout_double(hand: Hand, calls: Calls, seat: Seat) -> Iterator[Call]:
    highest = highest_bid(calls)
    theirs = {call.denomination for who, call in calls if isinstance(call, Bid) and who.side is not seat.side}
    free = not isinstance(calls[-1][1], Pass)
    if free and hand.points < 6:
        return
    if hand.points >= 8 and _stopped(hand, theirs) and max(hand.lengths[suit] for suit in MAJORS) < 4:
        yield Bid(1 if hand.points < 11 else 2, NT)
    suits = [suit for suit in hand.by_length if denomination_of(suit) not in theirs]
    majors = [suit for suit in suits if suit in MAJORS and hand.lengths[suit] >= 4]
    cheapest = lowest_over(highest, denomination_of((majors or suits)[0]))
    if hand.points >= 12 and majors:
        yield Bid(4, cheapest.denomination)
    if hand.points >= 9:
        yield Bid(cheapest.level + 1, cheapest.denomination)
    yield cheapest


def _raise_of_overcall(hand: Hand, calls: Calls, overcall: Bid) -> Iterator[Call]:
    suit, points = overcall.denomination.suit, hand.points
    if suit is None:
        yield from _over_one_no_trump(hand) if overcall.level == 1 else ()
        return
    support = hand.lengths[suit]
    if support >= 3 and points >= 13 and suit in MAJORS:
        yield Bid(4, overcall.denomination)
    if support >= 3 and points >= 10:
        yield Bid(overcall.level + 2, overcall.denomination)
    if support >= 3 and points >= 6:
        yield Bid(overcall.level + 1, overcall.denomination)
    theirs = {call.denomination for _, call in calls if isinstance(call, Bid)} - {overcall.denomination}
    if points >= 10 and _stopped(hand, theirs):
        yield lowest_over(highest_bid(calls), NT)


# -- opener's partner --------------------------------------------------------------------------------------------------


def _over_one_no_trump(hand: Hand) -> Iterator[Call]:
    major = max(MAJORS, key=lambda suit: (hand.lengths[suit], suit))
    long, points = hand.lengths[major], hand.points
    if long >= 6 and points >= 9:
        yield Bid(4, denomination_of(major))
    if long >= 5 and points >= 10:
        yield Bid(3, denomination_of(major))
    if long >= 5 and points < 8:
        yield Bid(2, denomination_of(major))
    if points >= 18:
        yield Bid(6, NT)
    if points >= 10:
        yield Bid(3, NT)
    if points >= 8:
        yield Bid(2, NT)


def _response(hand: Hand, calls: Calls, seat: Seat, opening: Bid) -> Iterator[Call]:
    suit, points = opening.denomination.suit, hand.points
    if suit is None:
        yield from _over_one_no_trump(hand) if opening.level == 1 else _over_two_no_trump(hand)
        return
    support = hand.lengths[suit]
    if opening.level > 1:
        if suit in MAJORS and support + opening.level >= 5 and points >= 14:
            yield Bid(4, opening.denomination)
        elif support >= 3 and opening.level == 2 and points >= 6 and calls[-1][1] != Pass():
            yield Bid(3, opening.denomination)
        return
    if points < 6:
        return
    if suit in MAJORS and support >= 3:
        yield from _raise(hand, opening.denomination)
        return
    theirs = {call.denomination for who, call in calls if isinstance(call, Bid) and who.side is not seat.side}
    yield from _new_suit(hand, calls, theirs, suit)
    negative = [one for one in MAJORS if one is not suit and denomination_of(one) not in theirs]
    highest = highest_bid(calls)
    if (
        theirs
        and highest is not None
        and highest.level < 3
        and any(hand.lengths[one] >= 4 for one in negative)
        and (points >= 8)
    ):
        yield Double()
    if suit not in MAJORS and support >= 5:
        yield Bid(2 if points < 10 else 3, opening.denomination)
    if _stopped(hand, theirs):
        yield Bid(3, NT) if points >= 12 else Bid(2, NT) if points >= 10 else Bid(1, NT)


def _new_suit(hand: Hand, calls: Calls, theirs: set[Denomination], opened: Suit) -> Iterator[Call]:
    highest = highest_bid(calls)
    upwards = sorted((suit for suit in Suit if suit is not opened), key=lambda suit: (-(hand.lengths[suit] // 5), suit))
    for suit in upwards:
        cheapest = lowest_over(highest, denomination_of(suit))
        if denomination_of(suit) in theirs or cheapest.level > 2:
            continue
        if hand.lengths[suit] >= 4 and cheapest.level == 1:
            yield cheapest
        if hand.lengths[suit] >= 5 and cheapest.level == 2 and hand.points >= 10:
            yield cheapest


def _raise(hand: Hand, denomination: Denomination) -> Iterator[Call]:
    short = 2 * sum(1 for length in hand.lengths.values() if length < 2)
    worth = hand.points + short
    yield Bid(2 if worth < 10 else 3 if worth < 12 else 4, denomination)


def _over_two_no_trump(hand: Hand) -> Iterator[Call]:
    major = max(MAJORS, key=lambda suit: (hand.lengths[suit], suit))
    if hand.lengths[major] >= 6 and hand.points >= 4:
        yield Bid(4, denomination_of(major))
    if hand.points >= 12:
        yield Bid(6, NT)
    if hand.points >= 5:
        yield Bid(3, NT)


# -- what follows ------------------------------------------------------------------------------------------------------


def _second_bid(hand: Hand, calls: Calls, seat: Seat, mine: Bid, partners: Bid | Double) -> Iterator[Call]:
    """Opener's second bid, or that of a player whose overcall was answered."""
    if isinstance(partners, Double) or mine.denomination is NT or partners.denomination is mine.denomination:
        yield from _final_contract(hand, calls, seat)
        return
    suit, points = partners.denomination.suit, hand.points
    if suit is not None and hand.lengths[suit] >= 4 - (partners.level > 1):
        strong = 0 if points < 15 else 1 if points < 18 else 2
        yield Bid(min(4, partners.level + 1 + strong), partners.denomination)
    if partners.denomination is NT and partners.level == 2 and points >= 14:
        yield Bid(3, NT)
    if partners.denomination is NT and partners.level > 1:
        return
    cheapest = lowest_over(highest_bid(calls), mine.denomination)
    opened = mine.denomination.suit
    if opened is not None and hand.lengths[opened] >= 6:
        yield Bid(cheapest.level + (points >= 16), mine.denomination)
    for other in sorted(Suit, reverse=True):
        bid = lowest_over(highest_bid(calls), denomination_of(other))
        fits = other not in (opened, suit) and hand.lengths[other] >= 4
        if fits and (bid.level == 1 or (bid.level == 2 and (bid.denomination < mine.denomination or points >= 17))):
            yield bid
    if suit is None:
        return
    theirs = {call.denomination for who, call in calls if isinstance(call, Bid) and who.side is not seat.side}
    if _stopped(hand, theirs):
        no_trump = lowest_over(highest_bid(calls), NT)
        yield Bid(no_trump.level + (points >= 18), NT)
    yield cheapest


def _final_contract(hand: Hand, calls: Calls, seat: Seat) -> Iterator[Call]:
    """Game or slam if both hands have the points for it, an invitation, partner's suit, or a pass."""
    highest, partner, me = highest_bid(calls), shown_by(calls, seat.partner), shown_by(calls, seat)
    if highest is None:
        return
    together, at_most = hand.points + partner.least, hand.points + min(partner.most, partner.least + 4)
    fit = _best_fit(hand, partner, me)
    theirs = {call.denomination for who, call in calls if isinstance(call, Bid) and who.side is not seat.side}
    ours = next((call for who, call in reversed(calls) if isinstance(call, Bid) and who.side is seat.side), highest)
    game = Bid(4, denomination_of(fit)) if fit in MAJORS else Bid(3, NT) if _stopped(hand, theirs) else None
    if ours.level >= 4 or ours == Bid(3, NT):
        return
    if together >= SLAM and fit is not None:
        yield Bid(6, denomination_of(fit))
    if together >= GAME and game is not None:
        yield game
    if fit is not None and at_most >= GAME - 1 and ours.level < 3 and fit in MAJORS:
        yield Bid(3, denomination_of(fit))
    if ours.denomination.suit is not None and ours.denomination.suit is not fit and ours == highest:
        short = hand.lengths[ours.denomination.suit] < 3
        preferred = next((suit for suit, length in partner.lengths if length + hand.lengths[suit] >= 7), None)
        if short and preferred is not None:
            yield lowest_over(highest, denomination_of(preferred))


def _best_fit(hand: Hand, partner: Shown, me: Shown) -> Suit | None:
    """The suit in which both hands have eight cards, as far as is known; a major suit rather than a minor one."""
    known = {suit: max(hand.lengths[suit], me.length(suit)) + partner.length(suit) for suit in Suit}
    fitting = [suit for suit in Suit if known[suit] >= 8]
    return max(fitting, key=lambda suit: (suit in MAJORS, known[suit])) if fitting else None
