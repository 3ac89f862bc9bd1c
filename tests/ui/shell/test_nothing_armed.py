"""After a document is opened nothing is armed: Enter and the space bar do only what has been chosen since."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.disk.resources import resources
from bridgetable.document.case_opening import opened_case
from bridgetable.document.document import Opened
from bridgetable.engine.history import History
from bridgetable.ui.shell.window import Window
from tests.situations import POZNAN, actions_of, at
from tests.spread import spread
from tests.ui.opened import open_window
from tests.ui.waiting import settle

CASES = sorted((resources() / "cases").rglob("*.case.json"))
ARMING_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


def press_what_would_act(window: Window) -> None:
    for key in ARMING_KEYS:
        QTest.keyClick(window.focusWidget() or window, key)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return open_window(qtbot, tmp_path)


def test_enter_does_nothing_after_a_case_is_opened(window: Window) -> None:
    for path in spread(CASES, 45):
        opened = opened_case(str(path))
        window.parts.documents.show(opened)
        table = window.session.table
        press_what_would_act(window)
        assert window.session.table is table, path.name
        # Opened in the middle, as an autosave is: there may be a question.
        for place in (*opened.history.line()[-1:], len(opened.history.nodes) // 2):
            window.parts.documents.show(Opened(opened.history.jump(place), opened.document, ()))
            table = window.session.table
            press_what_would_act(window)
            assert window.session.table is table, f"{path.name} at {place}"


@pytest.mark.parametrize("focused", ["option", "bidding box", "toolbar", "panel", "timeline"])
def test_wherever_the_focus_was(window: Window, focused: str) -> None:
    for text in ("WCJ NCA ES2 SC3", "director S", "EC8"):
        for action in actions_of(text):
            assert window.session.act(action)
    settle()
    parts = window.parts
    {
        "option": parts.panel.asking.options.buttons[0],
        "bidding box": parts.box,
        "toolbar": window.toolbar.buttons["new"],
        "panel": parts.panel.copy,
        "timeline": parts.timeline,
    }[focused].setFocus()
    asked = window.session.history
    parts.documents.show(Opened(asked, window.session.document, ()))
    press_what_would_act(window)
    assert window.session.history is asked and window.focusWidget() is window.table


def test_a_card_chosen_before_is_not_played_after(window: Window) -> None:
    QTest.keyClick(window.table, Qt.Key.Key_Right)
    assert window.table.chosen_card is not None
    window.session.new(at(POZNAN, "4S S").table)
    press_what_would_act(window)
    assert not window.session.table.tricks


def test_an_act_offered_before_is_not_done_after(window: Window) -> None:
    table = window.session.table
    window.parts.cards.enter_card(Seat.N, card_of("CA"), at_once=False)
    assert window.parts.offer.proposal is not None and window.parts.caption.accept.hasFocus()
    window.session.open(History(table), window.session.document)
    press_what_would_act(window)
    assert window.session.table is table and window.parts.offer.proposal is None


def test_the_answer_that_is_gone_leaves_the_focus_to_the_table(window: Window) -> None:
    for text in ("WCJ NCA ES2 SC3", "director S", "EC8"):
        for action in actions_of(text):
            assert window.session.act(action)
    settle()
    button = window.parts.panel.asking.options.buttons[0]
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert window.focusWidget() is window.table
