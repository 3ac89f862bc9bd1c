"""Clauses: numbered functions, with the wordings of the editions side by side.

    @clause("64B2")
    def repeated(table: Table, revoke: Revoke) -> bool: ...

    @repeated.wording("64B2", E2017)
    def _(table: Table, revoke: Revoke) -> bool: ...

Calling the clause applies the wording of the table's edition. A wording holds from the edition it came with until
another replaces it. Where a clause came later, or ended, that is declared; and where an edition said the same under
another number, that number:

    @clause("12C1(e)", E2007, ended=E2017)
    def assigned_result(table: Table) -> ...

    @clause("25A4", E2017, printed={E2007: "25A2", E1997: "25A"})
    def partner_has_called(table: Table, change: Change) -> tuple[Event, ...]: ...
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Concatenate, Generic, ParamSpec, TypeAlias, TypeVar

from bridgetable.laws.renumbering import by_edition, not_there, renumbering_of
from bridgetable.table.edition import FIRST, Edition
from bridgetable.table.state import Table

P = ParamSpec("P")
R = TypeVar("R")
Wording: TypeAlias = tuple[str, Callable[Concatenate[Table, P], R]]
"""The number of a clause, and the function that is what it says."""

E1997, E2007, E2017 = Edition.E1997, Edition.E2007, Edition.E2017
CHOSEN: dict[Edition, Mapping[str, str]] = {}
"""By edition the clauses for which it has chosen a declared behaviour, each with the name of that."""
NOWHERE_ELSE: Mapping[Edition, str] = {}
"""No edition prints the clause under another number."""


class Clause(Generic[P, R]):
    """A clause of the Laws: its wording in each edition, and the number under which the edition prints it."""

    def __init__(
        self, numbers: Mapping[Edition, str], text: Callable[Concatenate[Table, P], R], ended: Edition | None
    ) -> None:
        self.declared: dict[Edition, Wording[P, R] | None] = {}
        """What each edition says itself; None for one with which the clause ended."""
        self._held: dict[Edition, Wording[P, R] | None] = {}
        self.behaviours: dict[str, Callable[Concatenate[Table, P], R]] = {}
        """What no edition says, but a draft may: by the name under which it chooses it."""
        self.__doc__ = text.__doc__
        self.name, self.module = text.__name__, text.__module__
        self._declare(self.name, {edition: (number, text) for edition, number in numbers.items()}, ended)

    def wording(
        self, number: str, *since: Edition, printed: Mapping[Edition, str] = NOWHERE_ELSE, ended: Edition | None = None
    ) -> Callable[[Callable[Concatenate[Table, P], R]], Clause[P, R]]:
        """Adds the wording of the clause since another edition; `printed` are the editions that number it otherwise.

        Raises ValueError if no edition is given, or if one of them already has a wording.
        """

        def add(text: Callable[Concatenate[Table, P], R]) -> Clause[P, R]:
            added = by_edition(number, since, printed)
            if not added:
                raise ValueError(f"{number}: a further wording is that of some edition")
            self._declare(number, {edition: (each, text) for edition, each in added.items()}, ended)
            return self

        return add

    def behaviour(self, name: str) -> Callable[[Callable[Concatenate[Table, P], R]], Clause[P, R]]:
        """Adds what no edition says, but a draft may, under a name of its own."""

        def add(text: Callable[Concatenate[Table, P], R]) -> Clause[P, R]:
            self.behaviours[name] = text
            return self

        return add

    def exists_in(self, edition: Edition) -> bool:
        """Whether this edition has the clause."""
        return self._holding(edition) is not None

    def number(self, table: Table) -> str:
        """The number under which the edition of this table prints the clause; KeyError if it has no such clause."""
        return self._in(table.edition)[0]

    def covers(self, number: str) -> bool:
        """Whether some edition prints the clause under this number."""
        return number in self.numbers.values()

    @property
    def numbers(self) -> dict[Edition, str]:
        """The number of the clause in each edition that has it."""
        held = ((edition, self._holding(edition)) for edition in Edition)
        return {edition: wording[0] for edition, wording in held if wording is not None}

    def number_in(self, edition: Edition) -> str:
        """The number under which this edition prints the clause; "" if it has no such clause."""
        held = self._holding(edition)
        return held[0] if held is not None else ""

    def wording_in(self, edition: Edition) -> Callable[..., R]:
        """The wording of this edition; KeyError if it has no such clause."""
        return self._in(edition)[1]

    def __call__(self, table: Table, *args: P.args, **kwargs: P.kwargs) -> R:
        held = self._held.get(table.edition) or self._in(table.edition)
        return held[1](table, *args, **kwargs)

    def _declare(self, name: str, wordings: Mapping[Edition, Wording[P, R]], ended: Edition | None) -> None:
        declared: dict[Edition, Wording[P, R] | None] = dict(wordings)
        if ended is not None and declared.setdefault(ended, None) is not None:
            raise ValueError(f"{name} ends with an edition that has it")
        if taken := set(declared) & set(self.declared):
            raise ValueError(f"{name}: {sorted(each.value for each in taken)} already have a wording")
        self.declared |= declared
        self._held.clear()

    def _holding(self, edition: Edition) -> Wording[P, R] | None:
        if edition not in self._held:
            held = self.declared[edition] if edition in self.declared else self._kept_in(edition)
            self._held[edition] = self._as_chosen(held, edition)
        return self._held[edition]

    def _as_chosen(self, held: Wording[P, R] | None, edition: Edition) -> Wording[P, R] | None:
        """The wording that an edition has, or the behaviour that it has chosen in its place."""
        names = CHOSEN.get(edition)
        if held is None or names is None:
            return held
        name = names.get(held[0], "")
        return (held[0], self.behaviours[name]) if name in self.behaviours else held

    def _kept_in(self, edition: Edition) -> Wording[P, R] | None:
        changed = renumbering_of(edition)
        for other in changed.taken:
            held = self._holding(other)
            if held is not None and changed.source(held[0]) is other:
                return held
        before = self._holding(edition.before) if edition.before is not None else None
        if before is None:
            return None
        number = changed.later(before[0])
        return (number, before[1]) if number else None

    def _in(self, edition: Edition) -> Wording[P, R]:
        held = self._holding(edition)
        if held is None:
            raise not_there(edition, self.name, self.number_in)
        return held


def clause(
    number: str, *since: Edition, printed: Mapping[Edition, str] = NOWHERE_ELSE, ended: Edition | None = None
) -> Callable[[Callable[Concatenate[Table, P], R]], Clause[P, R]]:
    """Marks a function as the clause of this number since an edition, the first unless another is given.

    It holds until a wording of a later edition replaces it, or until the edition with which it `ended`. `printed` are
    the numbers of editions that say the same under another; an edition is given again after such a number, or after
    another wording, to return to this.
    """

    def mark(text: Callable[Concatenate[Table, P], R]) -> Clause[P, R]:
        return Clause(by_edition(number, since or (FIRST,), printed), text, ended)

    return mark
