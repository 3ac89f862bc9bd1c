"""Pointing and drawing: on any picture of the table, seen on all, gone at the next step, and no click plays a card."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.cards.card import Card
from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.ui.drawing.colours import CARD_FACE, DARK, LIGHT
from bridgetable.ui.session.shown import HandView
from bridgetable.ui.shell.window import Window
from bridgetable.ui.table.view import TableView
from bridgetable.ui.wall.pointing import CASING, INK, Arrow, MarksOverlay, Mode, Pointing, Ring, place_of, ring_box
from bridgetable.ui.wall.wall import Wall
from tests.each import for_each
from tests.ui.opened import click, open_wall, open_window, press
from tests.ui.waiting import settle

PLAIN, LEFT = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
LEAD, OTHER, THIRD = card_of("CJ"), card_of("S6"), card_of("H4")


@pytest.fixture
def shown(qtbot: QtBot, tmp_path: Path) -> tuple[Window, Wall]:
    """A window, and its wall of another size and shape."""
    window = open_window(qtbot, tmp_path)
    wall = open_wall(window)
    wall.showNormal()
    wall.resize(1280, 720)
    settle()
    return window, wall


def begin(window: Window, name: str) -> Pointing:
    window.parts.commands[name].trigger()
    return window.parts.presentation.pointing


def on_card(table: TableView, card: Card) -> QPoint:
    """The corner of a card, where its index is."""
    layout = table.table_scene.current_layout
    assert layout is not None
    box = layout.cards[card].box
    return table.mapFromScene(box.x + 6, box.y + 10)


def hover(widget: QWidget, point: QPoint) -> None:
    """Moves the mouse over a widget, whatever window lies above it."""
    at, none = QPointF(point), Qt.MouseButton.NoButton
    where = (at, QPointF(widget.mapToGlobal(point)))
    QApplication.sendEvent(widget, QMouseEvent(QEvent.Type.MouseMove, *where, none, none, PLAIN))


def drag(widget: QWidget, start: QPoint, end: QPoint) -> None:
    QTest.mousePress(widget, LEFT, PLAIN, start)
    QTest.mouseMove(widget, (start + end) / 2)
    QTest.mouseMove(widget, end)
    QTest.mouseRelease(widget, LEFT, PLAIN, end)


def overlay_of(table: TableView) -> MarksOverlay:
    (found,) = table.viewport().findChildren(MarksOverlay)
    return found


def painted(table: TableView) -> QImage:
    """The viewport with what lies over it."""
    settle()
    return table.viewport().grab().toImage()


def has_ink(table: TableView, near: QPointF, reach: int = 4) -> bool:
    """Whether the colour of the marks is seen near this point of the table."""
    image = painted(table)
    found = [
        image.pixelColor(x, y)
        for x in range(int(near.x()) - reach, int(near.x()) + reach + 1)
        for y in range(int(near.y()) - reach, int(near.y()) + reach + 1)
        if image.rect().contains(x, y)
    ]
    return QColor(INK) in found


# -- pointing ----------------------------------------------------------------------------------------------------------


def test_the_ring_is_at_the_same_card_in_the_window_and_on_the_wall(shown: tuple[Window, Wall]) -> None:
    window, wall = shown
    pointing = begin(window, "point")
    hover(window.table.viewport(), on_card(window.table, LEAD))
    assert pointing.spot is not None and pointing.spot.card == LEAD
    for table in (window.table, wall.table):
        layout = table.table_scene.current_layout
        assert layout is not None and overlay_of(table).isVisible()
        x, y = place_of(layout, pointing.spot)
        assert table.card_at(QPointF(x, y)) == LEAD
        radius = 0.62 * layout.unit
        assert has_ink(table, QPointF(x + radius, y)) and has_ink(table, QPointF(x, y + radius))


def test_the_ring_on_the_wall_itself_is_seen_in_the_window(shown: tuple[Window, Wall]) -> None:
    window, wall = shown
    pointing = begin(window, "point")
    hover(wall.table.viewport(), on_card(wall.table, OTHER))
    assert pointing.spot is not None and pointing.spot.card == OTHER and overlay_of(window.table).isVisible()


def test_while_pointing_a_click_plays_as_ever(qtbot: QtBot, shown: tuple[Window, Wall]) -> None:
    window, _ = shown
    pointing = begin(window, "point")
    click(qtbot, window, Seat.W, LEAD)
    assert window.session.table.trick(1) is not None and pointing.mode is Mode.POINT


def test_the_ring_goes_when_the_cursor_leaves_and_when_pointing_ends(shown: tuple[Window, Wall]) -> None:
    window, wall = shown
    viewport = window.table.viewport()
    tracked = viewport.hasMouseTracking()
    pointing = begin(window, "point")
    hover(viewport, on_card(window.table, LEAD))
    QApplication.sendEvent(viewport, QEvent(QEvent.Type.Leave))
    assert pointing.spot is None and not overlay_of(wall.table).isVisible()
    hover(viewport, on_card(window.table, OTHER))
    begin(window, "point")
    assert pointing.mode is Mode.OFF and not overlay_of(wall.table).isVisible()
    assert viewport.hasMouseTracking() is tracked


def test_the_ring_stays_at_the_cursor_when_the_card_under_it_is_played(shown: tuple[Window, Wall]) -> None:
    window, _ = shown
    pointing = begin(window, "point")
    place = on_card(window.table, LEAD)
    hover(window.table.viewport(), place)
    assert window.session.act(a.Play(Seat.W, LEAD))
    layout = window.table.table_scene.current_layout
    assert layout is not None and pointing.spot is not None and pointing.spot.card != LEAD
    x, y = place_of(layout, pointing.spot)
    assert abs(x - place.x()) <= 1 and abs(y - place.y()) <= 1


def test_the_arrow_keys_point_at_the_card_they_lead_to(shown: tuple[Window, Wall]) -> None:
    window, _ = shown
    pointing = begin(window, "point")
    window.table.setFocus()
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
        QTest.keyClick(window.table, key)
        assert pointing.spot is not None and pointing.spot.card == window.table.focused_card


def test_a_small_picture_of_the_wall_points_there_too(qtbot: QtBot, shown: tuple[Window, Wall]) -> None:
    window, wall = shown
    pointing = begin(window, "point")
    picture = QWidget()
    qtbot.addWidget(picture)
    picture.resize(wall.table.width() // 4, wall.table.height() // 4)
    pointing.add_surface(picture, wall.table, lambda position: position * 4)
    picture.show()
    assert picture.hasMouseTracking()
    hover(picture, on_card(wall.table, LEAD) / 4)
    assert pointing.spot is not None and pointing.spot.card == LEAD
    window.parts.presentation.set_on(False)
    assert pointing.spot is None
    hover(picture, QPoint(9, 9))
    assert pointing.spot is None


# -- drawing -----------------------------------------------------------------------------------------------------------


def test_a_click_draws_a_ring_around_the_card_and_plays_nothing(shown: tuple[Window, Wall]) -> None:
    window, wall = shown
    pointing = begin(window, "draw")
    for table in (window.table, wall.table):
        QTest.mouseClick(table.viewport(), LEFT, PLAIN, on_card(table, LEAD))
        QTest.mouseDClick(table.viewport(), LEFT, PLAIN, on_card(table, LEAD))
    assert window.session.table.trick(1) is None and not window.session.can_undo
    (ring_drawn,) = pointing.marks  # one, however often the card is clicked
    assert isinstance(ring_drawn, Ring) and ring_drawn.spot.card == LEAD
    for table in (window.table, wall.table):
        layout = table.table_scene.current_layout
        assert layout is not None
        ring, _ = ring_box(layout, ring_drawn)
        assert has_ink(table, QPointF(ring.x, ring.centre[1])) and has_ink(table, QPointF(ring.centre[0], ring.y))


def test_dragging_draws_an_arrow_and_moves_no_card(shown: tuple[Window, Wall]) -> None:
    window, wall = shown
    pointing = begin(window, "draw")
    layout = window.table.table_scene.current_layout
    assert layout is not None
    middle = window.table.mapFromScene(*layout.mat.centre)
    drag(window.table.viewport(), on_card(window.table, LEAD), middle)
    (arrow,) = pointing.marks
    assert isinstance(arrow, Arrow) and arrow.start.card == LEAD and window.session.table.trick(1) is None
    assert window.table.table_scene.cards[LEAD].pos() == window.table.table_scene.cards[LEAD].target_pos()
    wall_layout = wall.table.table_scene.current_layout
    assert wall_layout is not None and place_of(wall_layout, arrow.end) == pytest.approx(wall_layout.mat.centre, abs=4)
    (x, y), (tip_x, tip_y) = place_of(wall_layout, arrow.start), place_of(wall_layout, arrow.end)
    assert has_ink(wall.table, QPointF((x + tip_x) / 2, (y + tip_y) / 2))


def test_the_arrow_is_seen_while_it_is_drawn(shown: tuple[Window, Wall]) -> None:
    window, wall = shown
    pointing = begin(window, "draw")
    viewport = window.table.viewport()
    QTest.mousePress(viewport, LEFT, PLAIN, on_card(window.table, LEAD))
    QTest.mouseMove(viewport, on_card(window.table, OTHER))
    assert not pointing.marks and overlay_of(wall.table).isVisible()
    assert pointing.end() and not overlay_of(wall.table).isVisible()
    QTest.mouseRelease(viewport, LEFT, PLAIN, on_card(window.table, OTHER))
    assert not pointing.marks


def test_a_click_on_a_button_of_a_plate_marks_the_plate(shown: tuple[Window, Wall]) -> None:
    window, _ = shown
    pointing = begin(window, "draw")
    button = window.table.hand_buttons.buttons[Seat.N]
    centre = button.geometry().center()
    assert window.table.viewport().childAt(centre) is None
    QTest.mouseClick(window.table.viewport(), LEFT, PLAIN, centre)
    assert len(pointing.marks) == 1 and window.view.options.hands[Seat.N] is HandView.SHOWN
    begin(window, "draw")
    assert window.table.viewport().childAt(centre) is button


def steps() -> dict[str, Callable[[Window], object]]:
    return {
        "a card": lambda window: window.session.act(a.Play(Seat.W, LEAD)),
        "back": lambda window: window.session.undo(),
        "another edition": lambda window: window.parts.commands["to-start"].trigger(),
        "a hand hidden": lambda window: window.view.show_next_way(Seat.W),
    }


@pytest.mark.parametrize("what", steps())
def test_marks_vanish_at_the_next_step(shown: tuple[Window, Wall], what: str) -> None:
    window, wall = shown
    if what in ("back", "another edition"):
        window.session.act(a.Play(Seat.W, LEAD))
    pointing = begin(window, "draw")
    QTest.mouseClick(window.table.viewport(), LEFT, PLAIN, on_card(window.table, OTHER))
    assert pointing.marks
    steps()[what](window)
    assert not pointing.marks and pointing.mode is Mode.DRAW and not overlay_of(wall.table).isVisible()


def test_marks_stay_when_the_table_is_turned_or_resized_or_speaks_another_language(shown: tuple[Window, Wall]) -> None:
    window, wall = shown
    pointing = begin(window, "draw")
    QTest.mouseClick(window.table.viewport(), LEFT, PLAIN, on_card(window.table, LEAD))
    window.view.turn_table(Seat.E)
    window.view.choose_language("it")
    wall.resize(1024, 768)
    settle()
    (mark,) = pointing.marks
    assert isinstance(mark, Ring)
    for table in (window.table, wall.table):
        layout = table.table_scene.current_layout
        assert layout is not None
        ring, _ = ring_box(layout, mark)
        assert has_ink(table, QPointF(ring.x, ring.centre[1]))


def test_delete_erases_the_last_mark_and_escape_all_then_the_mode_then_the_wall(
    qtbot: QtBot, shown: tuple[Window, Wall]
) -> None:
    window, wall = shown
    pointing, commands = begin(window, "draw"), window.parts.commands
    assert not commands["erase"].isEnabled()
    for card in (LEAD, OTHER, THIRD):
        QTest.mouseClick(window.table.viewport(), LEFT, PLAIN, on_card(window.table, card))
    assert commands["erase"].isEnabled() and commands["draw"].isChecked()
    window.activateWindow()
    window.table.setFocus()
    QTest.keyClick(window, Qt.Key.Key_Delete)
    assert len(pointing.marks) == 2
    QTest.keyClick(wall, Qt.Key.Key_Escape)
    assert not pointing.marks and pointing.mode is Mode.DRAW and not commands["erase"].isEnabled()
    QTest.keyClick(wall, Qt.Key.Key_Escape)
    assert pointing.mode is Mode.OFF and not commands["draw"].isChecked() and window.parts.presentation.is_on
    QTest.keyClick(wall, Qt.Key.Key_Escape)
    assert window.parts.presentation.is_on
    QTest.keyClick(wall, Qt.Key.Key_Escape)
    assert not window.parts.presentation.is_on


def test_marks_stay_when_drawing_ends_and_cards_can_be_played_again(qtbot: QtBot, shown: tuple[Window, Wall]) -> None:
    window, _ = shown
    pointing = begin(window, "draw")
    QTest.mouseClick(window.table.viewport(), LEFT, PLAIN, on_card(window.table, OTHER))
    begin(window, "draw")
    assert pointing.marks and pointing.mode is Mode.OFF
    click(qtbot, window, Seat.W, LEAD)
    assert window.session.table.trick(1) is not None and not pointing.marks


def test_pointing_and_drawing_are_one_mode_each(shown: tuple[Window, Wall]) -> None:
    window, _ = shown
    commands = window.parts.commands
    begin(window, "draw")
    begin(window, "point")
    assert commands["point"].isChecked() and not commands["draw"].isChecked()


def test_enter_marks_the_card_with_the_focus_and_with_shift_leads_an_arrow_there(
    qtbot: QtBot, shown: tuple[Window, Wall]
) -> None:
    window, _ = shown
    pointing = begin(window, "draw")
    window.activateWindow()
    window.table.setFocus()
    QTest.keyClick(window.table, Qt.Key.Key_Right)
    first = window.table.focused_card
    QTest.keyClick(window.table, Qt.Key.Key_Return)
    QTest.keyClick(window.table, Qt.Key.Key_Right)
    second = window.table.focused_card
    QTest.keyClick(window.table, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    ring, arrow = pointing.marks
    assert isinstance(ring, Ring) and ring.spot.card == first
    assert isinstance(arrow, Arrow) and (arrow.start.card, arrow.end.card) == (first, second)
    assert window.session.table.trick(1) is None
    press(qtbot, window, "cj")
    assert window.session.table.trick(1) is not None  # typing a card still plays it


def test_without_a_wall_the_window_is_drawn_on(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    pointing = begin(window, "draw")
    QTest.mouseClick(window.table.viewport(), LEFT, PLAIN, on_card(window.table, LEAD))
    assert pointing.marks and overlay_of(window.table).isVisible()
    wall = open_wall(window)
    assert overlay_of(wall.table).isVisible()


def test_nothing_drawn_is_kept_in_the_document(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    before = (window.session.document, window.session.history, window.session.dirty)
    begin(window, "draw")
    QTest.mouseClick(window.table.viewport(), LEFT, PLAIN, on_card(window.table, LEAD))
    assert (window.session.document, window.session.history, window.session.dirty) == before


# -- colours -----------------------------------------------------------------------------------------------------------


def luminance(colour: str) -> float:
    """The relative luminance of a colour, as in the WCAG."""
    parts = QColor(colour)
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (parts.redF(), parts.greenF(), parts.blueF())
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@for_each("background", [LIGHT.mat, DARK.mat, LIGHT.plate, DARK.plate, CARD_FACE, LIGHT.turn])
def test_a_mark_is_seen_on_whatever_it_lies(background: str) -> None:
    assert contrast(INK, CASING) >= 4.5
    assert max(contrast(INK, background), contrast(CASING, background)) >= 3
