"""Searches in the background for what follows from the answers that are shown."""

from __future__ import annotations

from collections import OrderedDict

import pytest
from pytestqt.qtbot import QtBot

from bridgetable.cards.seat import Seat
from bridgetable.engine.actions import Action, Object, Summon
from bridgetable.laws import long_searches
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError
from bridgetable.table.state import Table
from bridgetable.ui.director import panel
from bridgetable.ui.director.panel import LongConsequences
from tests.situations import POZNAN, at
from tests.ui.held import HeldBackground
from tests.ui.waiting import until

ANSWERS: tuple[Action, ...] = (Object(Seat.W), Summon(Seat.W))


def claimed(tricks: int) -> Table:
    """The table at which South has just claimed so many tricks."""
    return at(POZNAN, "4S S").do("WCJ NCA EC2 SC3", f"claim S {tricks}").table


class Searches:
    """Searches that go on when a test says so, and how often they have ended for what was wanted."""

    def __init__(self) -> None:
        self.background = HeldBackground()
        self.searches = LongConsequences(self.background)
        self.ended = 0
        self.searches.ended.connect(self._count)

    def _count(self) -> None:
        self.ended += 1


@pytest.fixture
def held(qtbot: QtBot) -> Searches:
    return Searches()


def test_what_is_found_is_remembered_and_told_once(
    qtbot: QtBot, held: Searches, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(long_searches, "_results", OrderedDict())
    held.searches.want(claimed(12), ANSWERS, "en")
    until(qtbot, lambda: bool(held.background.tasks))
    held.background.go_on()
    assert held.ended == 1 and long_searches.results() and not held.background.tasks


def test_a_table_that_is_passed_by_is_not_searched(qtbot: QtBot, held: Searches) -> None:
    table = claimed(11)
    held.searches.want(claimed(12), ANSWERS, "en")
    held.searches.want(claimed(12), (), "en")
    held.searches.want(table, ANSWERS, "en")
    until(qtbot, lambda: bool(held.background.tasks))
    assert [task.arguments[1] for task in held.background.tasks] == [table]


def test_the_next_table_waits_for_the_search_of_the_one_before_which_is_not_told(qtbot: QtBot, held: Searches) -> None:
    first, second = claimed(12), claimed(11)
    held.searches.want(first, ANSWERS, "en")
    until(qtbot, lambda: bool(held.background.tasks))
    held.searches.want(second, ANSWERS, "en")
    [task] = held.background.tasks
    task.go_on()
    assert held.ended == 0
    until(qtbot, lambda: bool(held.background.tasks))
    held.background.go_on()
    assert held.ended == 1


def test_a_search_for_a_table_left_meanwhile_tells_nothing(qtbot: QtBot, held: Searches) -> None:
    held.searches.want(claimed(12), ANSWERS, "en")
    until(qtbot, lambda: bool(held.background.tasks))
    held.searches.want(claimed(12), (), "en")
    held.background.go_on()
    assert held.ended == 0


def test_a_search_that_fails_ends_too(qtbot: QtBot, held: Searches, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RefusedError(say("worker-failed"))

    monkeypatch.setattr(panel, "search_consequences", fail)
    held.searches.want(claimed(12), ANSWERS, "en")
    until(qtbot, lambda: bool(held.background.tasks))
    held.background.go_on()
    assert held.ended == 1
