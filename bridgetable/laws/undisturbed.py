"""Tables at which nothing is recorded that the Laws look at: there, nothing follows from a lawful card or call.

What the Laws look at is declared beside them: the facts that a watch, a standing question or an automatic rule needs,
and the watches that judge every card or call. A rule that declares nothing leaves no table undisturbed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from operator import attrgetter
from types import SimpleNamespace
from typing import Any, TypeAlias

from bridgetable.laws.law import LookBack, Needs, Watch
from bridgetable.table import events as e
from bridgetable.table.facts import Facts
from bridgetable.table.state import Table

Lawful: TypeAlias = Callable[[Table, Any], bool]

FROM_THE_START = {"auction_period"}
"""What every board begins with, so that it does not disturb."""


_NOTHING = SimpleNamespace(
    **dict(zip(reversed(Facts.__struct_fields__), reversed(Facts.__struct_defaults__), strict=False))
)
"""Every fact as it is before anything has happened."""


class Undisturbed:
    """Which tables are undisturbed under certain Laws, and from which events nothing follows there."""

    def __init__(
        self, needs: Iterable[Needs], watched: Mapping[type[Any], Iterable[Watch | LookBack]]
    ) -> None:
        """`needs` are those of all that is asked or happens by itself, `watched` the watches of each kind of event."""
        in_all = tuple(needs)
        self.exists = all(in_all)
        self.judges: dict[type[Any], tuple[Lawful, ...]] = {}
        facts = {fact for some in in_all for fact in some}
        for kind, watches in watched.items():
            judges = tuple(one.lawful for one in watches if isinstance(one, Watch) and one.lawful is not None)
            rest = [one for one in watches if not (isinstance(one, Watch) and one.lawful is not None)]
            if judges and all(one.needs for one in rest):
                self.judges[kind] = judges
                facts |= {fact for one in rest for fact in one.needs}
        self.facts = tuple(sorted({"agenda", "irregularities", *facts} - FROM_THE_START))
        self._recorded = attrgetter(*self.facts)
        self._nothing = self._recorded(_NOTHING)

    def covers(self, table: Table) -> bool:
        """Whether nothing is recorded at this table that these Laws look at, so that nobody is asked anything."""
        return self.exists and self._recorded(table) == self._nothing

    def nothing_follows(self, table: Table, event: e.Event) -> bool:
        """Whether this is a lawful card or call from which nothing follows, as far as can be told at one look."""
        judges = self.judges.get(type(event))
        if judges is None or not self.covers(table):
            return False
        for lawful in judges:  # noqa: SIM110  # a generator would cost more than the look itself
            if not lawful(table, event):
                return False
        return True
