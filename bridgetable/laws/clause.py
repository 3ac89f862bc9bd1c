"""Clauses: numbered functions, with the wordings of the editions side by side.

    @clause("64B2", E1997, E2007)
    def repeated(table: Table, revoke: Revoke) -> bool: ...

    @repeated.wording("64B2", E2017)
    def _(table: Table, revoke: Revoke) -> bool: ...

Calling the clause applies the wording of the table's edition. Where an edition says the same under another number,
that is declared:

    @clause("25A4", printed={E2007: "25A2", E1997: "25A"})
    def partner_has_called(table: Table, change: Change) -> tuple[Event, ...]: ...
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Concatenate, Generic, ParamSpec, TypeVar

from bridgetable.table.edition import Edition
from bridgetable.table.state import Table

P = ParamSpec("P")
R = TypeVar("R")

E1997, E2007, E2017 = Edition.E1997, Edition.E2007, Edition.E2017
EVERY_EDITION = tuple(Edition)
NOWHERE_ELSE: Mapping[Edition, str] = {}
"""Every edition prints the clause under the same number."""


class Clause(Generic[P, R]):
    """A clause of the Laws: its wording in each edition, and the number under which the edition prints it."""

    def __init__(self, numbers: Mapping[Edition, str], text: Callable[Concatenate[Table, P], R]) -> None:
        self._wordings = {edition: (number, text) for edition, number in numbers.items()}
        self.__doc__ = text.__doc__
        self.name, self.module = text.__name__, text.__module__

    def wording(
        self, number: str, *editions: Edition, printed: Mapping[Edition, str] = NOWHERE_ELSE
    ) -> Callable[[Callable[Concatenate[Table, P], R]], Clause[P, R]]:
        """Adds the wording of the clause in other editions; `printed` are those that number it otherwise.

        Raises ValueError if no edition is given, or if one of them already has a wording.
        """

        def add(text: Callable[Concatenate[Table, P], R]) -> Clause[P, R]:
            added = {**dict.fromkeys(editions, number), **printed}
            if not added:
                raise ValueError(f"{number}: a further wording is that of some edition")
            if taken := set(added) & set(self._wordings):
                raise ValueError(f"{number}: {taken} already have a wording")
            self._wordings.update({edition: (each, text) for edition, each in added.items()})
            return self

        return add

    def exists_in(self, edition: Edition) -> bool:
        """Whether this edition has the clause."""
        return edition in self._wordings

    def number(self, table: Table) -> str:
        """The number under which the edition of this table prints the clause; KeyError if it has no such clause."""
        return self._wordings[table.edition][0]

    def covers(self, number: str) -> bool:
        """Whether some edition prints the clause under this number."""
        return any(number == printed for printed, _ in self._wordings.values())

    @property
    def numbers(self) -> dict[Edition, str]:
        """The number of the clause in each edition that has it."""
        return {edition: number for edition, (number, _) in self._wordings.items()}

    def wording_in(self, edition: Edition) -> Callable[..., R]:
        """The wording of this edition; KeyError if it has no such clause."""
        return self._wordings[edition][1]

    def __call__(self, table: Table, *args: P.args, **kwargs: P.kwargs) -> R:
        return self._wordings[table.edition][1](table, *args, **kwargs)


def clause(
    number: str, *editions: Edition, printed: Mapping[Edition, str] = NOWHERE_ELSE
) -> Callable[[Callable[Concatenate[Table, P], R]], Clause[P, R]]:
    """Marks a function as the clause of this number, in the editions given or in all of them.

    `printed` are the editions that say the same under another number; they need not be given in `editions`.
    """

    def mark(text: Callable[Concatenate[Table, P], R]) -> Clause[P, R]:
        return Clause({**dict.fromkeys(editions or EVERY_EDITION, number), **printed}, text)

    return mark
