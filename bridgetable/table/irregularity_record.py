"""The irregularities of a table: the id of each, who drew attention to it, and its status."""

from __future__ import annotations

from functools import cached_property

from bridgetable.table import records
from bridgetable.table.facts import Facts
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Irregularity, Status


class IrregularityRecord(Facts, frozen=True, dict=True):
    """The facts of a table with what follows from them about its irregularities."""

    @cached_property
    def recorded(self) -> tuple[tuple[IrregularityId, Irregularity], ...]:
        """Each irregularity with its id, in the order they were recorded."""
        return tuple((IrregularityId(number), one) for number, one in enumerate(self.irregularities))

    def id_of(self, irregularity: Irregularity) -> IrregularityId:
        """The id of this irregularity, the latest if several are equal; raises StopIteration if there is none."""
        return next(number for number, one in reversed(self.recorded) if one == irregularity)

    @cached_property
    def irregularity_ids(self) -> tuple[IrregularityId, ...]:
        """The ids of all irregularities, in the order they were recorded."""
        return tuple(number for number, _ in self.recorded)

    def status(self, irregularity: IrregularityId) -> Status:
        """The status of the irregularity with this id."""
        for settlement in self.settled:
            if settlement.irregularity == irregularity:
                return settlement.status
        if any(e.irregularity == irregularity and not e.deemed for e in self.established):
            return Status.ESTABLISHED
        return Status.NOTICED if self.attention_to(irregularity) else Status.UNNOTICED

    def attention_to(self, irregularity: IrregularityId) -> records.Attention | None:
        """Who first drew attention to this irregularity and when; None if nobody has (Law 9A)."""
        return next((a for a in self.attention if a.irregularity == irregularity), None)

    def establishment(self, irregularity: IrregularityId) -> records.Establishment | None:
        """How this revoke was established; None if it was not (Law 63A)."""
        return next((e for e in self.established if e.irregularity == irregularity), None)

    def is_settled(self, irregularity: IrregularityId) -> bool:
        """Whether this irregularity has been dealt with, by the Director or by the operation of a Law."""
        return any(s.irregularity == irregularity for s in self.settled)

    @cached_property
    def unsettled(self) -> tuple[IrregularityId, ...]:
        """The ids of the irregularities that have not been dealt with, in the order they were recorded."""
        return tuple(n for n in self.irregularity_ids if not self.is_settled(n))

    @cached_property
    def undecided(self) -> tuple[IrregularityId, ...]:
        """The ids of the irregularities that are neither corrected, accepted nor established."""
        return tuple(n for n in self.irregularity_ids if self.status(n) in (Status.UNNOTICED, Status.NOTICED))

    @cached_property
    def pending(self) -> tuple[IrregularityId, ...]:
        """The ids of the unsettled irregularities to which attention has been drawn."""
        return tuple(n for n in self.unsettled if self.attention_to(n))
