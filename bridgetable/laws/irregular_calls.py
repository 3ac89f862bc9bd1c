"""What is irregular about a call, and what the next player accepts by calling over it. Judged as the Laws come."""

from __future__ import annotations

from bridgetable.cards.call import Bid, Double, Pass, Redouble
from bridgetable.laws.law18 import is_insufficient
from bridgetable.laws.law19 import is_inadmissible
from bridgetable.table.auction import Auction
from bridgetable.table.events import CallMade
from bridgetable.table.irregularity import (
    BarredCall,
    BidOverSeven,
    CallAfterTheAuction,
    CallOutOfRotation,
    FaultyCall,
    InadmissibleCall,
    InsufficientBid,
)
from bridgetable.table.obligation import MayNotDouble
from bridgetable.table.state import Table


def call_lies_open(table: Table, fault: FaultyCall) -> bool:
    """Whether the call still lies there as the last one, and nobody has called over it."""
    made = table.auction.made[fault.place]
    return made.stands and table.auction.standing[-1] == fault.place


def faults_of_call(before: Table, event: CallMade, auction: Auction) -> tuple[FaultyCall, ...]:
    """What the Laws say of this call, the graver fault first; `auction` is the one in which it is made.

    One after the final pass is nothing else (39). A bid over seven (38) and a call by one who must pass (37) come
    before the double Law 19 does not know (36), and that before an insufficient bid (27); each may be out of rotation
    besides (29).
    """
    place = len(before.auction.made)
    if event.late:
        return (CallAfterTheAuction(event.seat, place, event.call),)
    found = [fault for fault in (_of_itself(before, event, auction, place),) if fault is not None]
    if event.changes is None and auction.to_call is not event.seat:
        called = before.auction.has_called(event.seat)
        found.append(CallOutOfRotation(event.seat, place, event.call, auction.to_call, called))
    return tuple(found)


def _of_itself(before: Table, event: CallMade, auction: Auction, place: int) -> FaultyCall | None:
    seat, call = event.seat, event.call
    if isinstance(call, Bid) and call.level > 7:
        return BidOverSeven(seat, place, call)
    # A double that Law 19 forbids anyhow is dealt with by Law 36 whoever makes it (Law 37A).
    if is_inadmissible(before, auction, seat, call):
        return InadmissibleCall(seat, place, call)
    if not isinstance(call, Pass) and before.must_pass(seat):
        return BarredCall(seat, place, call)
    if isinstance(call, Double | Redouble) and any(isinstance(o, MayNotDouble) for o in before.obliged(seat)):
        return BarredCall(seat, place, call)
    if isinstance(call, Bid) and is_insufficient(before, auction, call):
        return InsufficientBid(seat, place, call)
    return None


def others_of_the_call(table: Table, place: int) -> tuple[int, ...]:
    """The places of the other irregularities that the same call was."""
    at = getattr(table.irregularities[place], "place", None)
    return tuple(
        n for n, fault in enumerate(table.irregularities)
        if n != place and at is not None and getattr(fault, "place", None) == at
    )
