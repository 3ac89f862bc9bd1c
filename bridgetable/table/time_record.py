"""When things happened at a table: the events of each kind, by their place among all events, and those of each card.

What follows from the events alone is `Accumulated`: each table has it from the one before.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec.structs import replace

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.cards.value import Value
from bridgetable.table import events as e
from bridgetable.table.events import Event
from bridgetable.table.facts import Facts
from bridgetable.table.values import Log, log_of

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
    def handed_on(self) -> dict[Callable[..., Any], tuple[tuple[object, ...], Any]]:
        """What `following_from` hands on to the tables made from this one."""
        return {}

    @cached_property
    def moments(self) -> Moments:
        """When events of each kind happened."""
        found: dict[type[Any], list[Moment]] = {}
        for moment, event in enumerate(self.happened):
            found.setdefault(type(event), []).append(moment)
        return {kind: log_of(moments) for kind, moments in found.items()}

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


def every_accumulated() -> tuple[Accumulated[Any], ...]:
    """Whatever is accumulated from events."""
    return tuple(dict.fromkeys(one for some in _FOLLOWED.values() for one in some))


def accumulated_after(table: TimeRecord, event: Event) -> Mapping[Accumulated[Any], Any]:
    """What is known of the table after this event that follows from the events alone."""
    followed = _FOLLOWED.get(type(event))
    if followed is None:
        return table.accumulated
    return {**table.accumulated, **{one: one.after(table, event) for one in followed}}


# -- When each card was added to a trick, and withdrawn from one -------------------------------------------------------


CardArrival: TypeAlias = e.CardPlayed | e.CardPutBack | e.CardJoined | e.CardPlacedLate
"""The events that add a card to a trick."""

ARRIVALS = (e.CardPlayed, e.CardPutBack, e.CardJoined, e.CardPlacedLate)


class CardTimes(Value, frozen=True):
    """The moments of one card.

    `arrived` is when it was last added to a trick, `played` when it was last added to each trick, except that the
    Director put it back; `at_turn` are all moments at which it was simply played; `withdrawn` is when it was last
    withdrawn, -1 if it never was.
    """

    arrived: Moment = -1
    trick: int = 0
    played: tuple[tuple[int, Moment], ...] = ()
    at_turn: Log[Moment] = Log()
    withdrawn: Moment = -1

    @property
    def lies_since(self) -> Moment:
        """When it was played; a card taken back, and that the Director returned to its trick, counts from its play."""
        for trick, moment in reversed(self.played):
            if trick == self.trick:
                return moment
        return self.arrived


NEVER_PLAYED = CardTimes()
"""The moments of a card that has not been played."""


def _with_event(
    known: Mapping[Card, CardTimes], event: CardArrival | e.CardWithdrawn, moment: Moment
) -> Mapping[Card, CardTimes]:
    times = known.get(event.card, NEVER_PLAYED)
    if isinstance(event, e.CardWithdrawn):
        return {**known, event.card: replace(times, withdrawn=moment)}
    played, at_turn = times.played, times.at_turn
    if not isinstance(event, e.CardPutBack):
        played = (*(one for one in played if one[0] != event.trick), (event.trick, moment))
    if isinstance(event, e.CardPlayed):
        at_turn = at_turn.adding(moment)
    return {**known, event.card: CardTimes(moment, event.trick, played, at_turn, times.withdrawn)}


card_times: Accumulated[Mapping[Card, CardTimes]] = Accumulated({}, _with_event, *ARRIVALS, e.CardWithdrawn)
"""The moments of each card that has been added to a trick."""


Withdrawn: TypeAlias = Mapping[tuple[Seat, int], Card]
"""Cards withdrawn, by the hand and the number of the trick."""


def _with_withdrawn(known: Withdrawn, event: e.CardWithdrawn, moment: Moment) -> Withdrawn:
    return {**known, (event.seat, event.trick): event.card}


last_withdrawn: Accumulated[Withdrawn] = Accumulated({}, _with_withdrawn, e.CardWithdrawn)
"""The last card that each hand has withdrawn from each trick."""


WithdrawnFrom: TypeAlias = Mapping[int, frozenset[e.CardWithdrawn]]
"""The withdrawals of cards by the number of the trick, each once however often it happened."""


def _with_withdrawal(known: WithdrawnFrom, event: e.CardWithdrawn, moment: Moment) -> WithdrawnFrom:
    here = known.get(event.trick, frozenset())
    return known if event in here else {**known, event.trick: here | {event}}


withdrawn_from: Accumulated[WithdrawnFrom] = Accumulated({}, _with_withdrawal, e.CardWithdrawn)
"""The cards that were withdrawn from each trick, as often as there are such cards and not as often as it happened."""


Correction: TypeAlias = tuple[e.CardWithdrawn, ...]
"""The cards withdrawn in one correction, in the order of withdrawal, each once."""


def _in_correction(
    known: Correction, event: e.CardWithdrawn | e.CardPutBack | e.CardPlayed, moment: Moment
) -> Correction:
    match event:
        case e.CardWithdrawn(card=card):
            return known if any(each.card == card for each in known) else (*known, event)
        case e.CardPutBack(card=card):
            return tuple(each for each in known if each.card != card)
    replaces = any((each.seat, each.trick) == (event.seat, event.trick) for each in known)
    return known if replaces else ()


withdrawn_in_correction: Accumulated[Correction] = Accumulated(
    (), _in_correction, e.CardWithdrawn, e.CardPutBack, e.CardPlayed
)
"""The cards withdrawn in the last correction, until a hand plays that has withdrawn nothing from the trick: then play
goes on."""


def play_had_gone_on(table: TimeRecord, cards: Iterable[Card], took_back: Card | None) -> bool:
    """Whether one of these cards was played after `took_back` and before that was last withdrawn."""
    known = card_times(table)
    times = known.get(took_back, NEVER_PLAYED) if took_back is not None else NEVER_PLAYED
    if times.withdrawn < 0:
        return False
    at = bisect_left(times.at_turn, times.withdrawn)
    since = times.at_turn[at - 1] if at else -1
    return any(_between(known.get(card, NEVER_PLAYED).at_turn, since, times.withdrawn) for card in cards)


def _between(moments: Log[Moment], since: Moment, until: Moment) -> bool:
    at = bisect_left(moments, until)
    return at > 0 and moments[at - 1] > since
