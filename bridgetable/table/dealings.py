"""What became of the irregularities of a table, as sets of their ids."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeAlias, cast

import msgspec
from msgspec.structs import replace

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.table import events as e
from bridgetable.table.facts import Facts
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import Irregularity, LeadOutOfTurn, Status, cards_involved, place_of_call
from bridgetable.table.records import Attention, Establishment
from bridgetable.table.values import Log, NumberSet, downwards, upwards

IdSet: TypeAlias = NumberSet

NOBODY_DECIDED = (Status.UNNOTICED, Status.NOTICED)
"""The statuses of irregularities that are neither corrected, accepted nor established."""


class Dealings(msgspec.Struct, frozen=True):
    """The ids of the irregularities by kind, trick, player, card and call, and by what became of them.

    `first` is who first drew attention to each, and `noticed_by` the ids by that player; `settled` the ids by the
    status that was given last; `established` the revokes that were established, without those that only count as it;
    `leads_due` the leads out of turn by the player from whose hand the lead was due.
    """

    kinds: Mapping[type[Any], IdSet] = {}
    tricks: Mapping[int, IdSet] = {}
    seats: Mapping[Seat, IdSet] = {}
    cards: Mapping[Card, IdSet] = {}
    calls: Log[tuple[IrregularityId, ...]] = Log()
    first: Log[Attention | None] = Log()
    noticed: IdSet = 0
    noticed_by: Mapping[Seat, IdSet] = {}
    settled: Mapping[Status, IdSet] = {}
    established: IdSet = 0
    leads_due: Mapping[Seat, IdSet] = {}

    @property
    def every(self) -> IdSet:
        """All of them; kept with every table the set would take more room the more there are."""
        return (1 << len(self.first)) - 1

    @property
    def dealt_with(self) -> IdSet:
        """Those that have been settled, with any status."""
        ids = 0
        for some in self.settled.values():
            ids |= some
        return ids

    @property
    def unsettled(self) -> IdSet:
        """Those that have not been dealt with."""
        return self.every & ~self.dealt_with

    @property
    def undecided(self) -> IdSet:
        """Those that are neither corrected, accepted nor established."""
        decided = self.established & ~self.dealt_with
        for status, some in self.settled.items():
            if status not in NOBODY_DECIDED:
                decided |= some
        return self.every & ~decided

    @property
    def pending(self) -> IdSet:
        """Those to which attention has been drawn, and that have not been dealt with."""
        return self.unsettled & self.noticed

    @property
    def unnoticed(self) -> IdSet:
        """Those that have not been dealt with, and to which nobody has drawn attention."""
        return self.unsettled & ~self.noticed

    @property
    def hidden(self) -> IdSet:
        """Those to which nobody has drawn attention, and that have not been corrected or accepted either."""
        known = self.dealt_with & ~self.settled.get(Status.ESTABLISHED, 0) & ~self.settled.get(Status.UNNOTICED, 0)
        return self.every & ~self.noticed & ~known

    def of_kinds(self, kinds: Iterable[type[Any]]) -> IdSet:
        """Those of these kinds."""
        ids = 0
        for kind in kinds:
            ids |= self.kinds.get(kind, 0)
        return ids

    def by(self, seats: Iterable[Seat]) -> IdSet:
        """Those of these players."""
        ids = 0
        for seat in seats:
            ids |= self.seats.get(seat, 0)
        return ids

    def of_call(self, call_id: CallId) -> tuple[IrregularityId, ...]:
        """Those of this call, in the order they were recorded."""
        return self.calls[call_id] if 0 <= call_id < len(self.calls) else ()

    def status(self, irregularity: IrregularityId) -> Status:
        """The status of one irregularity."""
        bit = 1 << irregularity
        for status, some in self.settled.items():
            if some & bit:
                return status
        if self.established & bit:
            return Status.ESTABLISHED
        return Status.NOTICED if self.noticed & bit else Status.UNNOTICED


def ids_in(some: IdSet) -> Iterator[IrregularityId]:
    """The ids in this set, the lowest first."""
    return cast(Iterator[IrregularityId], upwards(some))


def ids_down_from_the_last(some: IdSet) -> Iterator[IrregularityId]:
    """The ids in this set, the highest first."""
    return cast(Iterator[IrregularityId], downwards(some))


def last_of(some: IdSet) -> tuple[IrregularityId, ...]:
    """The highest id in this set; nothing if there is none."""
    return (IrregularityId(some.bit_length() - 1),) if some else ()


def dealings_of(facts: Facts) -> Dealings:
    """What became of the irregularities, from the facts alone."""
    known = Dealings()
    for irregularity in facts.irregularities:
        known = _recorded(known, irregularity)
    for drawn in facts.attention:
        known = _noticed(known, drawn)
    for settlement in facts.settled:
        known = _settled(known, settlement.irregularity, settlement.status)
    return _established(known, facts.established)


def dealings_after(known: Dealings, event: e.Event, facts: Facts) -> Dealings:
    """What became of the irregularities after this event, which led to these facts."""
    match event:
        case e.Infringed(irregularity):
            return _recorded(known, irregularity)
        case e.AttentionDrawn():
            return _noticed(known, facts.attention[-1])
        case e.Settled(irregularity, status):
            return _settled(known, irregularity, status)
        case e.RevokeEstablished() | e.DeemedEstablished() | e.EstablishmentUndone():
            return _established(known, facts.established)
    return known


def _recorded(known: Dealings, irregularity: Irregularity) -> Dealings:
    kind, bit = type(irregularity), 1 << len(known.first)
    kinds = {**known.kinds, kind: known.kinds.get(kind, 0) | bit}
    tricks = {**known.tricks, irregularity.trick: known.tricks.get(irregularity.trick, 0) | bit}
    seats = {**known.seats, irregularity.seat: known.seats.get(irregularity.seat, 0) | bit}
    involved = cards_involved(irregularity)
    cards = {**known.cards, **{card: known.cards.get(card, 0) | bit for card in involved}} if involved else known.cards
    calls = _with_call(known.calls, irregularity, IrregularityId(len(known.first)))
    leads_due = known.leads_due
    if isinstance(irregularity, LeadOutOfTurn):
        leads_due = {**leads_due, irregularity.due: leads_due.get(irregularity.due, 0) | bit}
    return replace(
        known,
        kinds=kinds,
        tricks=tricks,
        seats=seats,
        cards=cards,
        calls=calls,
        first=known.first.adding(None),
        leads_due=leads_due,
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
    bit = 1 << drawn.irregularity
    if known.noticed & bit:
        return known
    first = known.first.replacing(drawn.irregularity, drawn)
    by = {**known.noticed_by, drawn.seat: known.noticed_by.get(drawn.seat, 0) | bit}
    return replace(known, noticed=known.noticed | bit, noticed_by=by, first=first)


def _settled(known: Dealings, irregularity: IrregularityId, status: Status) -> Dealings:
    bit = 1 << irregularity
    others = {other: some & ~bit for other, some in known.settled.items()}
    return replace(known, settled={**others, status: others.get(status, 0) | bit})


def _established(known: Dealings, held: Iterable[Establishment]) -> Dealings:
    established = 0
    for one in held:
        established |= 0 if one.deemed else 1 << one.irregularity
    return replace(known, established=established)
