"""F1: the manual beside the window, at the page for what the user has before him; cases that its pages lead to."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.disk.resources import resources
from bridgetable.ui.manual.pages import PAGE_AT, TABLE
from bridgetable.ui.shell.window import Window
from tests.ui.opened import open_wall, open_window
from tests.ui.waiting import settle

CASES = resources() / "cases"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return open_window(qtbot, tmp_path, autosave=True)


def shown(window: Window) -> str:
    """The file name of the page that the open manual shows; "" where it is not open."""
    dialog = window.parts.manual.dialog
    return dialog.shown.name if dialog is not None and dialog.shown is not None else ""


def press_f1(on: QWidget | None = None) -> None:
    """Presses F1 on this widget, or where the keyboard is."""
    focus = on or QApplication.focusWidget() or QApplication.activeWindow()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_F1)
    settle()


def close_all(window: Window) -> None:
    """Closes everything that is open over the window."""
    for each in QApplication.topLevelWidgets():
        if isinstance(each, QDialog) and each.isVisible():
            each.close()
    if (audit := window.parts.audits.audit) is not None:
        audit.close()
    window.activateWindow()


def test_it_is_gone_once_it_was_left(window: Window) -> None:
    for key in (Qt.Key.Key_F1, Qt.Key.Key_Escape):
        press_f1(window.table)
        dialog = window.parts.manual.dialog
        assert dialog is not None
        QTest.keyClick(dialog.contents, key)
        window.activateWindow()
        settle()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.findChildren(QDialog) == []


def test_f1_opens_it_beside_the_table_and_leaves_it(window: Window) -> None:
    press_f1(window.table)
    assert shown(window) == TABLE
    assert QApplication.activeModalWidget() is None
    dialog = window.parts.manual.dialog
    assert dialog is not None
    press_f1(dialog.contents)
    assert shown(window) == ""
    window.activateWindow()
    settle()
    press_f1(window.table)
    assert shown(window) == TABLE


OPENED = {
    "library": "library",
    "compare-editions": "compare-editions",
    "deal-editor": "deal-editor",
    "case-details": "authoring",
    "audit": "audit",
    "print": "print",
    "exam": "new-exam",
    "progress": "progress",
    "lesson": "lesson",
    "new": "new-deal",
    "wrong": "going-wrong",
    "preferences": "preferences",
}
"""The place that each of these commands opens."""


def test_f1_opens_the_page_of_what_is_open(window: Window) -> None:
    found: dict[str, str] = {}
    for command in OPENED:

        def look(command: str = command) -> None:
            settle()
            try:
                press_f1()
                found[command] = shown(window)
            finally:
                close_all(window)

        QTimer.singleShot(0, look)
        window.parts.commands[command].trigger()
        settle()
    assert found == {command: PAGE_AT[place] for command, place in OPENED.items()}


def test_f1_opens_the_page_of_what_goes_on(window: Window) -> None:
    window.parts.documents.open_path(str(CASES / "revoke" / "revoke-42-six-clubs-become-three.case.json"))
    window.parts.commands["rehearse"].trigger()
    press_f1(window.table)
    assert shown(window) == PAGE_AT["rehearsal"]
    window.parts.study.leave()
    wall = open_wall(window)
    settle()
    press_f1(wall.table)
    assert shown(window) == PAGE_AT["wall"]


def test_it_follows_the_language(window: Window) -> None:
    press_f1(window.table)
    window.view.choose_language("it")
    settle()
    dialog = window.parts.manual.dialog
    assert dialog is not None and dialog.words.language == "it" and shown(window) == TABLE


def test_a_case_that_a_page_names_comes_to_the_table(window: Window) -> None:
    press_f1(window.table)
    dialog = window.parts.manual.dialog
    assert dialog is not None
    dialog.page.anchorClicked.emit(QUrl("../../cases/revoke/revoke-42-six-clubs-become-three.case.json"))
    settle()
    assert window.session.document.path is not None
    assert Path(window.session.document.path).name.startswith("revoke-42")


def test_a_case_is_not_opened_behind_a_dialog_that_waits(window: Window) -> None:
    found: list[str] = []

    def look() -> None:
        settle()
        press_f1()
        dialog = window.parts.manual.dialog
        if dialog is not None:
            dialog.page.anchorClicked.emit(QUrl("../../cases/revoke/revoke-42-six-clubs-become-three.case.json"))
            found.append(dialog.fault.text())
        close_all(window)

    QTimer.singleShot(0, look)
    window.parts.commands["new"].trigger()
    assert found == [window.session.words.text("manual-dialog-open")]
    assert not window.session.document.path
