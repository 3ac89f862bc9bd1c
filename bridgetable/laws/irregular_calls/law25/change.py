"""A change of call, whichever irregularity it was recorded as: what stands, what goes, what others may take back."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from bridgetable.cards.call import Bid, Pass
from bridgetable.cards.seat import Seat, Side
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.general.law09 import draw_attention_again
from bridgetable.laws.general.law16 import unauthorised_call
from bridgetable.laws.shared.cancelled_calls import from_here_on
from bridgetable.laws.shared.irregular_call import faults_of_standing_call
from bridgetable.table.events import CallReinstated, CallWithdrawn, Event, Infringed, RulingGiven, Settled
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import (
    BarredCall,
    CallOutOfRotation,
    ChangedCall,
    InsufficientBid,
    Status,
    place_of_call,
)
from bridgetable.table.option import Option
from bridgetable.table.question import Message, Question, say
from bridgetable.table.state import Table


class Change(msgspec.Struct, frozen=True):
    """`seat` put the call made at place `second` for the one made at `first`.

    `between` are the places of calls he had put for it and replaced again, `faults` those of the irregularities all
    this was recorded as, the last one first.
    """

    seat: Seat
    first: CallId
    second: CallId
    faults: tuple[IrregularityId, ...]
    between: tuple[CallId, ...] = ()


def change_of(table: Table, place: IrregularityId) -> Change | None:
    """The change of call that this irregularity was, if it was one."""
    fault = table.irregularities[place]
    if isinstance(fault, ChangedCall):
        return _from_the_first(table, Change(fault.seat, fault.was, fault.place, (place,)))
    if isinstance(fault, CallOutOfRotation) and counts_as_change(table, fault):
        first = _earlier_call(table, fault)
        return Change(fault.seat, first, fault.place, (place,)) if first is not None else None
    return None


def _from_the_first(table: Table, change: Change) -> Change:
    """The same change, back to the call that stood before any that nobody has ruled on."""
    for place in table.undecided:
        fault = table.irregularities[place]
        if isinstance(fault, ChangedCall) and fault.place == change.first:
            faults, between = (*change.faults, place), (*change.between, change.first)
            return _from_the_first(table, replace(change, first=fault.was, faults=faults, between=between))
    return change


def _earlier_call(table: Table, fault: CallOutOfRotation) -> CallId | None:
    """The last call he had made before the one out of rotation, that stands if one does."""
    made = table.auction.made
    own = [place for place, one in table.auction.numbered[: fault.place] if one.seat is fault.seat]
    return next((place for place in reversed(own) if made[place].stands), own[-1] if own else None)


@clause("31C", E2017)
def counts_as_change(table: Table, fault: CallOutOfRotation) -> bool:
    """A call at the turn of the left-hand opponent, by a player who has called before, changes his call (30B2, 32C)."""
    return fault.before and fault.due is fault.seat.left


@counts_as_change.wording("25B", E1997, E2007)
def _(table: Table, fault: CallOutOfRotation) -> bool:
    """The same (30B3; the notes to Law 31), but a pass before anybody has bid is Law 30A's."""
    made = table.auction.made
    has_bid = any(isinstance(one.call, Bid) for one in made[: fault.place])
    natural_pass = isinstance(fault.call, Pass) and not made[fault.place].is_artificial
    return fault.before and fault.due is fault.seat.left and (has_bid or not natural_pass)


def lies_there(table: Table, change: Change) -> bool:
    """Whether the new call still stands."""
    return table.auction.made[change.second].stands


def called_over(table: Table, change: Change) -> CallId | None:
    """Where the left-hand opponent called after the first call, if he did and that call stands."""
    left = (place for place in table.auction.since(change.first) if table.auction.made[place].seat is change.seat.left)
    return next(left, None)


def told_of(key: str, table: Table, change: Change) -> Message:
    """What the Director says of this change."""
    first, second = (table.auction.made[one].call for one in (change.first, change.second))
    return say(key, offender=change.seat, call=first, replacement=second, seat=change.seat.left)


# -- what goes, and what is known of it ------------------------------------------------------------------------------


def withdrawn(table: Table, places: tuple[CallId, ...], side: Side) -> tuple[Event, ...]:
    """These calls no longer stand, nor do their faults; what they tell is unauthorised for this side."""
    return _withdrawn(table, places, side.seats)


def withdrawn_by_both(table: Table, places: tuple[CallId, ...]) -> tuple[Event, ...]:
    """The same of calls for which their own side is to blame too: nobody may use what they tell."""
    return _withdrawn(table, places, tuple(Seat))


def _withdrawn(table: Table, places: tuple[CallId, ...], seats: tuple[Seat, ...]) -> tuple[Event, ...]:
    gone = (CallWithdrawn(place) for place in places)
    known = (replace(unauthorised_call(table, place, Side.NS), unauthorised=seats) for place in places)
    faults = (n for n in table.undecided if place_of_call(table.irregularities[n]) in places)
    return (*gone, *known, *(Settled(n, Status.CORRECTED) for n in faults))


def second_call_stands(table: Table, change: Change, *, accepted: bool) -> tuple[Event, ...]:
    """The first call is withdrawn; other faults of the new one are accepted with it, or are now to be ruled on."""
    gone = (CallWithdrawn(change.first),) if table.auction.made[change.first].stands else ()
    settled = (Settled(change.faults[0], Status.ACCEPTED), *_settled(change.faults[1:]))
    before = _faults_of(table, change, change.first, *change.between)
    own = _faults_of(table, change, change.second)
    still = {type(fault) for fault in faults_of_standing_call(table, change.second, without=change.first)}
    kinds = {n: type(table.irregularities[n]) for n in own}
    waived = tuple(n for n in own if kinds[n] not in still or (accepted and _can_be_accepted(kinds[n])))
    open_faults = tuple(n for n in own if n not in waived)
    return (
        *gone, *settled, *_settled(before), *(Settled(n, Status.ACCEPTED) for n in waived),
        *draw_attention_again(table, change.faults[0], open_faults),
    )


def first_call_stands(table: Table, change: Change) -> tuple[Event, ...]:
    """The substitution is cancelled, the first call is back; if that was irregular it is now ruled on."""
    back = () if table.auction.made[change.first].stands else (CallReinstated(change.first),)
    return (
        CallWithdrawn(change.second), *back, *_settled((*change.faults, *_faults_of(table, change, change.second))),
        *draw_attention_again(table, change.faults[0], _faults_of(table, change, change.first)),
    )


def first_call_was_irregular(table: Table, change: Change) -> bool:
    """Whether somebody has yet to rule on the call that was changed."""
    return bool(_faults_of(table, change, change.first))


def _can_be_accepted(kind: type) -> bool:
    """Whether a call with this fault can be accepted at all (27A, 29A, 37A)."""
    return kind in (InsufficientBid, BarredCall, CallOutOfRotation)


def _faults_of(table: Table, change: Change, *places: int) -> tuple[IrregularityId, ...]:
    """The irregularities nobody has decided that the calls at these places were besides the change."""
    return tuple(
        n for n in table.undecided
        if n not in change.faults and place_of_call(table.irregularities[n]) in places
    )


def _settled(places: tuple[IrregularityId, ...]) -> tuple[Event, ...]:
    return tuple(Settled(place, Status.CORRECTED) for place in places)


# -- the call made over it -------------------------------------------------------------------------------------------


def keep_or_withdraw(
    table: Table, over: CallId, told: RulingGiven, known: tuple[Event, ...]
) -> tuple[Option, ...]:
    """The left-hand opponent keeps the call he made at `over`, or takes it back: it is his turn again (25A6, 21B2).

    A call that is irregular over the new one is so if he keeps it.
    """
    if not table.auction.made[over].stands:
        return ()
    recorded = {type(fault) for fault in table.irregularities if place_of_call(fault) == over}
    recorded.add(CallOutOfRotation)  # in its place it is in rotation
    faults = (fault for fault in faults_of_standing_call(table, over) if type(fault) not in recorded)
    kept = tuple(Infringed(fault) for fault in faults)
    gone = (CallWithdrawn(place) for place in from_here_on(table, over))
    return Option("keep", kept), Option("withdraw", (told, *gone, *known))


def keep_what_was_called_over_it(table: Table, question: Question) -> tuple[Option, ...]:
    """The left-hand opponent keeps the call he made over the first or the second one, or takes it back (25A6, 25B1)."""
    change = change_of(table, question.irregularity) if question.irregularity is not None else None
    if change is None:
        return ()
    over = question.calls[0]
    told = RulingGiven(question.clause, say("law-25A6", seat=change.seat.left, call=table.auction.made[over].call))
    known = unauthorised_call(table, over, change.seat.side)
    if over > change.second:  # he had not looked what he called over
        known = replace(known, unauthorised=tuple(Seat))
    return keep_or_withdraw(table, over, told, (known,))
