"""The call a player makes at his turn in place of one that was cancelled: which Law looks at it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from bridgetable.laws import law27, law29
from bridgetable.laws.irregular_calls import faults_of_call
from bridgetable.laws.law28 import seen_by
from bridgetable.table.events import CallMade, Event, Infringed
from bridgetable.table.evolve import evolve_all
from bridgetable.table.irregularity import CallOutOfRotation, InsufficientBid, Irregularity
from bridgetable.table.obligation import CallOwed
from bridgetable.table.state import Table

REPLACED: dict[type[Irregularity], Callable[[Table, int, int], tuple[Event, ...]]] = {
    InsufficientBid: law27.replaced,
    CallOutOfRotation: law29.replaced,
}


def owed_call_made(before: Table, event: CallMade) -> tuple[Event, ...]:
    """A player who owed a call has made it: the Law of his irregularity rules on the new call, as it now stands."""
    if event.late or event.implied or event.changes is not None:
        return ()
    seen = seen_by(before, event.seat, event.call)
    if before.to_call is None or seen.to_call is not event.seat:
        return ()
    owed = [one.irregularity for one in before.obliged(event.seat) if isinstance(one, CallOwed)]
    found = faults_of_call(before, event, seen)
    after = evolve_all(replace(before, auction=seen), (event, *map(Infringed, found)))
    by = len(before.auction.made)
    return tuple(
        ruled for place in owed if (look := REPLACED.get(type(before.irregularities[place]))) is not None
        for ruled in look(after, place, by)
    )
