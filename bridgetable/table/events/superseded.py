"""Leaving out the events that a later event of the same step supersedes."""

from __future__ import annotations

from collections.abc import Sequence

from bridgetable.table import events as e
from bridgetable.table.obligation import Obligation


def without_superseded(events: Sequence[e.Event]) -> tuple[e.Event, ...]:
    """The events of one step without those that a later one supersedes.

    Of several rulings on the same information only the last is kept; an obligation that is laid on a player and
    removed in the same step is left out altogether.
    """
    last = {_fact(event): n for n, event in enumerate(events)}
    laid = {event.obligation for event in events if isinstance(event, e.Obliged)}
    return tuple(
        event for n, event in enumerate(events)
        if (fact := _fact(event)) is None or (last[fact] == n and not _lifts_what_never_bound(event, laid))
    )


def _fact(event: e.Event) -> object:
    """A key for the fact that the event states and a later event may change; None for other events."""
    match event:
        case e.InformationRuled(card):
            return e.InformationRuled, card
        case e.CallInformationRuled(call_id):
            return e.CallInformationRuled, call_id
        case e.Obliged(obligation) | e.Released(obligation):
            return e.Obliged, obligation
    return None


def _lifts_what_never_bound(event: e.Event, laid: set[Obligation]) -> bool:
    return isinstance(event, e.Released) and event.obligation in laid
