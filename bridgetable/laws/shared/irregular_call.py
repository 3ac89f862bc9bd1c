"""What is irregular about a call, at the time it is made and where it stands later."""

from __future__ import annotations

from typing import TypeVar

from bridgetable.cards.call import Bid, Double, Pass, Redouble
from bridgetable.laws.auction.law18 import is_insufficient
from bridgetable.laws.auction.law19 import is_inadmissible
from bridgetable.table.auction import Auction
from bridgetable.table.dealings import ids_in
from bridgetable.table.events import CallMade
from bridgetable.table.evolve import at_turn
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import (
    BarredCall,
    BidOverSeven,
    CallAfterTheAuction,
    CallIrregularity,
    CallOutOfRotation,
    ChangedCall,
    InadmissibleCall,
    InsufficientBid,
    Irregularity,
    place_of_call,
)
from bridgetable.table.obligation import MayNotDouble, PassOnce, PassThroughout
from bridgetable.table.state import Table

K = TypeVar("K", bound=CallIrregularity)


def is_last_call(table: Table, offence: CallIrregularity) -> bool:
    """Whether the call is the last one that stands: nobody has called over it."""
    return is_last_standing(table.auction, offence.place)


def undecided_of_last_call(table: Table, kind: type[K]) -> tuple[tuple[IrregularityId, K], ...]:
    """The irregularities of this kind of the last call that stands, if nobody has decided about them."""
    last = table.auction.last_id
    found = table.irregularities_of((last,)) if last is not None else ()
    return tuple((n, one) for n in found if isinstance(one := table.irregularities[n], kind) and table.is_undecided(n))


def undecided_changes_that_stand(table: Table) -> tuple[IrregularityId, ...]:
    """The changes of call that nobody has decided about, of which the new call stands, in the order recorded."""
    known, auction = table.dealings, table.auction
    undecided = known.undecided & known.of_kinds((ChangedCall,))
    if undecided.bit_count() > auction.sets.ids.bit_count():
        return tuple(n for n in table.irregularities_of(auction.made_since(-1)) if undecided >> n & 1)
    return tuple(n for n in ids_in(undecided) if _stands(table, table.irregularities[n]))


def _stands(table: Table, offence: Irregularity) -> bool:
    return isinstance(offence, CallIrregularity) and table.auction.made[offence.place].stands


def is_last_standing(auction: Auction, call_id: CallId) -> bool:
    """Whether this call stands, and no call that stands comes after it."""
    return auction.last_id == call_id


def offences_of_call(before: Table, event: CallMade, auction: Auction) -> tuple[CallIrregularity, ...]:
    """The irregularities of this call, the graver first; `auction` is the one in which it is made.

    A call after the final pass is nothing else (39). Otherwise the first that applies is recorded: a bid over seven
    (38), an inadmissible double (36), a call by a player who must pass or may not double (37), an insufficient bid
    (27). The call may be out of rotation besides (29).
    """
    call_id = before.auction.next_id
    if event.late:
        return (CallAfterTheAuction(event.seat, call_id, event.call),)
    return _offences(before, event, auction, call_id)


def offences_of_change(before: Table, event: CallMade, was: CallId, *, allowed: bool) -> tuple[CallIrregularity, ...]:
    """The irregularities of a call that replaces the call `was`: a change (25), and what it is at that turn.

    A change that is allowed (21B1) and the premature replacement of an insufficient bid (27C) are no Law 25 change. The
    new call is out of rotation where the old one was and nobody has decided about it. After a faced lead it is a change
    only.
    """
    call_id, open_to = before.auction.next_id, _undecided(before, was)
    if event.late:
        return (ChangedCall(event.seat, call_id, event.call, was),)
    premature = InsufficientBid in open_to
    changed = () if allowed or premature else (ChangedCall(event.seat, call_id, event.call, was),)
    seen = as_it_was_before(before, was)
    own = _offences(seen, event, seen.auction, call_id)
    return (*changed, *(f for f in own if not isinstance(f, CallOutOfRotation) or CallOutOfRotation in open_to))


def offences_of_standing_call(
    table: Table, call_id: CallId, without: CallId | None = None
) -> tuple[CallIrregularity, ...]:
    """The irregularities of a call as it stands now, with another call perhaps withdrawn."""
    made = table.auction.made[call_id]
    seen = as_it_was_before(table, call_id)
    auction = seen.auction if without is None else seen.auction.without(without)
    return _offences(seen, CallMade(made.seat, made.call, made.shows), auction, call_id)


def as_it_was_before(table: Table, call_id: CallId) -> Table:
    """The table at the turn at which this call was made: without it, its replacements and all later calls."""
    return at_turn(table, table.auction.made[call_id].slot)


def _undecided(table: Table, call_id: CallId) -> frozenset[type]:
    """The kinds of irregularity of this call that nobody has decided about."""
    found = (n for n in table.irregularities_of((call_id,)) if table.is_undecided(n))
    return frozenset(type(table.irregularities[n]) for n in found)


def _offences(before: Table, event: CallMade, auction: Auction, call_id: CallId) -> tuple[CallIrregularity, ...]:
    found = [offence for offence in (_of_itself(before, event, auction, call_id),) if offence is not None]
    if auction.to_call is not event.seat:
        called = auction.has_called(event.seat)
        found.append(CallOutOfRotation(event.seat, call_id, event.call, auction.to_call, called))
    return tuple(found)


def _of_itself(before: Table, event: CallMade, auction: Auction, call_id: CallId) -> CallIrregularity | None:
    seat, call = event.seat, event.call
    if isinstance(call, Bid) and call.level > 7:
        return BidOverSeven(seat, call_id, call)
    # Law 36 applies to an inadmissible double even if its maker had to pass (Law 37A).
    if is_inadmissible(before, auction, seat, call):
        return InadmissibleCall(seat, call_id, call)
    if not isinstance(call, Pass) and _is_to_pass(before, event):
        return BarredCall(seat, call_id, call)
    if isinstance(call, Double | Redouble) and before.is_obliged(seat, MayNotDouble):
        return BarredCall(seat, call_id, call)
    if isinstance(call, Bid) and is_insufficient(before, auction, call):
        return InsufficientBid(seat, call_id, call)
    return None


def _is_to_pass(before: Table, event: CallMade) -> bool:
    """Whether the player must pass with this call; one that replaces an earlier call is not made at his next turn."""
    return any(
        isinstance(one, PassThroughout) or (isinstance(one, PassOnce) and _at_his_next_turn(before, event, one))
        for one in before.obliged(event.seat, PassOnce, PassThroughout)
    )


def _at_his_next_turn(before: Table, event: CallMade, bound: PassOnce) -> bool:
    return event.changes is None or before.auction.made[event.changes].slot >= bound.since


def irregularities_beside(table: Table, irregularity: IrregularityId) -> tuple[IrregularityId, ...]:
    """The other irregularities of the same call."""
    at = place_of_call(table.irregularities[irregularity])
    if at is None:
        return ()
    return tuple(n for n in table.irregularities_of((at,)) if n != irregularity)
