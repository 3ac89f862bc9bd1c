"""The call a player makes at his turn after an irregular one was cancelled, and the Law that rules on it."""

from __future__ import annotations

from bisect import bisect_left

import msgspec

from bridgetable.cards.seat import Seat
from bridgetable.laws.general.law09 import draw_attention_again
from bridgetable.laws.general.law10 import rule
from bridgetable.laws.general.law16 import unauthorised_call
from bridgetable.laws.irregular_calls.law27 import insufficient_bid
from bridgetable.laws.irregular_calls.law27.corrected_bid import is_itself_irregular
from bridgetable.laws.irregular_calls.law28 import seen_by
from bridgetable.laws.irregular_calls.law29 import new_call
from bridgetable.table.events import CallMade, CallReinstated, Event, Released, Settled
from bridgetable.table.evolve import evolve_all
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import CallIrregularity, CallOutOfRotation, InsufficientBid, Status
from bridgetable.table.obligation import CallOwed, LeadMayBeRestrained, Obligation, PassOnce, PassThroughout
from bridgetable.table.state import Table


class Owed(msgspec.Struct, frozen=True):
    """The calls that a player had come to owe when as many calls had been made as `first` to `last`."""

    seat: Seat
    first: int
    last: int


def owed_call_made(before: Table, event: CallMade, after: Table) -> tuple[Event, ...]:
    """A player who owed a call has made it: the Law of his irregularity rules on the new call as it now stands."""
    if event.late or event.implied or event.changes is not None:
        return ()
    seen = seen_by(before, event.seat, event.call)
    if before.to_call is None or seen.to_call is not event.seat:
        return ()
    by, last = before.auction.next_id, before.auction.last_call_id(event.seat)
    called = -1 if last is None else before.auction.made[last].slot
    ruled = _ruled_on_owed_call(after, Owed(event.seat, called + 1, by), by)
    at_the_table = before.calls_owed_since(event.seat, CallOwed, by, by)
    if not at_the_table:
        return ruled
    return (*ruled, *_ruled_on_at_once(evolve_all(after, ruled), at_the_table[-1].irregularity, by))


def _ruled_on_at_once(table: Table, irregularity: IrregularityId, by: CallId) -> tuple[Event, ...]:
    """The Director, who is still at the table, rules at once on a new call that is itself irregular.

    Thus another insufficient bid may be accepted like the first (27B4).
    """
    open_offences = (n for n in table.irregularities_of((by,)) if not table.is_settled(n))
    drawn = draw_attention_again(table, irregularity, tuple(open_offences))
    return (*drawn, *rule(evolve_all(table, drawn))) if drawn else ()


def owed_call_now_stands(before: Table, event: Event, after: Table) -> tuple[Event, ...]:
    """A call that a player owed, itself irregular or changed, now stands, and its Law rules on it only now.

    It stands when it is accepted (25B1, 27A, 29A), has come to be in rotation, or was what he had intended (25A); and
    when its change is cancelled (25B2) before anybody had ruled on it.
    """
    by = _now_to_stand(before, event)
    if by is None:
        return ()
    still_open = any(map(after.is_undecided, after.irregularities_of((by,))))
    if still_open or not after.auction.made[by].stands:
        return ()
    owed = _owed_when_made(after, by)
    if not _cancelled(after, owed) or _ruled_on_already(after, owed, by):
        return ()
    undone = _earlier_ruling_undone(after, owed, by)
    return (*undone, *_ruled_on_owed_call(evolve_all(after, undone), owed, by))


def _now_to_stand(before: Table, event: Event) -> CallId | None:
    """The call that stands because of this event; None if there is none."""
    if isinstance(event, CallReinstated):
        return event.place
    if not isinstance(event, Settled) or event.status not in (Status.ACCEPTED, Status.CORRECTED):
        return None
    offence = before.irregularities[event.irregularity]
    return offence.place if isinstance(offence, CallIrregularity) and before.is_undecided(event.irregularity) else None


def _ruled_on_owed_call(table: Table, owed: Owed, by: CallId) -> tuple[Event, ...]:
    """The rulings on the call `by` of the Laws that required it, the last irregularity first: it may cancel it."""
    events: tuple[Event, ...] = ()
    now, rotation = table, _owed_in_rotation(table, owed)
    if not rotation and is_itself_irregular(table, by):
        return ()
    bids = list(table.obligations_between((InsufficientBid, owed.seat), owed.first, owed.last))
    ruled_on: set[IrregularityId] = set()
    while (bids or rotation) and now.auction.made[by].stands:
        by_itself = is_itself_irregular(now, by)  # no insufficient bid is ruled on before that
        if by_itself or not bids or (rotation and rotation[-1] > bids[-1]):
            if not rotation:
                break
            number, look = rotation.pop(), new_call.rule_on_replacement
            bids = bids[: bisect_left(bids, number)] if by_itself else bids
        else:
            number, look = bids.pop(), insufficient_bid.rule_on_replacement
        one = table.obligations[number]
        if isinstance(one, CallOwed) and one.irregularity not in ruled_on:
            ruled_on.add(one.irregularity)
            ruled = look(now, one.irregularity, by)
            events, now = (*events, *ruled), evolve_all(now, ruled)
    return events


def _owed_in_rotation(table: Table, owed: Owed) -> list[int]:
    """The index of the obligation that the last call out of rotation left, if it is one of these: no other counts."""
    last = table.last_call_owed_for(owed.seat, CallOutOfRotation)
    for number in reversed(table.obligations_between((CallOutOfRotation, owed.seat), owed.first, owed.last)):
        one = table.obligations[number]
        if last is not None and isinstance(one, CallOwed) and one.irregularity == last.irregularity:
            return [number]
    return []


def _owed_when_made(table: Table, by: CallId) -> Owed:
    """The calls the player owed when he made this one, or the one it replaces."""
    made = table.auction.made[by]
    called = table.auction.last_before(made.seat, made.slot, stands=True)
    return Owed(made.seat, 0 if called is None else called + 1, made.slot)


def _cancelled(table: Table, owed: Owed) -> list[CallId]:
    """The cancelled calls for which these calls were owed."""
    calls = table.calls_owed_since(owed.seat, CallOwed, owed.first, owed.last)
    offences = (table.irregularities[one.irregularity] for one in calls)
    return [offence.place for offence in offences if isinstance(offence, CallIrregularity)]


def _passes_imposed_for(table: Table, seat: Seat, calls: set[int]) -> list[Obligation]:
    """The passes that the ruling on one of these calls of this player has imposed on his partner."""
    return [
        one for one in table.obligations_as(PassOnce, PassThroughout, on=(seat.partner,))
        if isinstance(one, PassOnce | PassThroughout) and one.since - 1 in calls
    ]


def _ruled_on_already(table: Table, owed: Owed, by: CallId) -> bool:
    """Whether this call has been ruled on: partner must pass, or Law 16 no longer bars the first call's information."""
    if table.auction.made[by].slot != by:
        return False
    known = filter(None, map(table.call_information.on, _cancelled(table, owed)))
    free = any(not unauthorised_call.covers(one.clause) for one in known)
    return free or bool(_passes_imposed_for(table, owed.seat, {by}))


def _earlier_ruling_undone(table: Table, owed: Owed, by: CallId) -> tuple[Event, ...]:
    """Takes back the ruling on the call this one replaces: partner is released, the first call unauthorised again."""
    made, seat = table.auction.made, table.auction.made[by].seat
    if made[by].slot == by:
        return ()
    earlier = {call_id for call_id in range(by) if made[call_id].slot == made[by].slot}
    passes, cancelled = _passes_imposed_for(table, seat, earlier), _cancelled(table, owed)
    leads = [
        one for one in table.obligations_as(LeadMayBeRestrained) if passes and one.place in cancelled
    ]
    return (*map(Released, (*passes, *leads)), *(unauthorised_call(table, call_id, seat.side) for call_id in cancelled))
