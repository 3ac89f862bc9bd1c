"""Clauses: numbered functions, with the wordings of the editions side by side.

    @clause("64B3", E1997, E2007)
    def a_faced_card(table: Table, revoke: Revoke) -> bool: ...

    @a_faced_card.wording("64B3", E2017)
    def _(table: Table, revoke: Revoke) -> bool: ...

Calling the clause applies the wording of the table's edition. A new edition adds a wording and touches no other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, Generic, ParamSpec, TypeVar

from bridgetable.table.edition import Edition
from bridgetable.table.state import Table

P = ParamSpec("P")
R = TypeVar("R")

E1997, E2007, E2017 = Edition.E1997, Edition.E2007, Edition.E2017
EVERY_EDITION = tuple(Edition)


class Clause(Generic[P, R]):
    """A clause of the Laws: what it says, edition by edition, and under which number."""

    def __init__(self, number: str, editions: tuple[Edition, ...], text: Callable[Concatenate[Table, P], R]) -> None:
        self._wordings = dict.fromkeys(editions or EVERY_EDITION, (number, text))
        self.__doc__ = text.__doc__
        self.name = text.__name__

    def wording(
        self, number: str, *editions: Edition
    ) -> Callable[[Callable[Concatenate[Table, P], R]], Clause[P, R]]:
        """Adds the wording (and number) the clause has in other editions."""

        def add(text: Callable[Concatenate[Table, P], R]) -> Clause[P, R]:
            if taken := set(editions) & set(self._wordings):
                raise ValueError(f"{number}: {taken} already have a wording")
            self._wordings.update(dict.fromkeys(editions, (number, text)))
            return self

        return add

    def holds_in(self, edition: Edition) -> bool:
        """Whether this edition has the clause at all."""
        return edition in self._wordings

    def number(self, table: Table) -> str:
        """Under which number the edition of this table prints the clause."""
        return self._wordings[table.edition][0]

    def covers(self, number: str) -> bool:
        """Whether some edition prints the clause under this number."""
        return any(number == printed for printed, _ in self._wordings.values())

    @property
    def numbers(self) -> dict[Edition, str]:
        """Under which number each edition prints it."""
        return {edition: number for edition, (number, _) in self._wordings.items()}

    def __call__(self, table: Table, *args: P.args, **kwargs: P.kwargs) -> R:
        return self._wordings[table.edition][1](table, *args, **kwargs)


def clause(
    number: str, *editions: Edition
) -> Callable[[Callable[Concatenate[Table, P], R]], Clause[P, R]]:
    """Marks a function as the clause of this number, in the editions named or in all."""

    def mark(text: Callable[Concatenate[Table, P], R]) -> Clause[P, R]:
        return Clause(number, editions, text)

    return mark
