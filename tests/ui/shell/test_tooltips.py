"""A tooltip says what cannot be read without it: none repeats what stands on the button, the field or the line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QTextDocumentFragment
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QFileDialog,
    QLabel,
    QListWidget,
    QMenu,
    QTableWidget,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bridgetable.disk.resources import resources
from bridgetable.document.case_opening import opened_case
from bridgetable.ui.lesson.panel import LessonAction
from tests.pictures.scenes import ANSWERS
from tests.ui.lesson.lesson_files import lesson_file, opened
from tests.ui.lesson.lesson_files import press as press_button
from tests.ui.opened import open_window, press
from tests.ui.waiting import settle

CASE = resources() / "cases" / "revoke" / "revoke-10-what-the-club-three-must-do-2017.case.json"
UNSAID = ("library", "lesson", "exam", "progress", "audit", "knowledge", "manual", "shortcuts", "about", "changes")
"""Commands that open a window though they do not say so by three points."""
OF_A_LESSON = (
    LessonAction.NOTE,
    LessonAction.PAGE,
    LessonAction.OWN,
    LessonAction.EDIT,
    LessonAction.QUESTIONS,
    LessonAction.FROM_LIBRARY,
)
"""Buttons of the window of a lesson that open a dialog."""


def bare(text: str) -> str:
    """A text without its keys, which stand in brackets, its points and the letter that chooses it."""
    if text.startswith("<qt>"):
        text = QTextDocumentFragment.fromHtml(text).toPlainText()
    text = re.sub(r"\s*\([^()]*\)$", "", text.replace("&", "").partition("\t")[0])
    return re.sub(r"[\W_]+", " ", text).strip().casefold()


def tips_of(top: QWidget) -> Iterator[tuple[str, str, str]]:
    """Everything with a tooltip in this window: what it is, what is read there, and its tooltip."""
    for widget in (top, *top.findChildren(QWidget)):
        name = widget.objectName() or type(widget).__name__
        if isinstance(widget, (QAbstractButton, QLabel)) and not _is_icon(widget):
            yield name, widget.text(), widget.toolTip()
        elif isinstance(widget, QMenu) and widget.toolTipsVisible():
            for action in widget.actions():
                yield name, _said(action), action.toolTip()
        elif isinstance(widget, QListWidget):
            for item in map(widget.item, range(widget.count())):
                yield name, item.text(), item.toolTip()
        elif isinstance(widget, QTableWidget):
            for place in range(widget.rowCount() * widget.columnCount()):
                cell = widget.item(*divmod(place, widget.columnCount()))
                if cell is not None:
                    yield name, cell.text(), cell.toolTip()


def _is_icon(widget: QAbstractButton | QLabel) -> bool:
    """Whether nothing but an icon is seen of it."""
    only = Qt.ToolButtonStyle.ToolButtonIconOnly
    return isinstance(widget, QToolButton) and widget.toolButtonStyle() == only and not widget.icon().isNull()


def _said(action: QAction) -> str:
    """What a line of a menu says; a line between others says nothing."""
    return "" if action.isSeparator() else action.text()


def repeated_in(tops: Iterator[QWidget]) -> Iterator[str]:
    """What tooltips of these windows repeat, where they can be seen."""
    for top in tops:
        if top.isVisible():
            yield from (f"{name}: {tip}" for name, text, tip in tips_of(top) if bare(tip) == bare(text) != "")


# It opens every window there is, and takes some seconds.
@pytest.mark.deep
def test_no_tooltip_repeats_what_is_read(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "exec", lambda dialog: 0)
    window = open_window(qtbot, tmp_path, "it", autosave=True, size=(1366, 768))
    window.parts.study.progress.keep_all(ANSWERS)
    window.parts.documents.open_document(opened_case(str(CASE)))
    window.session.to_start()
    window.session.step_by(6)
    settle()
    found: set[str] = set()
    looked_at: set[str] = set()

    def look(leaving: QWidget | None = None) -> None:
        found.update(repeated_in(iter(QApplication.topLevelWidgets())))
        for each in QApplication.topLevelWidgets():
            if isinstance(each, QDialog) and each.isVisible() and each is not leaving:
                looked_at.add(each.objectName())
                each.reject()

    look()
    for name in window.parts.commands.overview():
        action = window.parts.commands[name]
        if action.isEnabled() and (action.text().endswith("…") or name in UNSAID):
            QTimer.singleShot(0, look)
            action.trigger()
            settle()
            look()
    panel = opened(qtbot, window, lesson_file(tmp_path)).lessons.panel
    for opening in OF_A_LESSON:
        panel.list.setCurrentIndex(panel.list.row_model.index(opening is LessonAction.QUESTIONS))
        QTimer.singleShot(0, lambda: look(panel))
        press_button(panel, opening)
        settle()
        look(panel)
    panel.list.setCurrentIndex(panel.list.row_model.index(1))
    press_button(panel, LessonAction.START)
    look()
    for name in ("presenter", "next-page", "presenter", "projector", "rehearse"):
        window.parts.commands[name].trigger()
        settle()
        look()
    press(qtbot, window, "\n\n\n1\n")
    look()
    assert len(looked_at) > 30 and found == set()


def test_what_is_compared_has_no_keys_and_no_points() -> None:
    assert bare("&Library… (Ctrl+F)") == bare("Library") == "library"
    assert bare("<qt>A &lt;b&gt;</qt>") == bare("A <b>")
