"""A dialog that is too large for its screen is scrolled; its buttons stay in view."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel, QLineEdit, QStyle, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.ui.kit.dialogs import FormDialog, LineDialog
from bridgetable.words.catalogue import Words
from tests.ui.waiting import settle

ROWS = 12


class ManyRows(FormDialog):
    """A sentence, rows of fields, and a page that takes what is left."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("note", Words.of("en"), parent)
        self.explain("note-title")
        self.fields = [QLineEdit(self) for _ in range(ROWS)]
        for field in self.fields:
            self.add_row("note-text", field)
        self.page = QLabel("page", self)
        self.column.addWidget(self.page, 1)
        self.hidden = QLabel("hidden", self)
        self.hidden.hide()
        self.column.addWidget(self.hidden)
        self.finish()


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    return parent


def letters(parent: QWidget, pixels: int) -> None:
    font = QFont(parent.font())
    font.setPixelSize(pixels)
    parent.setFont(font)


def test_what_fits_is_not_scrolled(parent: QWidget) -> None:
    letters(parent, 14)
    dialog = ManyRows(parent)
    dialog.show()
    assert dialog.area is None
    dialog.done(0)


def test_what_is_scrolled_keeps_the_keyboard(parent: QWidget) -> None:
    letters(parent, 60)
    dialog = ManyRows(parent)
    dialog.fields[2].setFocus()
    dialog.show()
    settle()
    assert dialog.area is not None and dialog.focusWidget() is dialog.fields[2]
    dialog.done(0)


def test_what_does_not_fit_is_scrolled_and_its_buttons_are_in_view(parent: QWidget) -> None:
    letters(parent, 60)
    dialog = ManyRows(parent)
    dialog.show()
    settle()
    room = dialog.screen().availableSize()
    assert dialog.area is not None and dialog.area.verticalScrollBar().maximum() > 0
    assert dialog.height() <= room.height() and dialog.width() <= room.width()
    shown = dialog.buttons.geometry()
    assert dialog.rect().contains(shown) and shown.height() >= dialog.buttons.minimumSizeHint().height()
    first, last = dialog.fields[0], dialog.fields[-1]
    assert first.isVisible() and first.height() >= first.minimumSizeHint().height()
    assert dialog.page.isVisible() and dialog.hidden.isHidden()
    # The rows come in the order in which they were added, and the one that has the keyboard is in view.
    assert first.mapTo(dialog, QPoint()).y() < last.mapTo(dialog, QPoint()).y()
    dialog.area.ensureWidgetVisible(last)
    assert not last.visibleRegion().isEmpty()
    dialog.done(0)


def test_a_fault_stands_below_what_is_scrolled(parent: QWidget) -> None:
    letters(parent, 60)
    dialog = ManyRows(parent)
    dialog.show()
    dialog.show_fault("It cannot be.")
    settle()
    assert dialog.area is not None and not dialog.area.isAncestorOf(dialog.fault)
    assert dialog.rect().contains(dialog.fault.geometry()) and not dialog.fault.visibleRegion().isEmpty()
    dialog.done(0)


def test_a_dialog_shown_again_is_scrolled_once(parent: QWidget) -> None:
    letters(parent, 60)
    dialog = ManyRows(parent)
    dialog.show()
    area = dialog.area
    dialog.hide()
    dialog.show()
    assert dialog.area is area
    dialog.done(0)
    line = LineDialog("note", Words.of("en"), "", parent)
    letters(parent, 14)
    line.show()
    assert line.area is None
    line.done(0)


def test_a_dialog_of_a_size_of_its_own_leaves_room_for_its_title(parent: QWidget) -> None:
    dialog = LineDialog("note", Words.of("en"), "", parent)
    dialog.size_in_letters = (200, 200)
    dialog.show()
    title = dialog.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight)
    assert dialog.height() + title < dialog.screen().availableGeometry().height()
    dialog.done(0)
