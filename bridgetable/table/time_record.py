"""When things happened at a table: the events of each kind, by their place among all events, and those of each card.

What follows from the events alone is `Accumulated`: each table has it from the one before.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from functools import cached_property
from typing import Any, Generic, TypeAlias, TypeVar

from bridgetable.table.events import Event
from bridgetable.table.facts import Facts
from bridgetable.table.values.log import Log

V = TypeVar("V")

Moment: TypeAlias = int
"""An index in `Table.happened`: the first event happened at moment 0."""

Moments: TypeAlias = Mapping[type[Any], Log[Moment]]
"""The moments of the events of each kind, the earliest first."""


class TimeRecord(Facts, frozen=True, dict=True):
    """The facts of a table with the moments of its events."""

    @cached_property
    def cache(self) -> dict[Hashable, object]:
        """The results that `cached_on_value` has computed from this table."""
        return {}

    @cached_property
    def moments(self) -> Moments:
        """When events of each kind happened."""
        found: Moments = {}
        for moment, event in enumerate(self.happened):
            found = moments_with(found, event, moment)
        return found

    @cached_property
    def accumulated(self) -> Mapping[Accumulated[Any], Any]:
        """What is known of this table that follows from its events alone."""
        return {}

    def moments_of(self, kind: type[Any]) -> Log[Moment]:
        """When events of this kind happened, the earliest first."""
        return self.moments.get(kind, NEVER)

    def latest(self, *kinds: type[Any]) -> Event | None:
        """The last event of any of these kinds; None if there was none."""
        last = max((log[-1] for kind in kinds if (log := self.moments.get(kind))), default=None)
        return None if last is None else self.happened[last]

    def backwards(self, *kinds: type[Any]) -> Iterator[tuple[Moment, Event]]:
        """The events of these kinds with their moments, the last first."""
        logs = [reversed(self.moments_of(kind)) for kind in kinds]
        next_of = [next(log, -1) for log in logs]
        while (moment := max(next_of)) >= 0:
            yield moment, self.happened[moment]
            which = next_of.index(moment)
            next_of[which] = next(logs[which], -1)


def moments_with(known: Moments, event: Event, moment: Moment) -> Moments:
    """The moments with one more event that happened at this moment."""
    kind = type(event)
    return {**known, kind: known.get(kind, NEVER).adding(moment)}


NEVER: Log[Moment] = Log()
"""The moments of what never happened."""


class Accumulated(Generic[V]):
    """What follows from the events of some kinds, one after the other: `with_event` gives it after one more.

    It is known at every table from the one before, so that to ask for it costs the same however much has happened.
    """

    def __init__(self, start: V, with_event: Callable[[V, Any, Moment], V], *kinds: type[Any]) -> None:
        self._start, self._with_event, self._kinds = start, with_event, kinds
        for kind in kinds:
            _FOLLOWED[kind] = (*_FOLLOWED.get(kind, ()), self)

    def __call__(self, table: TimeRecord) -> V:
        known: Mapping[Accumulated[Any], Any] = table.accumulated
        if self not in known:
            found = self._start
            for moment, event in reversed(tuple(table.backwards(*self._kinds))):
                found = self._with_event(found, event, moment)
            known = table.__dict__["accumulated"] = {**known, self: found}
        value: V = known[self]
        return value

    def after(self, table: TimeRecord, event: Event) -> V:
        """What follows once this event has happened as well."""
        return self._with_event(self(table), event, len(table.happened))


_FOLLOWED: dict[type[Any], tuple[Accumulated[Any], ...]] = {}
"""What is accumulated from the events of each kind."""


def accumulated_after(table: TimeRecord, event: Event) -> Mapping[Accumulated[Any], Any]:
    """What is known of the table after this event that follows from the events alone."""
    changed = {one: one.after(table, event) for one in _FOLLOWED.get(type(event), ())}
    return {**table.accumulated, **changed} if changed else table.accumulated
