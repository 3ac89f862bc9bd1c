"""The Laws in force: what follows from an event, who rules on an irregularity, and which questions are asked.

`book` enacts them when it is imported. A Law can therefore look ahead with the same events as the engine, and have
another Law rule, without importing it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any, TypeVar

import msgspec

from bridgetable.laws.ask import Ask, StandingQuestion
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
    """The question to be answered now, with its options."""

    question: Question
    options: tuple[Option, ...]


class Enacted:
    """What the Laws in force watch, ask and rule on; empty until `book` has enacted them."""

    def __init__(self) -> None:
        self.asks: dict[str, Ask] = {}
        self.rules: dict[type[Irregularity], Rule] = {}
        self.accepted: dict[type[Irregularity], Rule] = {}
        self.unasked: tuple[StandingQuestion, ...] = ()
        self._watches: dict[type[Any], list[Callable[[Table, Any], tuple[e.Event, ...]]]] = {}
        self._afterwards: dict[type[Any], list[Callable[[Table, Any, Table], tuple[e.Event, ...]]]] = {}
        self._before_the_agenda: tuple[StandingQuestion, ...] = ()
        self._standing: tuple[StandingQuestion, ...] = ()

    def enact(
        self, laws: Iterable[Law], before_the_agenda: Iterable[StandingQuestion], standing: Iterable[StandingQuestion]
    ) -> None:
        """Puts these Laws in force; of the standing questions the first one in the given order is asked.

        Raises ValueError if two Laws declare the same question, or rule on the same irregularity.
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

    # -- consequences of events --------------------------------------------------------------------------------------

    def apply_events(self, table: Table, events: tuple[e.Event, ...]) -> tuple[tuple[e.Event, ...], Table]:
        """Applies these events and everything that the Laws make follow from them; returns all events and the table."""
        happened: list[e.Event] = []
        for event in events:
            before = table
            following = tuple(more for follow in self._watches.get(type(event), ()) for more in follow(before, event))
            rest, table = self.apply_events(evolve(before, event), following)
            happened += (event, *rest)
            for look in self._afterwards.get(type(event), ()):
                rest, table = self.apply_events(table, look(before, event, table))
                happened += rest
        return tuple(happened), table

    def table_after(self, table: Table, events: Iterable[e.Event]) -> Table:
        """The table after these events and everything that the Laws make follow from them."""
        return self.apply_events(table, tuple(events))[1]

    def card_owed(self, table: Table) -> AskedNow | None:
        """The question which card a player adds to a defective trick, if that is asked now (Law 67B1)."""
        now = self.asked_now(table)
        return now if now is not None and self.declared(now.question).owes_card else None

    # -- questions ---------------------------------------------------------------------------------------------------

    def declared(self, question: Question) -> Ask:
        """The declaration under which this question was put."""
        return self.asks[question.ask]

    def options_of(self, table: Table, question: Question) -> tuple[Option, ...]:
        """The options of this question at this table."""
        return self.declared(question).options(table, question)

    def other_findings(self, table: Table, question: Question) -> tuple[Option, ...]:
        """What the Director may find besides the options this question offers him."""
        return self.declared(question).other_findings(table, question)

    def before_the_agenda(self, table: Table) -> Question | None:
        """The question that is asked before those on the agenda; None if there is none."""
        return _first(table, self._before_the_agenda)

    def standing(self, table: Table) -> Question | None:
        """The question that follows from the state of the table; None if there is none."""
        return _first(table, self._standing)

    def asked_now(self, table: Table) -> AskedNow | None:
        """The question that is asked now, with its options; None if there is none.

        The order is: before the agenda; the head of the agenda once no substitute is owed; the standing questions. A
        question that waits leaves the turn to a standing one.
        """
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
def _first(table: Table, standing: tuple[StandingQuestion, ...]) -> Question | None:
    return next((question for ask in standing if (question := ask(table)) is not None), None)


def _declare(declared: dict[K, V], key: K, value: V) -> None:
    if key in declared:
        raise ValueError(f"{key} is declared twice")
    declared[key] = value


_STAGES: tuple[Callable[[Law], tuple[Watch, ...]], ...] = (
    lambda law: law.accepts, lambda law: law.infringes, lambda law: law.follows,
)
"""Acceptance and establishment come first, then the irregularities found in the event, then everything else."""

ENACTED = Enacted()
"""The Laws in force."""
