"""The rulings under the other editions are made while nothing else is done, in slices, and used when one is wanted."""

from __future__ import annotations

from itertools import count

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from bridgetable.document.document import Document
from bridgetable.engine import actions as a
from bridgetable.engine import ruled_again
from bridgetable.engine.history import History
from bridgetable.engine.ruled_again import rule_again, ruled_under
from bridgetable.engine.steps import Step
from bridgetable.laws.long_searches import SearchPostponedError
from bridgetable.table.edition import Edition
from bridgetable.table.state import Table
from bridgetable.ui.kit.waiting import waited_for
from bridgetable.ui.session.ruling_ahead import PAUSE, RulingAhead
from bridgetable.ui.session.session import Session
from tests.situations import EDITIONS, POZNAN, actions_of, at

STEPS = 4
OTHERS = len(EDITIONS) - 1
"""How many editions there are besides that of the table."""


@pytest.fixture
def session(qtbot: QtBot) -> Session:
    opened = Session(History(at(POZNAN, "4S S").table), "en")
    for action in actions_of("WCJ NCA ES2 SC3"):
        assert opened.act(action)
    return opened


@pytest.fixture
def ruled(monkeypatch: pytest.MonkeyPatch) -> list[a.Action]:
    """The actions that have been ruled again."""
    actions: list[a.Action] = []

    def counting(table: Table, action: a.Action, was: Table | None) -> Step:
        actions.append(action)
        return rule_again(table, action, was)

    monkeypatch.setattr(ruled_again, "rule_again", counting)
    return actions


def begun(session: Session, parent: QObject) -> RulingAhead:
    """It has begun; each slice is over when one step is ruled."""
    ticks = count()
    ahead = RulingAhead(session, parent, lambda: next(ticks))
    ahead.begin()
    return ahead


def finish(ahead: RulingAhead) -> None:
    for _ in range(100):
        if not ahead.busy:
            return
        QCoreApplication.processEvents()
    pytest.fail("It does not come to an end.")


def test_what_is_ruled_ahead_is_not_ruled_again(session: Session, ruled: list[a.Action]) -> None:
    history, parent = session.history, QObject()
    finish(begun(session, parent))
    assert len(ruled) == OTHERS * STEPS
    for edition in (Edition.E1997, Edition.E2007):
        session.set_edition(edition)
        assert session.history == ruled_under(history, edition).history
        session.undo()
    assert len(ruled) == (OTHERS + 2) * STEPS


def test_it_is_ruled_by_what_the_organisers_elected(session: Session, ruled: list[a.Action]) -> None:
    session.elect("43B2b", "revoked")
    ruled.clear()
    parent = QObject()
    finish(begun(session, parent))
    ahead = len(ruled)
    session.set_edition(Edition.E1997)
    assert ahead == len(ruled) and session.elections == (("43B2b", "revoked"),)


def test_it_waits_until_nothing_is_done(session: Session, ruled: list[a.Action]) -> None:
    parent = QObject()
    ahead = RulingAhead(session, parent)
    session.undo()
    assert not ahead.busy and not ruled
    assert ahead._pause.isActive() and ahead._pause.interval() == PAUSE


def test_what_is_done_breaks_it_off_and_what_is_ruled_is_kept(session: Session, ruled: list[a.Action]) -> None:
    parent = QObject()
    ahead = begun(session, parent)
    while len(ruled) < 2:
        QCoreApplication.processEvents()
    session.undo()
    QCoreApplication.processEvents()
    assert len(ruled) == 2 and not ahead.busy
    ahead.begin()
    finish(ahead)
    assert len(ruled) == OTHERS * STEPS


def test_an_edition_wanted_meanwhile_is_ruled_from_where_it_has_come(session: Session, ruled: list[a.Action]) -> None:
    parent, history = QObject(), session.history
    begun(session, parent)
    while len(ruled) < 2:
        QCoreApplication.processEvents()
    session.set_edition(Edition.E1997)
    assert len(ruled) == STEPS and session.history == ruled_under(history, Edition.E1997).history


def test_while_something_is_waited_for_it_leaves_the_time_to_that(session: Session, ruled: list[a.Action]) -> None:
    parent = QObject()
    ahead = begun(session, parent)
    while len(ruled) < 2:
        QCoreApplication.processEvents()
    with waited_for():
        QCoreApplication.processEvents()
    assert len(ruled) == 2 and not ahead.busy
    assert ahead._pause.isActive()
    ahead.begin()
    finish(ahead)
    assert len(ruled) == OTHERS * STEPS


def test_a_step_more_is_one_ruling_more(session: Session, ruled: list[a.Action]) -> None:
    parent = QObject()
    ahead = begun(session, parent)
    finish(ahead)
    for action in actions_of("director S"):
        assert session.act(action)
    ahead.begin()
    finish(ahead)
    assert len(ruled) == OTHERS * (STEPS + 1)


def test_what_takes_long_is_left_until_it_is_wanted(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    def postponed(table: Table, action: a.Action, was: Table | None) -> Step:
        raise SearchPostponedError

    parent, history = QObject(), session.history
    with monkeypatch.context() as patched:
        patched.setattr(ruled_again, "rule_again", postponed)
        finish(begun(session, parent))
    session.set_edition(Edition.E1997)
    assert session.history == ruled_under(history, Edition.E1997).history


def test_another_document_is_ruled_anew(session: Session, ruled: list[a.Action]) -> None:
    parent = QObject()
    ahead = begun(session, parent)
    finish(ahead)
    session.open(session.history, Document())
    ahead.begin()
    finish(ahead)
    assert len(ruled) == 2 * OTHERS * STEPS


def test_nothing_is_ruled_where_nothing_has_happened(qtbot: QtBot, ruled: list[a.Action]) -> None:
    parent = QObject()
    finish(begun(Session(History(at(POZNAN, "4S S").table), "en"), parent))
    assert not ruled
