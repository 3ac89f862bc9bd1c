"""Bidding by the plain natural system (`system`): what a player calls, and what he has shown by his calls so far."""

from __future__ import annotations

from functools import lru_cache

from bridgetable.cards.call import Bid, Call, Double, Pass, auction_over
from bridgetable.cards.deal import Hands
from bridgetable.cards.seat import Seat
from bridgetable.generation.shown import Calls, Hand, Meaning, Shown, Situation
from bridgetable.generation.system import meanings

MOST_TURNS = 8
"""After so many turns a player passes."""
HIGHEST = 7


def call_for(hands: Hands, calls: Calls, seat: Seat) -> Call:
    """What the player in this seat calls after these calls, all of which he has noticed."""
    meaning = meaning_for(hands, calls, seat)
    return meaning.call if meaning is not None else Pass()


def meaning_for(hands: Hands, calls: Calls, seat: Seat) -> Meaning | None:
    """The call that this player makes with what he says by it; None if he has nothing more to say."""
    hand, situation = Hand(hands[seat]), situation_after(tuple(calls), seat)
    if sum(1 for who, _ in calls if who is seat) >= MOST_TURNS:
        return None
    fitting = (meaning for meaning in meanings(situation) if meaning.fits(hand))
    return next((meaning for meaning in fitting if _is_sufficient(meaning.call, situation)), None)


def auction_of(hands: Hands, dealer: Seat, calls: Calls = ()) -> tuple[Call, ...]:
    """The calls with which the four players end an auction that began with these calls in rotation."""
    made = list(calls)
    while not auction_over([call for _, call in made]):
        seat = dealer.after(len(made))
        made.append((seat, call_for(hands, made, seat)))
    return tuple(call for _, call in made)


def _is_sufficient(call: Call, situation: Situation) -> bool:
    if isinstance(call, Bid):
        return call.level <= HIGHEST and (situation.highest is None or call > situation.highest)
    return isinstance(call, Pass) or situation.may_double()


def situation_after(calls: tuple[tuple[Seat, Call], ...], seat: Seat) -> Situation:
    """The auction after these calls as the player in this seat sees it."""
    return _situation(_picture(calls), calls, seat)


def _situation(shown: tuple[Shown, ...], calls: tuple[tuple[Seat, Call], ...], seat: Seat) -> Situation:
    against = shown[seat.left].least + shown[seat.right].least
    return Situation(calls, seat, shown[seat], shown[seat.partner], against)


@lru_cache(maxsize=4096)
def _picture(calls: tuple[tuple[Seat, Call], ...]) -> tuple[Shown, ...]:
    """What each of the four players has shown by these calls."""
    if not calls:
        return (Shown(),) * len(Seat)
    before, (seat, call) = calls[:-1], calls[-1]
    shown = _picture(before)
    now = _with(shown[seat], _told(call, _situation(shown, before, seat)), call)
    return tuple(now if who is seat else shown[who] for who in Seat)


def _told(call: Call, situation: Situation) -> Meaning:
    """What a call tells at this point: the points of all hands that make it, and the lengths it first of all promises.

    A call for which the system has no words is taken for what it names.
    """
    found = [meaning for meaning in meanings(situation) if meaning.call == call]
    if not found:
        suit = call.denomination.suit if isinstance(call, Bid) else None
        return Meaning(call, lengths=((suit, 4),) if suit is not None else ())
    if isinstance(call, Pass):
        return found[0]
    found = [meaning for meaning in found if not meaning.rare] or found
    first = found[0]
    least, most = min(one.least for one in found), max(one.most for one in found)
    return Meaning(call, least, most, first.lengths, forcing=first.forcing)


def _with(shown: Shown, told: Meaning, call: Call) -> Shown:
    """What a player has shown with one more call; where it contradicts those before, the last word counts."""
    least, most = max(shown.least, told.least), min(shown.most, told.most)
    if least > most:
        least, most = told.least, told.most
    lengths = dict(shown.lengths)
    for suit, length in told.lengths:
        lengths[suit] = max(length, lengths.get(suit, 0))
    forces = told.forcing and isinstance(call, Bid | Double)
    return Shown(least, most, tuple(lengths.items()), forces)
