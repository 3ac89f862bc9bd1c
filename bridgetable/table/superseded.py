"""What a later event of the same step supersedes: of one fact only the last status is told."""

from __future__ import annotations

from collections.abc import Sequence

from bridgetable.table import events as e
from bridgetable.table.obligation import Obligation


def without_superseded(events: Sequence[e.Event]) -> tuple[e.Event, ...]:
    """The events of one step without those that a later one of them has made untrue.

    What is known from a card or a call is what was ruled of it last, and what was laid on a player and taken from him
    again in the same step never bound him.
    """
    last = {_fact(event): n for n, event in enumerate(events)}
    laid = {event.obligation for event in events if isinstance(event, e.Obliged)}
    return tuple(
        event for n, event in enumerate(events)
        if (fact := _fact(event)) is None or (last[fact] == n and not _lifts_what_never_bound(event, laid))
    )


def _fact(event: e.Event) -> object:
    """What the event speaks of, where a later one may say otherwise of it."""
    match event:
        case e.InformationRuled(card):
            return e.InformationRuled, card
        case e.CallInformationRuled(place):
            return e.CallInformationRuled, place
        case e.Obliged(obligation) | e.Released(obligation):
            return e.Obliged, obligation
    return None


def _lifts_what_never_bound(event: e.Event, laid: set[Obligation]) -> bool:
    return isinstance(event, e.Released) and event.obligation in laid
