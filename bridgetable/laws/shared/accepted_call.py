"""Irregular calls that the next player accepts by calling over them (Laws 25B1, 27A, 29A, 37A)."""

from __future__ import annotations

from bridgetable.laws.auction.law19 import is_inadmissible
from bridgetable.laws.general import law80
from bridgetable.laws.irregular_calls import law28
from bridgetable.laws.irregular_calls.law25.on_purpose import accepted_by_calling, changes_called_over
from bridgetable.laws.irregular_calls.law29.out_of_rotation import first_of_two_calls_withdrawn
from bridgetable.laws.shared.irregular_call import is_last_standing
from bridgetable.table import events as e
from bridgetable.table.auction import Auction
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import BarredCall, CallOutOfRotation, InsufficientBid, Status
from bridgetable.table.state import Table


def accepts_a_call(before: Table, event: e.CallMade) -> tuple[e.Event, ...]:
    """The irregular calls that the next player accepts by calling over them (25B1, 27A, 29A, 37A)."""
    if event.late or event.implied or event.changes is not None:
        return ()
    seen = law28.seen_by(before, event.seat, event.call)
    last = before.irregularities_of(() if seen.last_id is None else (seen.last_id,))
    accepted = [n for n in last if before.is_undecided(n) and _accepted(before, seen, n, event)]
    return tuple(
        more for irregularity in accepted
        for more in (*first_of_two_calls_withdrawn(before, irregularity), e.Settled(irregularity, Status.ACCEPTED))
    ) + tuple(
        more for irregularity in changes_called_over(before, event)
        for more in accepted_by_calling(before, irregularity)
    )


def _accepted(before: Table, seen: Auction, irregularity: IrregularityId, event: e.CallMade) -> bool:
    offence = before.irregularities[irregularity]
    if not isinstance(offence, CallOutOfRotation | InsufficientBid | BarredCall):
        return False
    if law80.may_not_accept(before, offence, event.seat):
        return False
    if offence.seat.left is not event.seat or not is_last_standing(seen, offence.place):
        return False
    over = before.auction.without(offence.place)
    # An inadmissible double may never be accepted (Law 32).
    return not is_inadmissible(before, over, offence.seat, offence.call)
