"""The Laws in force, as the book lists them: what follows from an event, who rules on what, what is asked.

The book enacts them when it is read. So a Law may look ahead through the very fold that the engine uses, and have
another Law rule, without importing it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any, TypeVar

import msgspec

from bridgetable.laws.ask import Ask, Standing
from bridgetable.laws.law import Law, Rule, Watch
from bridgetable.table import events as e
from bridgetable.table.cache import cached_on_value
from bridgetable.table.evolve import evolve
from bridgetable.table.irregularity import Irregularity
from bridgetable.table.option import Option
from bridgetable.table.question import Question
from bridgetable.table.state import Table

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class AskedNow(msgspec.Struct, frozen=True):
    """The question somebody is to answer now, and the options he has."""

    question: Question
    options: tuple[Option, ...]


class Enacted:
    """What the Laws in force watch, ask and rule on; nothing until the book has enacted them."""

    def __init__(self) -> None:
        self.asks: dict[str, Ask] = {}
        self.rules: dict[type[Irregularity], Rule] = {}
        self.accepted: dict[type[Irregularity], Rule] = {}
        self.unasked: tuple[Standing, ...] = ()
        self._watches: dict[type[Any], list[Callable[[Table, Any], tuple[e.Event, ...]]]] = {}
        self._afterwards: dict[type[Any], list[Callable[[Table, Any, Table], tuple[e.Event, ...]]]] = {}
        self._before_the_agenda: tuple[Standing, ...] = ()
        self._standing: tuple[Standing, ...] = ()

    def enact(self, laws: Iterable[Law], before_the_agenda: Iterable[Standing], standing: Iterable[Standing]) -> None:
        """These Laws are in force; of the questions that stand, the first one in these orders is put.

        Raises ValueError where two Laws declare the same question, or rule on the same irregularity.
        """
        in_order = tuple(laws)
        for law in in_order:
            for ask in law.asks:
                _declare(self.asks, ask.key, ask)
            for kind, rule in law.rules.items():
                _declare(self.rules, kind, rule)
            for kind, tells in law.accepted.items():
                _declare(self.accepted, kind, tells)
        self.unasked = tuple(find for law in in_order for find in law.unasked)
        for stage in _STAGES:
            for watch in (watch for law in in_order for watch in stage(law)):
                self._watches.setdefault(watch.kind, []).append(watch.follow)
        for look in (look for law in in_order for look in law.afterwards):
            self._afterwards.setdefault(look.kind, []).append(look.follow)
        self._before_the_agenda, self._standing = tuple(before_the_agenda), tuple(standing)

    # -- what happens ------------------------------------------------------------------------------------------------

    def happen(self, table: Table, events: tuple[e.Event, ...]) -> tuple[tuple[e.Event, ...], Table]:
        """These events and all that the Laws make follow from them, with the table after them."""
        happened: list[e.Event] = []
        for event in events:
            before = table
            following = tuple(more for follow in self._watches.get(type(event), ()) for more in follow(before, event))
            rest, table = self.happen(evolve(before, event), following)
            happened += (event, *rest)
            for look in self._afterwards.get(type(event), ()):
                rest, table = self.happen(table, look(before, event, table))
                happened += rest
        return tuple(happened), table

    def after(self, table: Table, events: Iterable[e.Event]) -> Table:
        """The table after these events and all that the Laws make follow from them."""
        return self.happen(table, tuple(events))[1]

    def card_owed(self, table: Table) -> AskedNow | None:
        """Who is asked which card he puts to a defective trick that both sides have left behind (Law 67B1)."""
        now = self.asked_now(table)
        return now if now is not None and self.declared(now.question).owes_card else None

    # -- what is asked -----------------------------------------------------------------------------------------------

    def declared(self, question: Question) -> Ask:
        """The declaration under which this question was put."""
        return self.asks[question.ask]

    def options_of(self, table: Table, question: Question) -> tuple[Option, ...]:
        """The options of a question as the table stands."""
        return self.declared(question).options(table, question)

    def found_besides(self, table: Table, question: Question) -> tuple[Option, ...]:
        """What the Director may find besides the options he is offered."""
        return self.declared(question).also(table, question)

    def before_the_agenda(self, table: Table) -> Question | None:
        """The question that comes before the agenda, if any."""
        return _first(table, self._before_the_agenda)

    def standing(self, table: Table) -> Question | None:
        """The question that follows from how the table stands, if any."""
        return _first(table, self._standing)

    def asked_now(self, table: Table) -> AskedNow | None:
        """Who is asked what at this moment: the head of the agenda once no substitute is owed, else what stands."""
        return _asked_now(table, self)


@cached_on_value
def _asked_now(table: Table, laws: Enacted) -> AskedNow | None:
    question = laws.before_the_agenda(table)
    if question is None:
        question = table.agenda[0] if table.agenda and table.owing is None else None
    if question is None or question.waits:
        question = laws.standing(table) or question
    return AskedNow(question, laws.options_of(table, question)) if question is not None else None


@cached_on_value
def _first(table: Table, standing: tuple[Standing, ...]) -> Question | None:
    return next((question for ask in standing if (question := ask(table)) is not None), None)


def _declare(declared: dict[K, V], key: K, value: V) -> None:
    if key in declared:
        raise ValueError(f"{key} is declared twice")
    declared[key] = value


_STAGES: tuple[Callable[[Law], tuple[Watch, ...]], ...] = (
    lambda law: law.accepts, lambda law: law.infringes, lambda law: law.follows,
)
"""First what others have done is settled, then what is irregular is found, then the rest."""

LAWS = Enacted()
"""The Laws in force."""
