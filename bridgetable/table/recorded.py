"""The irregularities on record: what each is known by, who pointed it out, and what has become of it."""

from __future__ import annotations

from functools import cached_property

from bridgetable.table import records
from bridgetable.table.facts import Facts
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Irregularity, Status


class Recorded(Facts, frozen=True, dict=True):
    """The facts, with what follows from them about irregularities."""

    @cached_property
    def recorded(self) -> tuple[tuple[IrregularityId, Irregularity], ...]:
        """Each irregularity with the number it is known by, in the order they were recorded."""
        return tuple((IrregularityId(number), one) for number, one in enumerate(self.irregularities))

    def id_of(self, irregularity: Irregularity) -> IrregularityId:
        """What this irregularity is known by, the last of several alike; raises StopIteration where there is none."""
        return next(number for number, one in reversed(self.recorded) if one == irregularity)

    @cached_property
    def irregularity_ids(self) -> tuple[IrregularityId, ...]:
        """What the irregularities are known by, in the order they were recorded."""
        return tuple(number for number, _ in self.recorded)

    def status(self, place: IrregularityId) -> Status:
        """What has become of the irregularity at this place in the list."""
        for settlement in self.settled:
            if settlement.irregularity == place:
                return settlement.status
        if any(e.irregularity == place and not e.deemed for e in self.established):
            return Status.ESTABLISHED
        return Status.NOTICED if self.attention_to(place) else Status.UNNOTICED

    def attention_to(self, place: IrregularityId) -> records.Attention | None:
        """When attention was first drawn to the irregularity at this place, if it was."""
        return next((a for a in self.attention if a.irregularity == place), None)

    def establishment(self, place: IrregularityId) -> records.Establishment | None:
        """How the revoke at this place was established, if it was."""
        return next((e for e in self.established if e.irregularity == place), None)

    def is_settled(self, place: IrregularityId) -> bool:
        """Whether the Director, or a Law by itself, has dealt with the irregularity at this place."""
        return any(s.irregularity == place for s in self.settled)

    @cached_property
    def unsettled(self) -> tuple[IrregularityId, ...]:
        """The places of all irregularities nobody has dealt with, in the order they happened."""
        return tuple(place for place in self.irregularity_ids if not self.is_settled(place))

    @cached_property
    def undecided(self) -> tuple[IrregularityId, ...]:
        """The places of the irregularities that are neither corrected, accepted nor established."""
        return tuple(n for n in self.irregularity_ids if self.status(n) in (Status.UNNOTICED, Status.NOTICED))

    @cached_property
    def pending(self) -> tuple[IrregularityId, ...]:
        """The unsettled irregularities to which attention was drawn."""
        return tuple(place for place in self.unsettled if self.attention_to(place))
