"""How the table is seen in a window: turned, until the next board."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridgetable.cards.seat import Seat
from bridgetable.document.document import Document
from bridgetable.engine.history import History
from bridgetable.table.edition import Edition
from bridgetable.ui.table.elements import Place
from bridgetable.ui.table.view import TableView
from bridgetable.words.catalogue import Words
from tests.ui.opened import click_cards, open_menu, open_wall, open_window
from tests.ui.played import fresh
from tests.ui.waiting import settle


def lowest(table: TableView) -> Seat:
    """Whose hand lies at the bottom."""
    layout = table.table_scene.current_layout
    assert layout is not None
    held = [pose for pose in layout.cards.values() if pose.place is Place.HAND]
    return max(held, key=lambda pose: pose.box.bottom).seat


def test_each_player_in_turn_comes_to_the_bottom_in_the_window_and_on_the_wall(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    wall = open_wall(window)
    for seat in (Seat.W, Seat.N, Seat.E, Seat.S):
        window.parts.commands["turn"].trigger()
        assert window.view.options.bottom is lowest(window.table) is lowest(wall.table) is seat


@pytest.mark.parametrize("seat", list(Seat))
def test_the_menu_names_all_four(qtbot: QtBot, tmp_path: Path, seat: Seat) -> None:
    window = open_window(qtbot, tmp_path)
    choices = open_menu(window, "view", "At the bottom")
    assert [*choices] == ["South", "West", "North", "East"] and choices["South"].isChecked()
    choices[window.session.words.name(seat)].trigger()
    assert lowest(window.table) is seat


def test_the_key_of_the_language_goes_back_to_the_one_before(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)

    def language_after(key: Qt.Key) -> str:
        QTest.keyClick(window, key)
        return window.session.words.language

    assert [language_after(Qt.Key.Key_F7) for _ in range(3)] == ["it", "en", "it"]
    window.view.choose_language("fr")
    assert [language_after(Qt.Key.Key_F7) for _ in range(3)] == ["it", "fr", "it"]


def test_the_menu_names_each_language_in_its_own_words(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    choices = open_menu(window, "language")
    assert [*choices] == ["English", "Italiano", "Français"] and choices["English"].isChecked()
    choices["Français"].trigger()
    assert window.parts.commands["save"].text() == "Enregistrer"
    assert window.session.words.language == window.view.preferences.language == "fr"


def test_a_language_without_pages_of_the_manual_says_so_when_it_is_chosen(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    window.view.choose_language("fr")
    assert window.parts.caption.plain == Words.of("fr").text("language-without-pages")
    window.view.choose_language("it")
    assert Words.of("it").text("language-without-pages") not in window.parts.caption.plain


def test_a_language_in_which_something_is_missing_says_so_when_it_is_chosen(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(qtbot, tmp_path)
    monkeypatch.setattr("bridgetable.ui.shell.view.LANGUAGES", ("en", "it"))
    window.view.choose_language("fr")
    assert window.parts.caption.plain == Words.of("fr").text("language-partial")
    window.view.choose_language("it")
    assert Words.of("it").text("language-partial") not in window.parts.caption.plain


def test_the_table_stays_turned_until_the_next_board(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    window.view.turn_table(Seat.E)
    click_cards(qtbot, window, "WCJ NCA")
    window.session.undo()
    window.session.set_edition(Edition.E1997)
    window.view.choose_language("it")
    assert lowest(window.table) is Seat.E
    window.session.open(History(fresh()), Document())
    assert lowest(window.table) is window.view.options.bottom is Seat.S


def test_screen_readers_are_told_who_is_at_the_bottom_of_a_turned_table(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    assert "bottom" not in window.table.accessibleName()
    window.view.turn_table(Seat.W)
    settle()
    assert "West is at the bottom." in window.table.accessibleName()


@pytest.mark.parametrize("bottom", list(Seat))
def test_cards_are_dragged_to_the_mat_and_played_by_keys_on_a_turned_table(
    qtbot: QtBot, tmp_path: Path, bottom: Seat
) -> None:
    window = open_window(qtbot, tmp_path)
    window.view.turn_table(bottom)
    table, scene = window.table, window.table.table_scene
    layout = scene.current_layout
    assert layout is not None
    card = next(card for card in layout.cards if layout.cards[card].seat is Seat.W)
    box, mat = layout.cards[card].box, layout.mat.centre
    start, end = table.mapFromScene(box.x + 6, box.y + 10), table.mapFromScene(*mat)
    viewport, left = table.viewport(), Qt.MouseButton.LeftButton
    QTest.mousePress(viewport, left, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(viewport, (start + end) / 2)
    QTest.mouseMove(viewport, end)
    QTest.mouseRelease(viewport, left, Qt.KeyboardModifier.NoModifier, end)
    trick = window.session.table.trick(1)
    assert trick is not None and [play.card for play in trick.plays] == [card]
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Left)  # the first arrow chooses the card where the ring is
    QTest.keyClick(table, Qt.Key.Key_Return)
    trick = window.session.table.trick(1)
    assert trick is not None and [play.seat for play in trick.plays] == [Seat.W, Seat.N]
