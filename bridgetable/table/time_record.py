"""When things happened at a table: the events of each kind, by their place among all events."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, TypeAlias

from bridgetable.cards.card import Card
from bridgetable.table.events import CardPlayed, CardWithdrawn, Event
from bridgetable.table.facts import Facts
from bridgetable.table.log import Log
from bridgetable.table.trick import Trick

Moment: TypeAlias = int
"""An index in `Table.happened`: the first event happened at moment 0."""

Moments: TypeAlias = Mapping[type[Any], Log[Moment]]
"""The moments of the events of each kind, the earliest first."""


class TimeRecord(Facts, frozen=True, dict=True):
    """The facts of a table with the moments of its events."""

    @cached_property
    def moments(self) -> Moments:
        """When events of each kind happened."""
        found: Moments = {}
        for moment, event in enumerate(self.happened):
            found = moments_with(found, event, moment)
        return found

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

    def gone_on_since(self, trick: Trick, took_back: Card | None) -> bool:
        """Whether a card now in this trick was played after `took_back` and before that was withdrawn."""
        lay_there = False
        for event in reversed(self.happened):
            if isinstance(event, CardWithdrawn) and event.card == took_back:
                lay_there = True
            elif lay_there and isinstance(event, CardPlayed):
                if event.card == took_back:
                    return False
                if event.card in (play.card for play in trick.plays):
                    return True
        return False


def moments_with(known: Moments, event: Event, moment: Moment) -> Moments:
    """The moments with one more event that happened at this moment."""
    kind = type(event)
    return {**known, kind: known.get(kind, NEVER).adding(moment)}


NEVER: Log[Moment] = Log()
"""The moments of what never happened."""
