"""What became of the irregularities of a table: who drew attention to each, and how it was dealt with."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Reversible, Sequence
from heapq import merge
from typing import Any, TypeAlias

from msgspec.structs import replace

from bridgetable.cards.value import Value
from bridgetable.table import events as e
from bridgetable.table.facts import Facts
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import Irregularity, Revoke, Status, place_of_call
from bridgetable.table.records import Attention, Establishment
from bridgetable.table.values import Log, log_of

NOBODY_DECIDED = (Status.UNNOTICED, Status.NOTICED)
"""The statuses of irregularities that are neither corrected, accepted nor established."""

NONE: Log[IrregularityId] = Log()
"""No irregularities."""


RevokeDealt: TypeAlias = tuple[Revoke, Attention | None, Status | None]
"""A revoke, who first drew attention to it, and the status that was given to it last."""


class Dealings(Value, frozen=True):
    """What became of each irregularity, and where those of a kind and of a call are found.

    `attention` is who first drew attention to each, `settled` the status that was given to it last, each by its id;
    `revokes` has each revoke with both, and so changes only where something becomes of a revoke.
    `unsettled` are those of each kind that nobody has dealt with, `pending` those of all kinds to which attention was
    drawn besides; `established` the revokes that were established, without those that only count as it.
    """

    kinds: Mapping[type[Any], Log[IrregularityId]] = {}
    calls: Log[tuple[IrregularityId, ...]] = Log()
    attention: Log[Attention | None] = Log()
    settled: Log[Status | None] = Log()
    revokes: Mapping[IrregularityId, RevokeDealt] = {}
    unsettled: Mapping[type[Any], Log[IrregularityId]] = {}
    pending: tuple[IrregularityId, ...] = ()
    established: frozenset[IrregularityId] = frozenset()

    def of_kinds(self, kinds: Iterable[type[Any]]) -> Reversible[IrregularityId]:
        """Those of these kinds, in the order they were recorded."""
        return _merged([self.kinds[kind] for kind in kinds if kind in self.kinds])

    def unsettled_of_kinds(self, kinds: Iterable[type[Any]]) -> Reversible[IrregularityId]:
        """Those of these kinds that nobody has dealt with, in the order they were recorded."""
        return _merged([self.unsettled[kind] for kind in kinds if kind in self.unsettled])

    def of_call(self, call_id: CallId) -> tuple[IrregularityId, ...]:
        """Those of this call, in the order they were recorded."""
        return self.calls[call_id] if 0 <= call_id < len(self.calls) else ()

    def status(self, irregularity: IrregularityId) -> Status:
        """The status of one irregularity."""
        settled = self.settled[irregularity]
        if settled is not None:
            return settled
        if irregularity in self.established:
            return Status.ESTABLISHED
        return Status.UNNOTICED if self.attention[irregularity] is None else Status.NOTICED


def _merged(found: Sequence[Reversible[IrregularityId]]) -> Reversible[IrregularityId]:
    if len(found) < 2:
        return found[0] if found else ()
    return tuple(merge(*found))


def dealings_of(facts: Facts) -> Dealings:
    """What became of the irregularities, from the facts alone: a table that another process sent has no more."""
    recorded = [(IrregularityId(number), one) for number, one in enumerate(facts.irregularities)]
    kinds: dict[type[Any], list[IrregularityId]] = {}
    calls: dict[int, tuple[IrregularityId, ...]] = {}
    for number, one in recorded:
        kinds.setdefault(type(one), []).append(number)
        if (place := place_of_call(one)) is not None:
            calls[place] = (*calls.get(place, ()), number)
    drawn = {one.irregularity: one for one in reversed(facts.attention)}
    given = {one.irregularity: one.status for one in facts.settled}
    revokes = {number: (one, drawn.get(number), given.get(number)) for number, one in recorded if type(one) is Revoke}
    known = Dealings(
        kinds={kind: log_of(numbers) for kind, numbers in kinds.items()},
        calls=log_of(calls.get(place, ()) for place in range(max(calls, default=-1) + 1)),
        attention=log_of(drawn.get(number) for number, _ in recorded),
        settled=log_of(given.get(number) for number, _ in recorded),
        revokes=revokes,
        unsettled={
            kind: open_ones
            for kind, numbers in kinds.items()
            if (open_ones := log_of(n for n in numbers if n not in given))
        },
        pending=tuple(number for number, _ in recorded if number in drawn and number not in given),
    )
    return _established(known, facts.established)


def dealings_after(known: Dealings, event: e.Event, facts: Facts) -> Dealings:
    """What became of the irregularities after this event, which led to these facts."""
    match event:
        case e.Infringed(irregularity):
            return _recorded(known, irregularity)
        case e.AttentionDrawn():
            return _noticed(known, facts.attention[-1])
        case e.Settled(irregularity, status):
            return _settled(known, irregularity, status, facts)
        case e.RevokeEstablished() | e.DeemedEstablished() | e.EstablishmentUndone():
            return _established(known, facts.established)
    return known


def _recorded(known: Dealings, irregularity: Irregularity) -> Dealings:
    kind, number = type(irregularity), IrregularityId(len(known.settled))
    return replace(
        known,
        kinds={**known.kinds, kind: known.kinds.get(kind, NONE).adding(number)},
        calls=_with_call(known.calls, irregularity, number),
        attention=known.attention.adding(None),
        settled=known.settled.adding(None),
        unsettled={**known.unsettled, kind: known.unsettled.get(kind, NONE).adding(number)},
        revokes={**known.revokes, number: (irregularity, None, None)}
        if isinstance(irregularity, Revoke)
        else known.revokes,
    )


def _with_call(
    calls: Log[tuple[IrregularityId, ...]], irregularity: Irregularity, number: IrregularityId
) -> Log[tuple[IrregularityId, ...]]:
    place = place_of_call(irregularity)
    if place is None:
        return calls
    if place < len(calls):
        return calls.replacing(place, (*calls[place], number))
    return calls.adding(*[()] * (place - len(calls)), (number,))


def _noticed(known: Dealings, drawn: Attention) -> Dealings:
    number = drawn.irregularity
    if not _is_known(known, number) or known.attention[number] is not None:
        return known
    waits = known.settled[number] is None
    pending = tuple(sorted((*known.pending, number))) if waits else known.pending
    attention = known.attention.replacing(number, drawn)
    return _with_revoke(replace(known, attention=attention, pending=pending), number)


def _with_revoke(known: Dealings, number: IrregularityId) -> Dealings:
    """What is known, where something has become of this irregularity, with that in `revokes` if it is a revoke."""
    revokes = known.revokes
    if number not in revokes:
        return known
    dealt = revokes[number][0], known.attention[number], known.settled[number]
    return replace(known, revokes={**revokes, number: dealt})


def _is_known(known: Dealings, irregularity: IrregularityId) -> bool:
    # Events are also looked at without what the Laws make follow from them, which may be what records it.
    return irregularity < len(known.settled)


def _settled(known: Dealings, irregularity: IrregularityId, status: Status, facts: Facts) -> Dealings:
    if not _is_known(known, irregularity):
        return known
    kind = type(facts.irregularities[irregularity])
    rest = known.unsettled.get(kind, NONE)
    place = bisect_left(rest, irregularity)
    if place < len(rest) and rest[place] == irregularity:
        rest = rest.removing(place)
    others = {other: numbers for other, numbers in known.unsettled.items() if other is not kind}
    settled = replace(
        known,
        settled=known.settled.replacing(irregularity, status),
        unsettled={**others, kind: rest} if rest else others,
        pending=tuple(number for number in known.pending if number != irregularity),
    )
    return _with_revoke(settled, irregularity)


def _established(known: Dealings, held: Iterable[Establishment]) -> Dealings:
    return replace(known, established=frozenset(one.irregularity for one in held if not one.deemed))
