"""The dialog of what can go wrong: every line works by keyboard alone and by mouse alone, and none is clipped."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.apply import apply
from bridgetable.engine.going_wrong import what_can_go_wrong
from bridgetable.ui.drawing.suit_symbols import height_of_rows, suit_text_width
from bridgetable.ui.kit.row_list import ROW_ROLE, bold_font
from bridgetable.ui.shell.window import Window
from bridgetable.ui.wrong.dialog import RowLayout, WhatCanGoWrongDialog
from bridgetable.ui.wrong.rows import Row
from bridgetable.words.catalogue import Words
from tests.engine.test_going_wrong import STATES, table_at
from tests.spread import in_some_languages, spread
from tests.ui.opened import open_window
from tests.ui.waiting import settle

DRIVEN = (
    "before-the-lead",
    "an-opening-lead-out-of-turn",
    "in-a-trick",
    "between-tricks",
    "a-penalty-card",
    "a-claim",
    "the-end",
    "an-auction",
)


# -- the list in a window ----------------------------------------------------------------------------------------------


def opened(qtbot: QtBot, state: str, language: str = "en") -> tuple[WhatCanGoWrongDialog, list[a.Action]]:
    """The list by itself, and what has been chosen from it."""
    dialog = WhatCanGoWrongDialog(Words.of(language), table_at(state))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.show()
    settle()
    chosen: list[a.Action] = []
    dialog.chosen.connect(chosen.append)
    return dialog, chosen


def choosable(dialog: WhatCanGoWrongDialog) -> list[int]:
    """The rows that are not headings."""
    return [n for n, row in enumerate(dialog.rows) if row.then is not None]


@pytest.mark.deep
@pytest.mark.parametrize("state", DRIVEN)
def test_every_line_can_be_done_by_the_keyboard_alone(qtbot: QtBot, state: str) -> None:
    table = table_at(state)
    for number in spread(range(len(what_can_go_wrong(table))), 8, DRIVEN.index(state)):
        dialog, chosen = opened(qtbot, state)
        for _ in range(number):
            QTest.keyClick(dialog.search, Qt.Key.Key_Down)
        assert dialog.list.currentIndex().row() == choosable(dialog)[number]
        for _ in range(3):
            if not chosen:
                QTest.keyClick(dialog.search, Qt.Key.Key_Return)
        [action] = chosen
        assert not dialog.isVisible() and apply(table, action)
        dialog.deleteLater()


@pytest.mark.deep
@pytest.mark.parametrize("state", DRIVEN)
def test_every_line_can_be_done_by_the_mouse_alone(qtbot: QtBot, state: str) -> None:
    table = table_at(state)
    for number in spread(range(len(what_can_go_wrong(table))), 8, DRIVEN.index(state)):
        dialog, chosen = opened(qtbot, state)
        row = choosable(dialog)[number]
        for _ in range(3):
            if not chosen:
                click_row(dialog, row)
                row = 0
        [action] = chosen
        assert not dialog.isVisible() and apply(table, action)
        dialog.deleteLater()


def click_row(dialog: WhatCanGoWrongDialog, row: int) -> None:
    index = dialog.list.row_model.index(row)
    dialog.list.scrollTo(index)
    at_row = dialog.list.visualRect(index).center()
    QTest.mouseClick(dialog.list.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at_row)


def test_players_and_laws_narrow_the_list(qtbot: QtBot) -> None:
    dialog, _ = opened(qtbot, "in-a-trick")
    everything = len(dialog.rows)
    dialog.players.choose(Seat.W)
    assert 0 < len(dialog.rows) < everything and all(row.letter in ("W", "") for row in dialog.rows)
    dialog.players.choose(None)
    QTest.mouseClick(
        dialog.groups.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        dialog.groups.visualItemRect(dialog.groups.item(1)).center(),
    )
    assert 0 < len(dialog.rows) < everything and all(row.then is not None for row in dialog.rows)
    QTest.keyClicks(dialog.search, "zzz")
    assert dialog.rows == [] and dialog.no_match.isVisible() and dialog.list.current_row() is None
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.isVisible()


@pytest.mark.parametrize(("language", "typed"), [("en", "drops a card"), ("it", "cade una carta")])
@pytest.mark.parametrize("state", ["in-a-trick", "between-tricks"])
def test_a_dropped_card_is_found_also_while_it_may_be_a_fifth_one(
    qtbot: QtBot, state: str, language: str, typed: str
) -> None:
    dialog, _ = opened(qtbot, state, language)
    QTest.keyClicks(dialog.search, typed)
    assert {"W" if row.letter in "WO" else row.letter for row in dialog.rows if row.then is not None} == {"W", "E", "S"}


def test_escape_goes_back_and_then_closes(qtbot: QtBot) -> None:
    dialog, chosen = opened(qtbot, "in-a-trick")
    QTest.keyClicks(dialog.search, "two cards")
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.prompt is not None and dialog.prompt.key == "which-first" and dialog.list.shows_cards
    first = dialog.list.currentIndex().row()
    QTest.keyClick(dialog.search, Qt.Key.Key_Right)
    assert dialog.list.currentIndex().row() == first + 1
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.prompt is not None and dialog.prompt.key == "which-second"
    QTest.keyClick(dialog.search, Qt.Key.Key_Escape)
    assert dialog.prompt is not None and dialog.prompt.key == "which-first"
    dialog.back_button.click()
    assert dialog.prompt is None and dialog.players.isVisible()
    QTest.keyClick(dialog.search, Qt.Key.Key_Escape)
    assert not dialog.isVisible() and not chosen


def test_a_screen_reader_is_told_what_is_asked_without_tags(qtbot: QtBot) -> None:
    dialog, _ = opened(qtbot, "in-a-trick")
    row = next(n for n, each in enumerate(dialog.rows) if callable(each.then))
    click_row(dialog, row)
    assert dialog.prompt is not None
    asked = Words.of("en").text(f"wrong-{dialog.prompt.key}")
    assert asked in dialog.list.accessibleName() and "<" not in dialog.list.accessibleName()


def test_letters_typed_on_the_list_are_searched_and_enter_clicks_a_focused_button(qtbot: QtBot) -> None:
    dialog, chosen = opened(qtbot, "in-a-trick")
    dialog.list.setFocus()
    QTest.keyClicks(dialog.list, "c")
    assert dialog.search.text() == "c" and dialog.search.hasFocus()
    dialog.close_button.setFocus()
    QTest.keyClick(dialog.close_button, Qt.Key.Key_Return)
    assert not dialog.isVisible() and not chosen


def test_the_key_opens_the_dialog_and_enter_chooses(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    QTest.keyClick(window, Qt.Key.Key_F4)
    settle()
    dialog = window.findChild(WhatCanGoWrongDialog)
    assert dialog is not None and dialog.isVisible() and dialog.search.hasFocus()
    QTest.keyClicks(dialog.search, "north leads face down")
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    QTest.keyClicks(dialog.search, "sa")
    assert not dialog.rows
    dialog.search.clear()
    QTest.keyClicks(dialog.search, "st")
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert [lead.card for lead in window.session.table.face_down] == [card_of("ST")]
    settle()


# -- nothing is clipped ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "language"), in_some_languages([(1024, 700), (1920, 1080)]))
def test_every_line_fits(qtbot: QtBot, tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    window = open_window(qtbot, tmp_path, language, size=size)
    for state in STATES:
        dialog = WhatCanGoWrongDialog(window.session.words, table_at(state), window)
        dialog.open()
        settle()
        assert dialog.width() <= window.width() and dialog.height() <= window.height()
        every_row_fits(dialog)
        for button in dialog.findChildren(QPushButton):
            assert not button.isVisible() or button.width() >= button.minimumSizeHint().width(), button.text()
        for n in range(dialog.groups.count()):
            assert dialog.groups.visualItemRect(dialog.groups.item(n)).width() <= dialog.groups.width()
        dialog.close()
    asked_cards_fit(window)


def every_row_fits(dialog: WhatCanGoWrongDialog) -> None:
    view = dialog.list
    for n, row in enumerate(dialog.rows):
        index = view.row_model.index(n)
        assert index.data(ROW_ROLE) is row
        box, lines = view.visualRect(index), RowLayout(view.font(), row, view.viewport().width())
        assert box.height() >= lines.height and box.width() <= view.viewport().width(), row.title
        inner = view.viewport().width() - lines.left - lines.edge
        texts = ((lines.title, bold_font(view.font()), inner - lines.law), (lines.detail, view.font(), inner))
        for rows, font, room in texts:
            assert all(suit_text_width(text, QFontMetricsF(font)) <= room for text in rows), rows
        assert lines.below + height_of_rows(lines.detail, view.font()) <= box.height(), row.detail


def asked_cards_fit(window: Window) -> None:
    """Thirteen cards to choose from are all to be seen at once."""
    dialog = WhatCanGoWrongDialog(window.session.words, table_at("before-the-lead"), window)
    dialog.open()
    QTest.keyClicks(dialog.search, window.session.words.text("wrong-shows", seat=Seat.W))
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    settle()
    assert len(dialog.rows) == 13 and dialog.list.shows_cards
    for n in range(13):
        assert dialog.list.viewport().rect().contains(dialog.list.visualRect(dialog.list.row_model.index(n)))
    dialog.close()


def test_a_title_with_suits_takes_as_many_rows_as_it_needs(qtbot: QtBot) -> None:
    font, title = QFont("DejaVu Sans", 20), "Ovest gioca ♠A e ♥A insieme, come se fossero una carta sola"
    one, many = (RowLayout(font, Row(title, "Due carte"), width) for width in (2000, 300))
    assert len(one.title) == 1 < len(many.title) and many.height > 2 * one.height
