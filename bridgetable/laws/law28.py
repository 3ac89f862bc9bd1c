"""Law 28: calls considered to be in rotation."""

from __future__ import annotations

from bridgetable.cards.call import Pass
from bridgetable.cards.seat import Seat
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.irregular_calls import call_lies_open
from bridgetable.laws.law16 import unauthorised_call
from bridgetable.table.auction import Auction
from bridgetable.table.events import CallMade, CallWithdrawn, Event, RulingGiven, Settled
from bridgetable.table.irregularity import CallOutOfRotation, Status
from bridgetable.table.question import say
from bridgetable.table.state import Table


@clause("28A")
def right_hand_opponent_must_pass(table: Table, seat: Seat) -> bool:
    """A call at the turn of the right-hand opponent is in rotation when he is required by law to pass."""
    return table.to_call is seat.right and table.must_pass(seat.right)


def pass_supplied(table: Table, seat: Seat) -> tuple[Event, ...]:
    """The pass of a right-hand opponent who must make it, where this player did not wait for it (Law 28A)."""
    return (CallMade(seat.right, Pass(), implied=True),) if right_hand_opponent_must_pass(table, seat) else ()


def seen_by(table: Table, seat: Seat) -> Auction:
    """The auction in which this player calls: without an opponent's call at his turn, unless he follows it (28B, 29A).

    The left-hand opponent of the caller may do either; the call itself tells.
    """
    found = _called_at_his_turn(table, seat)
    return table.auction.without(found[1].place) if found is not None else table.auction


def _called_at_his_turn(table: Table, seat: Seat) -> tuple[int, CallOutOfRotation] | None:
    """The call out of rotation that an opponent made at this player's turn and nobody has dealt with."""
    for place in reversed(table.undecided):
        fault = table.irregularities[place]
        if isinstance(fault, CallOutOfRotation) and fault.due is seat and call_lies_open(table, fault):
            opponent = fault.seat.side is not seat.side
            asked = any(q.irregularity == place for q in table.agenda)
            return (place, fault) if opponent and fault.seat.left is not seat and not asked else None
    return None


@clause("28B", E2017)
def by_the_correct_player(before: Table, event: CallMade) -> tuple[Event, ...]:
    """The player whose turn it was calls before the ruling: his call stands, the opponent's is as if never made."""
    return _cancelled(before, event)


@by_the_correct_player.wording("28B", E1997, E2007)
def _(before: Table, event: CallMade) -> tuple[Event, ...]:
    """The same; these editions do not say that Law 26 is off, but no penalty is left."""
    return _cancelled(before, event)


def _cancelled(before: Table, event: CallMade) -> tuple[Event, ...]:
    found = None if event.late or event.implied else _called_at_his_turn(before, event.seat)
    if found is None:
        return ()
    place, fault = found
    told = RulingGiven("28B", say("law-28B", offender=fault.seat, call=fault.call, seat=event.seat))
    known = unauthorised_call(before, fault.place, fault.seat.side)
    return (CallWithdrawn(fault.place), told, known, Settled(place, Status.CORRECTED))
