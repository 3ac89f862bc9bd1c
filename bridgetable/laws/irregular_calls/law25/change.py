"""A change of call, as whichever irregularity it was recorded: what stands, and what is withdrawn or may be."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from bridgetable.cards.call import Pass
from bridgetable.cards.seat import Seat, Side
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.general.law09 import draw_attention_again
from bridgetable.laws.general.law16 import unauthorised_call
from bridgetable.laws.shared.cancelled_calls import this_and_later_calls
from bridgetable.laws.shared.irregular_call import offences_of_standing_call
from bridgetable.table.events import CallReinstated, CallWithdrawn, Event, Infringed, RulingGiven, Settled
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import BarredCall, CallOutOfRotation, ChangedCall, InsufficientBid, Status
from bridgetable.table.option import Option
from bridgetable.table.question import Message, Question, say
from bridgetable.table.state import Table


class Change(msgspec.Struct, frozen=True):
    """A change of call: `seat` replaced the call `first` by the call `second`.

    `between` are calls that he had put for `first` and replaced again; `offences` are the irregularities as which all
    this was recorded, the last one first.
    """

    seat: Seat
    first: CallId
    second: CallId
    offences: tuple[IrregularityId, ...]
    between: tuple[CallId, ...] = ()


def change_of(table: Table, irregularity: IrregularityId) -> Change | None:
    """The change of call that this irregularity was; None if it was none."""
    offence = table.irregularities[irregularity]
    if isinstance(offence, ChangedCall):
        return _from_the_first(table, Change(offence.seat, offence.was, offence.place, (irregularity,)))
    if isinstance(offence, CallOutOfRotation) and counts_as_change(table, offence):
        first = _earlier_call(table, offence)
        return Change(offence.seat, first, offence.place, (irregularity,)) if first is not None else None
    return None


def _from_the_first(table: Table, change: Change) -> Change:
    """The same change, back to the call that preceded every change not yet ruled on."""
    first, offences, between = change.first, list(change.offences), list(change.between)
    while (earlier := _undecided_change(table, first)) is not None:
        irregularity, was = earlier
        offences.append(irregularity)
        between.append(first)
        first = was
    return replace(change, first=first, offences=tuple(offences), between=tuple(between))


def _undecided_change(table: Table, call_id: CallId) -> tuple[IrregularityId, CallId] | None:
    """The change by which this call was made, if not yet ruled on, and the call that it changed."""
    for irregularity in filter(table.is_undecided, table.irregularities_of((call_id,))):
        offence = table.irregularities[irregularity]
        if isinstance(offence, ChangedCall):
            return irregularity, offence.was
    return None


def _earlier_call(table: Table, offence: CallOutOfRotation) -> CallId | None:
    """The offender's last call before the one out of rotation, one that stands if there is any."""
    own = table.auction.last_before(offence.seat, offence.place, stands=True)
    return own if own is not None else table.auction.last_before(offence.seat, offence.place, stands=False)


@clause("31C", E2017)
def counts_as_change(table: Table, offence: CallOutOfRotation) -> bool:
    """A call at the left-hand opponent's turn by a player who has called changes that call (30B2, 31C, 32C)."""
    return offence.before and offence.due is offence.seat.left


@counts_as_change.wording("25B", E1997, E2007)
def _(table: Table, offence: CallOutOfRotation) -> bool:
    """The same (30B3; the notes to Law 31), but a natural pass before anybody has bid belongs to Law 30A."""
    has_bid = table.auction.has_bid_before(offence.place)
    natural_pass = isinstance(offence.call, Pass) and not table.auction.made[offence.place].is_artificial
    return offence.before and offence.due is offence.seat.left and (has_bid or not natural_pass)


def new_call_stands(table: Table, change: Change) -> bool:
    """Whether the new call still stands."""
    return table.auction.made[change.second].stands


def called_over(table: Table, change: Change) -> CallId | None:
    """The call of the left-hand opponent after the first call, if he made one and it stands."""
    return table.auction.first_since(change.first, change.seat.left)


def message_about(key: str, table: Table, change: Change) -> Message:
    """What the Director says about this change."""
    first, second = (table.auction.made[one].call for one in (change.first, change.second))
    return say(key, offender=change.seat, call=first, replacement=second, seat=change.seat.left)


# -- withdrawn calls, and their information --------------------------------------------------------------------------


def withdrawn(table: Table, call_ids: tuple[CallId, ...], side: Side) -> tuple[Event, ...]:
    """Withdraws these calls and settles their irregularities; the information is unauthorised for this side."""
    return _withdrawn(table, call_ids, side.seats)


def withdrawn_by_both(table: Table, call_ids: tuple[CallId, ...]) -> tuple[Event, ...]:
    """The same where both sides are to blame: nobody may use the information."""
    return _withdrawn(table, call_ids, tuple(Seat))


def _withdrawn(table: Table, call_ids: tuple[CallId, ...], seats: tuple[Seat, ...]) -> tuple[Event, ...]:
    gone = (CallWithdrawn(call_id) for call_id in call_ids)
    known = (replace(unauthorised_call(table, call_id, Side.NS), unauthorised=seats) for call_id in call_ids)
    offences = filter(table.is_undecided, table.irregularities_of(call_ids))
    return (*gone, *known, *(Settled(n, Status.CORRECTED) for n in offences))


def second_call_stands(table: Table, change: Change, *, accepted: bool) -> tuple[Event, ...]:
    """Withdraws the first call; what else is irregular about the second is accepted, or now ruled on."""
    gone = (CallWithdrawn(change.first),) if table.auction.made[change.first].stands else ()
    settled = (Settled(change.offences[0], Status.ACCEPTED), *_settled(change.offences[1:]))
    before = _offences_of(table, change, change.first, *change.between)
    own = _offences_of(table, change, change.second)
    still = {type(offence) for offence in offences_of_standing_call(table, change.second, without=change.first)}
    kinds = {n: type(table.irregularities[n]) for n in own}
    waived = tuple(n for n in own if kinds[n] not in still or (accepted and _can_be_accepted(kinds[n])))
    open_offences = tuple(n for n in own if n not in waived)
    return (
        *gone, *settled, *_settled(before), *(Settled(n, Status.ACCEPTED) for n in waived),
        *draw_attention_again(table, change.offences[0], open_offences),
    )


def first_call_stands(table: Table, change: Change) -> tuple[Event, ...]:
    """Cancels the substitution and restores the first call; if that was irregular it is now ruled on."""
    back = () if table.auction.made[change.first].stands else (CallReinstated(change.first),)
    return (
        CallWithdrawn(change.second), *back, *_settled((*change.offences, *_offences_of(table, change, change.second))),
        *draw_attention_again(table, change.offences[0], _offences_of(table, change, change.first)),
    )


def first_call_was_irregular(table: Table, change: Change) -> bool:
    """Whether the changed call was itself irregular, and has not been ruled on."""
    return bool(_offences_of(table, change, change.first))


def _can_be_accepted(kind: type) -> bool:
    """Whether a call with this irregularity can be accepted at all (27A, 29A, 37A)."""
    return kind in (InsufficientBid, BarredCall, CallOutOfRotation)


def _offences_of(table: Table, change: Change, *call_ids: CallId) -> tuple[IrregularityId, ...]:
    """The irregularities of these calls, besides the change, that nobody has decided about."""
    found = filter(table.is_undecided, table.irregularities_of(call_ids))
    return tuple(n for n in found if n not in change.offences)


def _settled(irregularities: tuple[IrregularityId, ...]) -> tuple[Event, ...]:
    return tuple(Settled(irregularity, Status.CORRECTED) for irregularity in irregularities)


# -- the call made over it -------------------------------------------------------------------------------------------


def keep_or_withdraw(
    table: Table, over: CallId, told: RulingGiven, known: tuple[Event, ...]
) -> tuple[Option, ...]:
    """The left-hand opponent keeps the call `over`, or withdraws it: it is his turn again (25A6, 21B2).

    If he keeps a call that is irregular over the new one, the irregularity is recorded.
    """
    if not table.auction.made[over].stands:
        return ()
    recorded: set[type] = {type(table.irregularities[n]) for n in table.irregularities_of((over,))}
    recorded.add(CallOutOfRotation)  # replacing a call at that turn, it is in rotation
    offences = (offence for offence in offences_of_standing_call(table, over) if type(offence) not in recorded)
    kept = tuple(Infringed(offence) for offence in offences)
    gone = (CallWithdrawn(call_id) for call_id in this_and_later_calls(table, over))
    return Option("keep", kept), Option("withdraw", (told, *gone, *known))


def keep_what_was_called_over_it(table: Table, question: Question) -> tuple[Option, ...]:
    """The left-hand opponent keeps the call he made over the first or the second one, or withdraws it (25A6, 25B1)."""
    change = change_of(table, question.irregularity) if question.irregularity is not None else None
    if change is None:
        return ()
    over = question.calls[0]
    told = RulingGiven(question.clause, say("law-25A6", seat=change.seat.left, call=table.auction.made[over].call))
    known = unauthorised_call(table, over, change.seat.side)
    if over > change.second:  # he had not seen the call he called over
        known = replace(known, unauthorised=tuple(Seat))
    return keep_or_withdraw(table, over, told, (known,))
