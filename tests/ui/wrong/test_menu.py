"""The menu at a spot of the table: by the right button, by the menu key, for cards, plates and quitted tricks."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from bridgetable.cards.card import Card
from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.table.irregularity import Revoke
from bridgetable.ui.kit.box import Box
from bridgetable.ui.session.shown import HandView
from bridgetable.ui.shell.window import Window
from bridgetable.ui.wrong.dialog import WhatCanGoWrongDialog
from tests.situations import actions_of
from tests.ui.opened import open_window
from tests.ui.waiting import settle

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)
"""The platform without a screen says so of each menu."""


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    opened = open_window(qtbot, tmp_path)
    for action in actions_of("WCJ NCA EC2"):
        assert opened.session.act(action)
    settle()
    return opened


def menu() -> QMenu:
    found = QApplication.activePopupWidget()
    assert isinstance(found, QMenu)
    return found


def right_click(window: Window, box: Box) -> QMenu:
    view = window.table
    at = view.mapFromScene(box.x + min(6, box.width / 2), box.y + min(10, box.height / 2))
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, view.viewport().mapToGlobal(at))
    QApplication.sendEvent(view.viewport(), event)
    return menu()


def box_of(window: Window, card: Card) -> Box:
    layout = window.table.table_scene.current_layout
    assert layout is not None
    return layout.cards[card].box


def texts(found: QMenu) -> list[str]:
    return [action.text() for action in found.actions() if action.text()]


def choose(found: QMenu, text: str) -> None:
    [action] = [each for each in found.actions() if each.text().startswith(text)]
    found.close()
    action.trigger()


def test_a_card_is_revoked_with(window: Window) -> None:
    found = right_click(window, box_of(window, card_of("DJ")))
    assert texts(found)[0] == "Jack of diamonds · South" and not found.actions()[0].isEnabled()
    assert "South revokes with it\tLaw 61" in texts(found)
    choose(found, "South revokes with it")
    assert isinstance(window.session.table.irregularities[-1], Revoke)


def test_a_second_card_is_asked_for_in_a_submenu(window: Window) -> None:
    found = right_click(window, box_of(window, card_of("D8")))
    [together] = [each.menu() for each in found.actions() if each.text().startswith("West plays it together")]
    assert isinstance(together, QMenu)
    together.aboutToShow.emit()
    assert texts(together)[0] == "And the second?" and len(texts(together)) == len(window.session.table.hands[Seat.W])
    found.close()


def test_a_card_in_the_trick_and_a_plate(window: Window) -> None:
    found = right_click(window, box_of(window, card_of("C2")))
    assert "East takes it back\tLaw 47" in texts(found)
    found.close()
    layout = window.table.table_scene.current_layout
    assert layout is not None
    found = right_click(window, layout.plates[Seat.E])
    assert texts(found)[0] == "East" and "East drops a card · Law 49" not in texts(found)[:1]
    assert texts(found)[-4:] == ["South", "West", "North", "Irregularity…"]
    choose(found, "Irregularity…")
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, WhatCanGoWrongDialog) and dialog.players.value is Seat.E
    dialog.close()


def test_a_card_of_dummy_and_a_penalty_card(window: Window) -> None:
    found = right_click(window, box_of(window, card_of("HQ")))
    assert texts(found)[0] == "Queen of hearts · North" and "North, dummy, touches it unasked\tLaw 45F" in texts(found)
    found.close()
    for action in actions_of("SC3") + actions_of("face W D7") + actions_of("director S"):
        assert window.session.act(action)
    settle()
    found = right_click(window, box_of(window, card_of("D7")))
    assert texts(found)[0] == "7 of diamonds · West" and "West leads it out of turn\tLaw 56" in texts(found)
    choose(found, "West leads it out of turn")
    assert window.session.table.irregularities[-1].seat is Seat.W


@pytest.mark.parametrize(
    "keys", [(Qt.Key.Key_Menu, Qt.KeyboardModifier.NoModifier), (Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)]
)
def test_the_menu_key_is_for_the_card_where_the_arrows_are(
    window: Window, keys: tuple[Qt.Key, Qt.KeyboardModifier]
) -> None:
    window.table.setFocus()
    focused = window.table.focused_card
    assert focused is not None
    QTest.keyClick(window.table, *keys)
    assert texts(menu())[0].startswith(window.session.words.name(focused, "bare").capitalize())
    menu().close()
    assert window.table.chosen_card is None


def test_a_hidden_card_tells_only_whose_it_is(window: Window) -> None:
    hands = window.view.options.hands.replacing(Seat.S, HandView.HIDDEN)
    window.view.set_options(type(window.view.options)(hands=hands))
    found = right_click(window, box_of(window, card_of("DJ")))
    assert texts(found)[0] == "South"
    found.close()


def test_a_quitted_trick_can_be_turned_up_by_a_player(window: Window) -> None:
    for action in actions_of("SC3 NDK ED3 SDJ"):
        assert window.session.act(action)
    settle()
    found = right_click(window, box_of(window, card_of("CJ")))
    assert texts(found)[0] == "Trick 1" and "East turns up a quitted trick\tLaw 66" in texts(found)
    found.close()


def test_nothing_lies_on_the_empty_mat(window: Window) -> None:
    layout = window.table.table_scene.current_layout
    assert layout is not None
    at = window.table.mapFromScene(layout.mat.x + 4, layout.mat.y + layout.mat.height / 3)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, window.table.mapToGlobal(QPoint(at)))
    QApplication.sendEvent(window.table.viewport(), event)
    assert texts(menu()) == ["North", "East", "South", "West", "Irregularity…"]
    menu().close()
