"""Waiting: the window goes on, input is kept away, the user can cancel, and results are the same as at once."""

from __future__ import annotations

import operator

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from bridgetable.disk.steps import Steps
from bridgetable.document.document import DocumentError
from bridgetable.laws.long_searches import CancelledError, check_positions
from bridgetable.table.question import say
from bridgetable.ui.kit.waiting import Waiting
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.ui.held import HeldBackground
from tests.ui.kit.notices import when_shown


@pytest.fixture
def field(qtbot: QtBot) -> QLineEdit:
    field = QLineEdit()
    qtbot.addWidget(field)
    field.show()
    return field


@pytest.fixture
def background(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> HeldBackground:
    # The dialog is there as soon as the loop turns.
    monkeypatch.setattr("bridgetable.ui.kit.waiting.NOTICE_DELAY", 0)
    return HeldBackground()


@pytest.fixture(params=LANGUAGES)
def waiting(request: pytest.FixtureRequest, background: HeldBackground, field: QLineEdit) -> Waiting:
    return Waiting(background, lambda: Words.of(request.param, strict=True), field)


def long_search(value: int) -> int:
    check_positions(1_000_000)
    return value


def refused() -> None:
    raise DocumentError(say("file-not-read", file="a"))


def test_what_is_quick_is_done_at_once(waiting: Waiting, background: HeldBackground) -> None:
    assert waiting.call("", operator.add, 1, 2) == 3 and not background.tasks


def test_a_long_search_is_done_in_the_background(waiting: Waiting, background: HeldBackground) -> None:
    turns: list[int] = []

    def turn() -> None:
        turns.append(len(background.tasks))
        if len(turns) < 5:
            QTimer.singleShot(0, turn)
        else:
            background.go_on()

    QTimer.singleShot(0, turn)
    assert waiting.call("", long_search, 7) == 7 and turns == [1] * 5


def test_while_it_works_in_slices_it_is_active(waiting: Waiting) -> None:
    seen: list[bool] = []

    def look() -> Steps[int]:
        seen.append(waiting.active)
        yield
        return 7

    assert waiting.in_slices(look(), "waiting-saving") == 7 and seen == [True] and not waiting.active


def test_what_the_function_raises_is_raised_here(waiting: Waiting, background: HeldBackground) -> None:
    QTimer.singleShot(0, background.go_on)
    with pytest.raises(DocumentError):
        waiting.call("", refused, quick=False)


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_the_user_cancels_by_the_keyboard(waiting: Waiting, background: HeldBackground, key: Qt.Key) -> None:
    when_shown(lambda dialog: QTest.keyClick(dialog.progress.button, key))
    with pytest.raises(CancelledError):
        waiting.call("", long_search, 7)
    assert not background.tasks


def test_input_for_the_window_is_dropped_meanwhile(
    waiting: Waiting, background: HeldBackground, field: QLineEdit
) -> None:
    def write() -> None:
        QTest.keyClicks(field, "abc")
        field.close()
        background.go_on()

    QTimer.singleShot(0, write)
    waiting.call("", long_search, 7)
    assert field.text() == "" and field.isVisible()
    QTest.keyClicks(field, "abc")
    assert field.text() == "abc"
