"""The buttons on the plates: each shows the hand of its seat in the next way, by mouse and by keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.cards.seat import Seat
from bridgetable.ui.kit.box import Box
from bridgetable.ui.session.shown import ALL_SHOWN, HandView, ViewOptions
from bridgetable.ui.shell.window import Window
from bridgetable.ui.table.elements import Place
from bridgetable.ui.table.plates import next_view, seen_view
from bridgetable.ui.table.view import Spot, TableView
from bridgetable.words.languages import LANGUAGES
from tests.ui.opened import click_cards, open_menu, open_wall, open_window
from tests.ui.played import fresh, played
from tests.ui.waiting import settle

SIZES = [(1024, 700), (1366, 768), (1920, 1080)]
THREE_WAYS = [HandView.HIDDEN, HandView.AS_DEALT, HandView.SHOWN]


def box_of(widget: QWidget) -> Box:
    """Where a button lies on the table."""
    place = widget.geometry()
    return Box(place.x(), place.y(), place.width(), place.height())


def press_button(table: TableView, seat: Seat) -> None:
    QTest.mouseClick(table.hand_buttons.buttons[seat], Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("seat", list(Seat))
def test_a_click_shows_the_hand_in_the_next_way(qtbot: QtBot, tmp_path: Path, seat: Seat) -> None:
    window = open_window(qtbot, tmp_path)
    for view in THREE_WAYS:
        press_button(window.table, seat)
        assert window.view.options.hands == ALL_SHOWN.replacing(seat, view)
        layout = window.table.table_scene.current_layout
        assert layout is not None
        assert all(pose.face_up is (view is not HandView.HIDDEN) for pose in layout.cards.values() if pose.seat is seat)


def test_as_dealt_shows_the_ghosts_of_played_cards_in_the_window_and_on_the_wall(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    wall = open_wall(window)
    click_cards(qtbot, window, "WCJ NCA")
    for _ in range(2):
        press_button(window.table, Seat.W)
    for table in (window.table, wall.table):
        layout = table.table_scene.current_layout
        assert layout is not None and [str(ghost.pose.seat.name) for ghost in layout.ghosts] == ["W"]
    press_button(wall.table, Seat.W)
    assert window.view.options.hands == ALL_SHOWN


@pytest.mark.parametrize("bottom", list(Seat))
def test_the_keys_are_those_of_the_sides_of_the_table(qtbot: QtBot, tmp_path: Path, bottom: Seat) -> None:
    window = open_window(qtbot, tmp_path)
    window.view.turn_table(bottom)
    for name, seat in zip(("bottom", "left", "top", "right"), bottom.round(), strict=True):
        window.parts.commands[f"hand-{name}"].trigger()
        assert window.view.options.hands[seat] is HandView.HIDDEN
        keys = window.parts.commands.keys_of(f"hand-{name}")
        assert keys and keys in window.table.hand_buttons.buttons[seat].toolTip()


def test_a_button_can_be_reached_and_pressed_by_keyboard(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    window.table.setFocus()
    reached = []
    for _ in range(4):
        QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Tab)
        focused = window.focusWidget()
        assert focused is not None
        reached.append(focused.objectName())
    assert reached == ["hand-n", "hand-e", "hand-s", "hand-w"]
    plain = window.table.hand_buttons.buttons[Seat.N].grab().toImage()
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Space)
    assert window.view.options.hands[Seat.W] is HandView.HIDDEN
    window.table.hand_buttons.buttons[Seat.N].setFocus()
    assert window.table.hand_buttons.buttons[Seat.N].grab().toImage() != plain


def test_the_view_menu_agrees_with_the_buttons(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    press_button(window.table, Seat.E)
    assert checked(window, "East") == ["Hidden"]
    menu = open_menu(window, "view", "Hands", "East")
    next(action for text, action in menu.items() if text.startswith("As dealt")).trigger()
    assert window.table.hand_buttons.buttons[Seat.E].look.view is HandView.AS_DEALT
    click_cards(qtbot, window, "WCJ")
    window.view.show_hands(Seat, HandView.HIDDEN)
    assert checked(window, "North") == ["Shown"]  # dummy is spread


def checked(window: Window, name: str) -> list[str]:
    return [text for text, action in open_menu(window, "view", "Hands", name).items() if action.isChecked()]


def test_dummy_is_not_hidden_once_it_is_spread() -> None:
    hidden = ViewOptions(hands=ALL_SHOWN.replacing(Seat.N, HandView.HIDDEN))
    before, after = fresh(), played(fresh(), 1)
    assert after.dummy is Seat.N
    assert seen_view(before, Seat.N, hidden) is HandView.HIDDEN
    assert seen_view(after, Seat.N, hidden) is HandView.SHOWN
    assert next_view(after, Seat.N, hidden) is next_view(after, Seat.N, ViewOptions()) is HandView.AS_DEALT
    assert next_view(before, Seat.N, ViewOptions()) is HandView.HIDDEN


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_way_has_a_name_for_screen_readers_and_a_tip(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    window = open_window(qtbot, tmp_path, language)
    names, tips = set(), set()
    for _ in THREE_WAYS:
        press_button(window.table, Seat.W)
        button = window.table.hand_buttons.buttons[Seat.W]
        names.add(button.accessibleName())
        tips.add(button.toolTip())
        assert window.session.words.name(Seat.W) in button.accessibleName() and "{" not in button.toolTip()
    assert len(names) == len(tips) == 3


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_covers_no_word_and_is_large_enough_to_hit(
    qtbot: QtBot, tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    window = open_window(qtbot, tmp_path, language, size=size)
    for bottom in Seat:
        window.view.turn_table(bottom)
        layout = window.table.table_scene.current_layout
        assert layout is not None
        for seat, plate in window.table.table_scene.plates.items():
            box, place = box_of(window.table.hand_buttons.buttons[seat]), layout.plates[seat]
            assert place.shrunk(-1).contains(box) and box.width >= 24 and box.height >= 16
            assert plate.placed
            for word in plate.placed:
                own = Box(word.box.x + place.x, word.box.y + place.y, word.box.width, word.box.height)
                assert not own.overlaps(box, 1)
        assert not any(
            pose.box.overlaps(box_of(window.table.hand_buttons.buttons[seat]), 1)
            for seat in Seat
            for pose in layout.cards.values()
            if pose.place is Place.HAND
        )


def test_the_signs_differ_by_their_shape(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    button, pictures = window.table.hand_buttons.buttons[Seat.W], []
    viewport = window.table.viewport()
    for _ in THREE_WAYS:
        press_button(window.table, Seat.W)
        pictures.append(ink_in(viewport.grab(button.geometry()).toImage()))
    for n, one in enumerate(pictures):
        for other in pictures[n + 1 :]:
            assert len(one ^ other) >= 12


def ink_of(button: QWidget) -> set[tuple[int, int]]:
    """The light pixels that a button itself paints."""
    image = QImage(button.size(), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.black)
    button.render(image, QPoint(), renderFlags=QWidget.RenderFlag(0))
    return ink_in(image)


def ink_in(image: QImage) -> set[tuple[int, int]]:
    """The light pixels of a picture."""
    return {
        (x, y) for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y).lightness() > 128
    }


def test_on_the_wall_a_button_is_seen_only_when_it_is_used(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    wall = open_wall(window)
    button = wall.table.hand_buttons.buttons[Seat.E]
    assert not ink_of(button)
    wall.activateWindow()
    button.setFocus()
    settle()
    assert button.hasFocus() and ink_of(button)


def test_the_right_button_of_the_mouse_on_a_button_asks_for_the_menu_of_its_player(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window(qtbot, tmp_path)
    window.table.menu_wanted.disconnect()
    wanted: list[Spot] = []
    window.table.menu_wanted.connect(lambda spot, _: wanted.append(spot))
    button = window.table.hand_buttons.buttons[Seat.E]
    middle = button.rect().center()
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(button, QContextMenuEvent(reason, middle, button.mapToGlobal(middle)))
    assert wanted == [Spot(Seat.E)]
