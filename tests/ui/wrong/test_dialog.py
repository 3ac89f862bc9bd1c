"""The list of what can go wrong: every line by the keyboard alone and by the mouse alone, and nothing clipped."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.apply import apply
from bridgetable.ui.drawing.suit_symbols import SYMBOLS, width_of
from bridgetable.ui.kit.row_list import ROW, bold
from bridgetable.ui.shell.window import Window
from bridgetable.ui.wrong.content.everything import what_can_go_wrong
from bridgetable.ui.wrong.dialog import WhatGoesWrong
from bridgetable.ui.wrong.list import RowLayout, text_height
from bridgetable.words.catalogue import LANGUAGES, Words
from tests.ui.opened import open_window
from tests.ui.waiting import settle
from tests.ui.wrong.content.test_everything import STATES, table_at

DRIVEN = ("before-the-lead", "an-opening-lead-out-of-turn", "in-a-trick", "between-tricks", "a-penalty-card", "a-claim",
          "the-end", "an-auction")


# -- the list in a window ----------------------------------------------------------------------------------------------


def opened(qtbot: QtBot, state: str, language: str = "en") -> tuple[WhatGoesWrong, list[a.Action]]:
    """The list by itself, and what has been chosen from it."""
    palette = WhatGoesWrong(Words.of(language), table_at(state))
    palette.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(palette)
    palette.show()
    settle()
    chosen: list[a.Action] = []
    palette.chosen.connect(chosen.append)
    return palette, chosen


def choosable(palette: WhatGoesWrong) -> list[int]:
    """The rows that are not headings."""
    return [n for n, row in enumerate(palette.rows) if row.then is not None]


@pytest.mark.deep
@pytest.mark.parametrize("state", DRIVEN)
def test_every_line_can_be_done_by_the_keyboard_alone(qtbot: QtBot, state: str) -> None:
    table = table_at(state)
    for number in range(len(what_can_go_wrong(table))):
        palette, chosen = opened(qtbot, state)
        for _ in range(number):
            QTest.keyClick(palette.search, Qt.Key.Key_Down)
        assert palette.list.currentIndex().row() == choosable(palette)[number]
        for _ in range(3):
            if not chosen:
                QTest.keyClick(palette.search, Qt.Key.Key_Return)
        [action] = chosen
        assert not palette.isVisible() and apply(table, action)
        palette.deleteLater()


@pytest.mark.deep
@pytest.mark.parametrize("state", DRIVEN)
def test_every_line_can_be_done_by_the_mouse_alone(qtbot: QtBot, state: str) -> None:
    table = table_at(state)
    for number in range(len(what_can_go_wrong(table))):
        palette, chosen = opened(qtbot, state)
        row = choosable(palette)[number]
        for _ in range(3):
            if not chosen:
                click_row(palette, row)
                row = 0
        [action] = chosen
        assert not palette.isVisible() and apply(table, action)
        palette.deleteLater()


def click_row(palette: WhatGoesWrong, row: int) -> None:
    index = palette.list.rows.index(row)
    palette.list.scrollTo(index)
    at_row = palette.list.visualRect(index).center()
    QTest.mouseClick(palette.list.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at_row)


def test_players_and_laws_narrow_the_list(qtbot: QtBot) -> None:
    palette, _ = opened(qtbot, "in-a-trick")
    everything = len(palette.rows)
    palette.players.choose(Seat.W)
    assert 0 < len(palette.rows) < everything and all(row.letter in ("W", "") for row in palette.rows)
    palette.players.choose(None)
    QTest.mouseClick(palette.families.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier,
                     palette.families.visualItemRect(palette.families.item(1)).center())
    assert 0 < len(palette.rows) < everything and all(row.then is not None for row in palette.rows)
    QTest.keyClicks(palette.search, "zzz")
    assert palette.rows == [] and palette.nothing.isVisible() and palette.list.current() is None
    QTest.keyClick(palette.search, Qt.Key.Key_Return)
    assert palette.isVisible()


def test_escape_goes_back_and_then_away(qtbot: QtBot) -> None:
    palette, chosen = opened(qtbot, "in-a-trick")
    QTest.keyClicks(palette.search, "two cards")
    QTest.keyClick(palette.search, Qt.Key.Key_Return)
    assert palette.asking is not None and palette.asking.asks == "which-first" and palette.list.of_cards
    first = palette.list.currentIndex().row()
    QTest.keyClick(palette.search, Qt.Key.Key_Right)
    assert palette.list.currentIndex().row() == first + 1
    QTest.keyClick(palette.search, Qt.Key.Key_Return)
    assert palette.asking is not None and palette.asking.asks == "which-second"
    QTest.keyClick(palette.search, Qt.Key.Key_Escape)
    assert palette.asking is not None and palette.asking.asks == "which-first"
    palette.back.click()
    assert palette.asking is None and palette.players.isVisible()
    QTest.keyClick(palette.search, Qt.Key.Key_Escape)
    assert not palette.isVisible() and not chosen


def test_letters_typed_on_the_list_are_looked_for_and_enter_on_a_button_is_the_button(qtbot: QtBot) -> None:
    palette, chosen = opened(qtbot, "in-a-trick")
    palette.list.setFocus()
    QTest.keyClicks(palette.list, "c")
    assert palette.search.text() == "c" and palette.search.hasFocus()
    palette.leave.setFocus()
    QTest.keyClick(palette.leave, Qt.Key.Key_Return)
    assert not palette.isVisible() and not chosen


def test_the_key_opens_it_over_the_window_and_enter_does_it(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    QTest.keyClick(window, Qt.Key.Key_F4)
    settle()
    palette = window.findChild(WhatGoesWrong)
    assert palette is not None and palette.isVisible() and palette.search.hasFocus()
    QTest.keyClicks(palette.search, "north leads face down")
    QTest.keyClick(palette.search, Qt.Key.Key_Return)
    QTest.keyClicks(palette.search, "sa")
    assert not palette.rows
    palette.search.clear()
    QTest.keyClicks(palette.search, "st")
    QTest.keyClick(palette.search, Qt.Key.Key_Return)
    assert [lead.card for lead in window.session.table.face_down] == [card_of("ST")]
    settle()


# -- nothing is clipped ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1024, 700), (1920, 1080)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_fits(qtbot: QtBot, tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    window = open_window(qtbot, tmp_path, language, size=size)
    for state in STATES:
        palette = WhatGoesWrong(window.session.words, table_at(state), window)
        palette.open()
        settle()
        assert palette.width() <= window.width() and palette.height() <= window.height()
        every_row_fits(palette)
        for button in palette.findChildren(QPushButton):
            assert not button.isVisible() or button.width() >= button.minimumSizeHint().width(), button.text()
        for n in range(palette.families.count()):
            assert palette.families.visualItemRect(palette.families.item(n)).width() <= palette.families.width()
        palette.close()
    asked_cards_fit(window)


def every_row_fits(palette: WhatGoesWrong) -> None:
    view = palette.list
    for n, row in enumerate(palette.rows):
        index = view.rows.index(n)
        assert index.data(ROW) is row
        box, lines = view.visualRect(index), RowLayout(view.font(), row, view.viewport().width())
        assert box.height() >= lines.height and box.width() <= view.viewport().width(), row.title
        inner = view.viewport().width() - lines.left - lines.edge
        for text, font, room in ((row.title, bold(view.font()), inner - lines.law), (row.detail, view.font(), inner)):
            if any(symbol in text for symbol in SYMBOLS):
                assert width_of(text, QFontMetricsF(font)) <= room, text
            else:
                assert text_height(font, text, room) <= box.height(), text


def asked_cards_fit(window: Window) -> None:
    """Thirteen cards to choose from are all to be seen at once."""
    palette = WhatGoesWrong(window.session.words, table_at("before-the-lead"), window)
    palette.open()
    QTest.keyClicks(palette.search, window.session.words.text("wrong-shows", seat=Seat.W))
    QTest.keyClick(palette.search, Qt.Key.Key_Return)
    settle()
    assert len(palette.rows) == 13 and palette.list.of_cards
    for n in range(13):
        assert palette.list.viewport().rect().contains(palette.list.visualRect(palette.list.rows.index(n)))
    palette.close()
