"""What players have been obliged to do: the obligations of a table by their kind."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, TypeAlias, TypeVar

from bridgetable.table.irregularity_record import IrregularityRecord
from bridgetable.table.log import Log
from bridgetable.table.obligation import Obligation

K = TypeVar("K", bound=Obligation)

ByKind: TypeAlias = Mapping[type[Any], Log[Any]]
"""The obligations of each kind, in the order they were laid."""


class ObligationRecord(IrregularityRecord, frozen=True, dict=True):
    """The facts of a table with its obligations by their kind."""

    @cached_property
    def obligations_by_kind(self) -> ByKind:
        """The obligations of each kind, in the order they were laid."""
        found: ByKind = {}
        for one in self.obligations:
            found = with_obligation(found, one)
        return found

    def obligations_as(self, *kinds: type[K]) -> Iterable[K]:
        """The obligations of these kinds, in the order they were laid."""
        known = [log for kind in kinds if (log := self.obligations_by_kind.get(kind))]
        if len(known) > 1:
            return (one for one in self.obligations if isinstance(one, kinds))
        return known[0] if known else ()


def with_obligation(known: ByKind, obligation: Obligation) -> ByKind:
    """The obligations by kind with one more."""
    kind = type(obligation)
    return {**known, kind: known.get(kind, Log()).adding(obligation)}
