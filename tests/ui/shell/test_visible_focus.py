"""Every part of the window and of its dialogs is reached by Tab, and looks different when it has the focus."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.disk.resources import resources
from bridgetable.document.case_opening import opened_case
from bridgetable.ui.kit.theme import apply_theme
from bridgetable.ui.shell.window import Window
from tests.spread import spread
from tests.ui.opened import open_window
from tests.ui.waiting import settle

THEMES = ("light", "dark", "contrast")
CASE = resources() / "cases" / "revoke" / "revoke-10-what-the-club-three-must-do-2017.case.json"
MARGIN = 5


@pytest.fixture(autouse=True)
def light_afterwards(qapp: QApplication) -> Iterator[None]:
    """Makes the application light again."""
    yield
    apply_theme("light")


def at_a_question(qtbot: QtBot, folder: Path, theme: str) -> Window:
    """A window in which South has been asked something."""
    window = open_window(qtbot, folder, size=(1366, 768))
    window.view.change_preferences(theme=theme)
    window.parts.documents.open_document(opened_case(str(CASE)))
    window.session.to_start()
    window.session.step_by(6)
    settle()
    window.activateWindow()
    return window


def picture(top: QWidget, widget: QWidget) -> QImage:
    """The widget as it looks in its window, with a margin."""
    corner = widget.mapTo(top, widget.rect().topLeft())
    return top.grab(widget.rect().translated(corner).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)).toImage()


def reached_by_tab(top: QWidget, key: Qt.Key = Qt.Key.Key_Tab) -> dict[QWidget, bool]:
    """The widgets that Tab reaches from the one that has the focus, and whether each looks different with it."""
    found: dict[QWidget, bool] = {}
    shift = Qt.KeyboardModifier.ShiftModifier if key == Qt.Key.Key_Backtab else Qt.KeyboardModifier.NoModifier
    now = focused_in(top)
    for _ in range(200):
        settle()
        seen = picture(top, now)
        QTest.keyClick(now, key, shift)
        settle()
        after = focused_in(top)
        # Tab also goes from link to link within a page.
        found[now] = found.get(now, False) or (after is not now and seen != picture(top, now))
        if len(found) > 1 and after is next(iter(found)):
            return found
        now = after
    raise AssertionError("Tab does not come back")


def focused_in(top: QWidget) -> QWidget:
    """The widget of this window that has the focus."""
    now = QApplication.focusWidget()
    assert now is not None and top.isAncestorOf(now)
    return now


def unseen(reached: dict[QWidget, bool]) -> list[str]:
    """The names of those that look with the focus as they do without."""
    return [widget.objectName() or type(widget).__name__ for widget, seen in reached.items() if not seen]


# An option without room for all that follows tells it in a tooltip when it has the focus.
@pytest.mark.qt_log_ignore("This plugin does not support raise")
@pytest.mark.parametrize("theme", THEMES)
def test_each_part_of_the_window_shows_that_it_has_the_focus(qtbot: QtBot, tmp_path: Path, theme: str) -> None:
    window = at_a_question(qtbot, tmp_path, theme)
    window.table.setFocus()
    # The first step shows that the keyboard is used, for which some styles wait.
    QTest.keyClick(window.table, Qt.Key.Key_Tab)
    reached = reached_by_tab(window)
    assert window.table in reached and window.parts.panel.asking.options.buttons[0] in reached
    assert set(reached) == set(reached_by_tab(window, Qt.Key.Key_Backtab))
    assert unseen(reached) == []


DIALOGS = ("preferences", "new", "contract", "wrong", "claim", "note", "knowledge", "shortcuts", "about", "results")


@pytest.mark.parametrize(
    ("name", "theme"), [(name, theme) for n, name in enumerate(DIALOGS) for theme in spread(THEMES, 1, n)]
)
def test_each_field_of_a_dialog_shows_that_it_has_the_focus(
    qtbot: QtBot, tmp_path: Path, name: str, theme: str
) -> None:
    """Fields of one kind look alike in every dialog: each dialog in one of the themes, and in all in a whole run."""
    window = at_a_question(qtbot, tmp_path, theme)
    if name == "claim":
        window.session.to_start()
    failed: list[str] = []

    def look() -> None:
        dialog = opened_dialog()
        dialog.activateWindow()
        settle()
        QTest.keyClick(focused_in(dialog), Qt.Key.Key_Tab)
        failed.extend(unseen(reached_by_tab(dialog)))
        dialog.reject()

    in_dialog(window, name, look, failed)
    assert failed == []


def opened_dialog() -> QDialog:
    """The dialog that is open."""
    return next(each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog) and each.isVisible())


def in_dialog(window: Window, name: str, look: Callable[[], None], failed: list[str]) -> None:
    """Opens the dialog of a command and looks at it, whether or not it keeps the window waiting."""

    def run() -> None:
        if not any(isinstance(each, QDialog) and each.isVisible() for each in QApplication.topLevelWidgets()):
            # On a busy machine what the dialog shows is gathered while events are handled.
            QTimer.singleShot(0, window, run)
            return
        try:
            look()
        except (AssertionError, StopIteration) as fault:
            failed.append(str(fault))
            for each in QApplication.topLevelWidgets():
                if isinstance(each, QDialog):
                    each.reject()

    QTimer.singleShot(0, window, run)
    window.parts.commands[name].trigger()
    settle()
