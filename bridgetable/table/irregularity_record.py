"""The irregularities of a table: the id of each, who drew attention to it, and its status."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TypeVar, cast

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.table import records
from bridgetable.table.dealings import NOBODY_DECIDED, Dealings, dealings_of, ids_down_from_the_last, ids_in
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import Irregularity, Status
from bridgetable.table.time_record import TimeRecord

K = TypeVar("K", bound=Irregularity)
EVERYBODY = tuple(Seat)


class IrregularityRecord(TimeRecord, frozen=True, dict=True):
    """The facts of a table with what follows from them about its irregularities."""

    @cached_property
    def dealings(self) -> Dealings:
        """What became of the irregularities, as sets of their ids."""
        return dealings_of(self)

    @cached_property
    def recorded(self) -> tuple[tuple[IrregularityId, Irregularity], ...]:
        """Each irregularity with its id, in the order they were recorded."""
        return tuple((IrregularityId(number), one) for number, one in enumerate(self.irregularities))

    def recorded_as(
        self, *kinds: type[K], trick: int | None = None, by: Sequence[Seat] = EVERYBODY, card: Card | None = None
    ) -> tuple[tuple[IrregularityId, K], ...]:
        """The irregularities of these kinds, each with its id, in order.

        They are those of one trick or of all, by these players, and with this card or any or none.
        """
        return self._recorded_among(self.dealings.every, kinds, trick, by, card)

    def irregularities_backwards(self, kind: type[K]) -> Iterator[tuple[IrregularityId, K]]:
        """The irregularities of this kind, the last first, each with its id."""
        for number in ids_down_from_the_last(self.dealings.of_kinds((kind,))):
            yield number, cast(K, self.irregularities[number])

    def recorded_in(self, trick: int, seat: Seat) -> tuple[tuple[IrregularityId, Irregularity], ...]:
        """The irregularities of this player in this trick, each with its id, in the order recorded."""
        return self._with_ids(self.dealings.tricks.get(trick, 0) & self.dealings.by((seat,)))

    def undecided_as(
        self, *kinds: type[K], trick: int | None = None, by: Sequence[Seat] = EVERYBODY, card: Card | None = None
    ) -> tuple[tuple[IrregularityId, K], ...]:
        """Those of them that are neither corrected, accepted nor established."""
        undecided = self.dealings.undecided if self.dealings.of_kinds(kinds) else 0
        return self._recorded_among(undecided, kinds, trick, by, card)

    def first_undecided_as(
        self, *kinds: type[K], trick: int | None = None, by: Sequence[Seat] = EVERYBODY, card: Card | None = None
    ) -> IrregularityId | None:
        """The id of the first of them; None if there is none."""
        undecided = self.dealings.undecided if self.dealings.of_kinds(kinds) else 0
        return next(ids_in(self._among(undecided, kinds, trick, by, card)), None)

    def unsettled_as(
        self, *kinds: type[K], trick: int | None = None, by: Sequence[Seat] = EVERYBODY, card: Card | None = None
    ) -> tuple[tuple[IrregularityId, K], ...]:
        """Those of them that have not been dealt with."""
        unsettled = self.dealings.unsettled if self.dealings.of_kinds(kinds) else 0
        return self._recorded_among(unsettled, kinds, trick, by, card)

    def is_recorded(
        self, *kinds: type[K], trick: int | None = None, by: Sequence[Seat] = EVERYBODY, card: Card | None = None
    ) -> bool:
        """Whether there is an irregularity of these kinds, of one trick or of all, by these players, with this card."""
        return bool(self._among(self.dealings.every, kinds, trick, by, card))

    def _recorded_among(
        self, some: int, kinds: Sequence[type[K]], trick: int | None, by: Sequence[Seat], card: Card | None
    ) -> tuple[tuple[IrregularityId, K], ...]:
        found = self._among(some, kinds, trick, by, card)
        return self._with_ids(found) if found else ()

    def _among(
        self, some: int, kinds: Sequence[type[K]], trick: int | None, by: Sequence[Seat], card: Card | None
    ) -> int:
        known = self.dealings
        some &= known.of_kinds(kinds)
        if some and trick is not None:
            some &= known.tricks.get(trick, 0)
        if some and by is not EVERYBODY:
            some &= known.by(by)
        if some and card is not None:
            some &= known.cards.get(card, 0)
        return some

    def irregularities_of(self, calls: Iterable[CallId]) -> tuple[IrregularityId, ...]:
        """The ids of the irregularities of these calls, in the order they were recorded."""
        return tuple(sorted({number for call_id in calls for number in self.dealings.of_call(call_id)}))

    def is_undecided(self, irregularity: IrregularityId | None) -> bool:
        """Whether it is neither corrected, accepted nor established; None is no irregularity."""
        if irregularity is None or irregularity >= len(self.irregularities):
            return False
        return self.dealings.status(irregularity) in NOBODY_DECIDED

    def _with_ids(self, some: int) -> tuple[tuple[IrregularityId, K], ...]:
        return tuple([(number, cast(K, self.irregularities[number])) for number in ids_in(some)])

    def id_of(self, irregularity: Irregularity) -> IrregularityId:
        """The id of this irregularity, the latest if several are equal; raises StopIteration if there is none."""
        ids = reversed(self.irregularity_ids)
        return next(number for number in ids if self.irregularities[number] == irregularity)

    @property
    def irregularity_ids(self) -> Sequence[IrregularityId]:
        """The ids of all irregularities, in the order they were recorded."""
        return cast(Sequence[IrregularityId], range(len(self.irregularities)))

    def status(self, irregularity: IrregularityId) -> Status:
        """The status of the irregularity with this id."""
        return self.dealings.status(irregularity)

    def attention_to(self, irregularity: IrregularityId) -> records.Attention | None:
        """Who first drew attention to this irregularity and when; None if nobody has yet (Law 9A)."""
        first = self.dealings.first
        return first[irregularity] if irregularity < len(first) else None

    def establishment(self, irregularity: IrregularityId) -> records.Establishment | None:
        """How this revoke was established; None if it was not (Law 63A)."""
        return self.establishments.get(irregularity)

    @cached_property
    def establishments(self) -> Mapping[IrregularityId, records.Establishment]:
        """How each revoke that was established was first."""
        return {one.irregularity: one for one in reversed(self.established)}

    def is_settled(self, irregularity: IrregularityId) -> bool:
        """Whether this irregularity has been dealt with, by the Director or by the operation of a Law."""
        return bool(self.dealings.dealt_with >> irregularity & 1)

    @cached_property
    def unsettled(self) -> tuple[IrregularityId, ...]:
        """The ids of the irregularities that have not been dealt with, in the order they were recorded."""
        return tuple(ids_in(self.dealings.unsettled))

    @cached_property
    def undecided(self) -> tuple[IrregularityId, ...]:
        """The ids of the irregularities that are neither corrected, accepted nor established."""
        return tuple(ids_in(self.dealings.undecided))

    @cached_property
    def pending(self) -> tuple[IrregularityId, ...]:
        """The ids of the unsettled irregularities to which attention has been drawn."""
        return tuple(ids_in(self.dealings.pending))

    @property
    def is_pending(self) -> bool:
        """Whether attention has been drawn to an irregularity that has not been dealt with."""
        return bool(self.dealings.pending)
