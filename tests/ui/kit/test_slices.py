"""Work in slices: the window goes on, input is kept away, the user can cancel, and what was begun is ended."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QLineEdit
from pytestqt.qtbot import QtBot

from bridgetable.disk.steps import Steps, at_once
from bridgetable.laws.long_searches import CancelledError
from bridgetable.ui.kit import waiting
from bridgetable.ui.kit.waiting import in_slices
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.ui.kit.notices import when_shown
from tests.ui.waiting import settle


class Work:
    """Work of so many steps, or without end."""

    def __init__(self, count: int | None = None) -> None:
        self.count, self.done, self.ended = count, 0, False

    def steps(self) -> Steps[int]:
        """Does one step after the other."""
        try:
            while self.done != self.count:
                self.done += 1
                yield
        finally:
            self.ended = True
        return self.done


@pytest.fixture
def field(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> QLineEdit:
    # Events are handled after every step, and the dialog is there as soon as they are.
    monkeypatch.setattr(waiting, "SLICE_SECONDS", -1)
    monkeypatch.setattr(waiting, "NOTICE_DELAY", 0)
    field = QLineEdit()
    qtbot.addWidget(field)
    field.show()
    return field


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words.of(request.param, strict=True)


def test_it_comes_to_the_same_as_at_once(words: Words, field: QLineEdit) -> None:
    assert in_slices(Work(5).steps(), words, field) == at_once(Work(5).steps()) == 5
    assert in_slices(Work(0).steps(), words, None) == at_once(Work(0).steps()) == 0


def test_events_are_handled_but_for_input(words: Words, field: QLineEdit) -> None:
    turns: list[int] = []
    work = Work()

    def turn() -> None:
        turns.append(work.done)
        QTest.keyClicks(field, "abc")
        field.close()
        if len(turns) < 5:
            QTimer.singleShot(0, turn)
        else:
            work.count = work.done

    QTimer.singleShot(0, turn)
    in_slices(work.steps(), words, field)
    assert len(turns) == 5 and turns == sorted(turns)
    assert field.text() == "" and field.isVisible()


def test_a_dialog_that_is_opened_meanwhile_can_be_answered(words: Words, field: QLineEdit) -> None:
    """What a button does that no input has pressed, as an aid of the system can, must not lock the window."""
    work, seen = Work(), list[object]()

    def open_dialog() -> None:
        dialog = QInputDialog(field)
        QTimer.singleShot(0, lambda: answer(dialog))
        seen.append(dialog.exec())
        work.count = work.done

    def answer(dialog: QInputDialog) -> None:
        settle()
        seen.append(
            [
                each
                for each in QApplication.topLevelWidgets()
                if isinstance(each, waiting.WaitingDialog) and each.isVisible()
            ]
        )
        QTest.keyClicks(field, "abc")
        (line,) = dialog.findChildren(QLineEdit)
        QTest.keyClicks(line, "def")
        seen.append((field.text(), line.text()))
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    QTimer.singleShot(0, open_dialog)
    in_slices(work.steps(), words, field)
    assert seen == [[], ("", "def"), True]


def test_it_is_told_that_something_is_waited_for(words: Words, field: QLineEdit) -> None:
    seen: list[bool] = []

    def look() -> Steps[None]:
        seen.append(waiting.is_waiting())
        yield

    in_slices(look(), words, field)
    assert seen == [True] and not waiting.is_waiting()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_whoever_cancels_ends_what_was_begun(words: Words, field: QLineEdit, key: Qt.Key) -> None:
    when_shown(lambda dialog: QTest.keyClick(dialog.progress.button, key))
    work = Work()
    with pytest.raises(CancelledError) as cancelled:
        in_slices(work.steps(), words, field)
    # Even while somebody keeps the error, and with it what went on.
    assert cancelled.tb is not None and work.done and work.ended


def test_what_cannot_be_cancelled_offers_it_to_nobody(words: Words, field: QLineEdit) -> None:
    seen: list[bool] = []
    work = Work()

    def press(dialog: waiting.WaitingDialog) -> None:
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        dialog.close()
        seen.append(dialog.isVisible() and not dialog.progress.button.isVisible())
        work.count = work.done

    when_shown(press)
    assert in_slices(work.steps(), words, field, cancellable=False) == work.done and seen == [True]


def test_what_is_raised_is_raised_here(words: Words, field: QLineEdit) -> None:
    def fail() -> Steps[None]:
        yield
        raise ValueError

    with pytest.raises(ValueError):
        in_slices(fail(), words, field)
