"""The Laws in force: what follows from an event, who rules on an irregularity, and which questions are asked.

`book` enacts them when it is imported. A Law can therefore look ahead with the same events as the engine, and have
another Law rule, without importing it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Any, TypeAlias, TypeVar

import msgspec

from bridgetable.laws.ask import Ask, StandingQuestion
from bridgetable.laws.law import (
    Automatic,
    Law,
    LookBack,
    Needs,
    Rule,
    Standing,
    Watch,
    has_agenda,
    has_irregularities,
    is_in_auction_period,
    may_apply,
)
from bridgetable.table import events as e
from bridgetable.table.evolve import evolve
from bridgetable.table.irregularity import Irregularity
from bridgetable.table.option import Option
from bridgetable.table.question import Question
from bridgetable.table.state import Table
from bridgetable.table.values import cached_on_value

# -- Tables at which nothing is recorded that the Laws look at: there, nothing follows from a lawful card or call ------


Lawful: TypeAlias = Callable[[Table, Any], bool]


class Undisturbed:
    """Which tables are undisturbed under certain Laws, and from which events nothing follows there."""

    def __init__(self, needs: Iterable[Needs], watched: Mapping[type[Any], Iterable[Watch | LookBack]]) -> None:
        """`needs` are those of all that is asked or happens by itself, `watched` the watches of each kind of event."""
        in_all = tuple(needs)
        self.exists = all(in_all)
        self.judges: dict[type[Any], tuple[Lawful, ...]] = {}
        disturbs = dict.fromkeys((has_agenda, has_irregularities, *(one for some in in_all for one in some)))
        for kind, watches in watched.items():
            judges = tuple(one.lawful for one in watches if isinstance(one, Watch) and one.lawful is not None)
            rest = [one for one in watches if not (isinstance(one, Watch) and one.lawful is not None)]
            if judges and all(one.needs for one in rest):
                self.judges[kind] = judges
                disturbs |= dict.fromkeys(need for one in rest for need in one.needs)
        # Every board begins with its auction period, which so does not disturb.
        self.disturbs: Needs = tuple(one for one in disturbs if one is not is_in_auction_period)

    def covers(self, table: Table) -> bool:
        """Whether nothing is recorded at this table that these Laws look at, so that nobody is asked anything."""
        return self.exists and not _is_disturbed(table, self)

    def nothing_follows(self, table: Table, event: e.Event) -> bool:
        """Whether this is a lawful card or call from which nothing follows, as far as can be told at one look."""
        judges = self.judges.get(type(event))
        if judges is None or not self.covers(table):
            return False
        for lawful in judges:  # noqa: SIM110  # a generator would cost more than the look itself
            if not lawful(table, event):
                return False
        return True


@cached_on_value
def _is_disturbed(table: Table, undisturbed: Undisturbed) -> bool:
    return may_apply(undisturbed.disturbs, table)


K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class AskedNow(msgspec.Struct, frozen=True):
    """The question to be answered now, with its options."""

    question: Question
    options: tuple[Option, ...]


class Enacted:
    """What the Laws in force watch, ask and rule on; empty until `book` has enacted them."""

    def __init__(self) -> None:
        self.asks: dict[str, Ask[Any]] = {}
        self.rules: dict[type[Irregularity], Rule] = {}
        self.accepted: dict[type[Irregularity], Rule] = {}
        self.unasked: tuple[StandingQuestion, ...] = ()
        self._watches: dict[type[Any], list[Watch]] = {}
        self._afterwards: dict[type[Any], list[LookBack]] = {}
        self._before_the_agenda: tuple[Standing, ...] = ()
        self._standing: tuple[Standing, ...] = ()
        self._automatic: tuple[Automatic, ...] = ()
        self.undisturbed = Undisturbed((), {})

    def enact(
        self,
        laws: Iterable[Law],
        before_the_agenda: Iterable[Standing],
        standing: Iterable[Standing],
        automatic: Iterable[Automatic] = (),
    ) -> None:
        """Puts these Laws in force; of the standing questions the first one in the given order is asked.

        What is automatic is taken in the given order too. Raises ValueError if two Laws declare the same question, or
        rule on the same irregularity.
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
                self._watches.setdefault(watch.kind, []).append(watch)
        for look in (look for law in in_order for look in law.afterwards):
            self._afterwards.setdefault(look.kind, []).append(look)
        self._before_the_agenda, self._standing = tuple(before_the_agenda), tuple(standing)
        self._automatic = tuple(automatic)
        looks: tuple[Standing | Automatic, ...] = (*self._before_the_agenda, *self._standing, *self._automatic)
        watched = {kind: (*watches, *self._afterwards.get(kind, ())) for kind, watches in self._watches.items()}
        self.undisturbed = Undisturbed((look.needs for look in looks), watched)

    # -- consequences of events --------------------------------------------------------------------------------------

    def apply_events(self, table: Table, events: tuple[e.Event, ...]) -> tuple[tuple[e.Event, ...], Table]:
        """Applies these events and everything that the Laws make follow from them; returns all events and the table."""
        happened: list[e.Event] = []
        for event in events:
            before = table
            following: tuple[e.Event, ...] = ()
            for watch in self._watches.get(type(event), ()):
                if may_apply(watch.needs, before):
                    following += watch.follow(before, event)
            table = evolve(before, event)
            happened.append(event)
            if following:
                rest, table = self.apply_events(table, following)
                happened += rest
            for look in self._afterwards.get(type(event), ()):
                if may_apply(look.needs, before):
                    rest, table = self.apply_events(table, look.follow(before, event, table))
                    happened += rest
        return tuple(happened), table

    def automatic(self, table: Table) -> tuple[e.Event, ...]:
        """What happens now without an action: the first of the automatic rules that applies; none if no rule does."""
        if table.cancelled is not None:
            return ()
        rules = (rule.follow(table) for rule in self._automatic if may_apply(rule.needs, table))
        return next((events for events in rules if events), ())

    def table_after(self, table: Table, events: Iterable[e.Event]) -> Table:
        """The table after these events and everything that the Laws make follow from them."""
        return self.apply_events(table, tuple(events))[1]

    def card_owed(self, table: Table) -> AskedNow | None:
        """The question which card a player adds to a defective trick, if that is asked now (Law 67B1)."""
        now = self.asked_now(table)
        return now if now is not None and self.declared(now.question).owes_card else None

    # -- questions ---------------------------------------------------------------------------------------------------

    def declared(self, question: Question) -> Ask[Any]:
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
        question during which play goes on leaves the turn to a standing one. Of a board that was cancelled nothing is
        asked.
        """
        return None if self.undisturbed.covers(table) else _asked_now(table, self)


@cached_on_value
def _asked_now(table: Table, laws: Enacted) -> AskedNow | None:
    if table.cancelled is not None:
        return None
    question = laws.before_the_agenda(table)
    if question is None:
        question = table.agenda[0] if table.agenda and table.owing is None else None
    if question is None or question.play_goes_on:
        question = laws.standing(table) or question
    return AskedNow(question, laws.options_of(table, question)) if question is not None else None


@cached_on_value
def _first(table: Table, standing: tuple[Standing, ...]) -> Question | None:
    asked = (one.ask(table) for one in standing if may_apply(one.needs, table))
    return next((question for question in asked if question is not None), None)


def _declare(declared: dict[K, V], key: K, value: V) -> None:
    if key in declared:
        raise ValueError(f"{key} is declared twice")
    declared[key] = value


_STAGES: tuple[Callable[[Law], tuple[Watch, ...]], ...] = (
    lambda law: law.accepts,
    lambda law: law.infringes,
    lambda law: law.follows,
)
"""Acceptance and establishment come first, then the irregularities found in the event, then everything else."""

ENACTED = Enacted()
"""The Laws in force."""
