"""Clicks, drags and keys on the table view emit the same signal."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.cards.card import Card
from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.table.events import CardPlayed
from bridgetable.table.evolve import evolve
from bridgetable.ui.session.shown import HandView, ViewOptions
from bridgetable.ui.table.view import TableView
from bridgetable.words.catalogue import Words
from tests.ui.opened import table_after
from tests.ui.played import fresh, played, regular, with_penalty_cards
from tests.ui.waiting import until

Clicks = list[tuple[Seat, Card, bool]]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def view(qtbot: QtBot) -> TableView:
    return table_after(qtbot, 1)


@pytest.fixture
def clicks(view: TableView) -> Clicks:
    heard: Clicks = []
    view.card_clicked.connect(lambda seat, card, shift: heard.append((seat, card, shift)))
    return heard


def corner(view: TableView, card: Card) -> QPoint:
    """A point on the index of a card, which is never covered."""
    layout = view.table_scene.current_layout
    assert layout is not None
    box = layout.cards[card].box
    return QPoint(round(box.x + 0.1 * layout.unit), round(box.y + 0.1 * layout.unit))


def middle(view: TableView) -> QPoint:
    layout = view.table_scene.current_layout
    assert layout is not None
    return QPoint(*(round(at) for at in layout.mat.centre))


def test_a_click_on_every_held_card_is_emitted(view: TableView, clicks: Clicks) -> None:
    table = view.table_scene.table
    assert table is not None
    expected = [(seat, card, False) for seat, hand in table.hands.items() for card in sorted(hand)]
    for _, card, _ in expected:
        QTest.mouseClick(view.viewport(), LEFT, pos=corner(view, card))
    assert clicks == expected


def test_shift_is_passed_on(view: TableView, clicks: Clicks) -> None:
    card = card_of("HA")
    QTest.mouseClick(view.viewport(), LEFT, Qt.KeyboardModifier.ShiftModifier, corner(view, card))
    assert [click[1:] for click in clicks] == [(card, True)]


def test_a_double_click_is_two_clicks(view: TableView, clicks: Clicks) -> None:
    at = corner(view, card_of("HA"))
    QTest.mouseClick(view.viewport(), LEFT, pos=at)
    QTest.mouseDClick(view.viewport(), LEFT, pos=at)
    QTest.mouseRelease(view.viewport(), LEFT, pos=at)
    assert len(clicks) == 2


def test_a_card_in_the_trick_is_not_clicked(view: TableView, clicks: Clicks) -> None:
    table = view.table_scene.table
    assert table is not None
    QTest.mouseClick(view.viewport(), LEFT, pos=corner(view, table.tricks[0].plays[0].card))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, pos=corner(view, card_of("HA")))
    assert not clicks


def test_a_penalty_card_is_clicked(view: TableView, clicks: Clicks) -> None:
    table = with_penalty_cards(played(fresh(), 5), (Seat.E,))
    view.show_table(table, frozenset())
    card = table.penalty_cards[0].card
    QTest.mouseClick(view.viewport(), LEFT, pos=corner(view, card))
    assert clicks == [(Seat.E, card, False)]


def test_a_hidden_card_is_clicked(view: TableView, clicks: Clicks) -> None:
    view.table_scene.set_options(ViewOptions(hands=BySeat.of(lambda _: HandView.HIDDEN)))
    QTest.mouseClick(view.viewport(), LEFT, pos=corner(view, card_of("SQ")))
    assert [card for _, card, _ in clicks] == [card_of("SQ")]


def drag(view: TableView, card: Card, to: QPoint) -> None:
    port = view.viewport()
    start = corner(view, card)
    QTest.mousePress(port, LEFT, pos=start)
    QTest.mouseMove(port, start + QPoint(QApplication.startDragDistance() + 1, 0))
    QTest.mouseMove(port, to)
    QTest.mouseRelease(port, LEFT, pos=to)


def test_a_drag_to_the_middle_is_a_click(view: TableView, clicks: Clicks) -> None:
    drag(view, card_of("HA"), middle(view))
    assert [card for _, card, _ in clicks] == [card_of("HA")]


def test_a_card_dropped_elsewhere_returns(view: TableView, clicks: Clicks, qtbot: QtBot) -> None:
    card = card_of("HA")
    drag(view, card, QPoint(2, 2))
    item = view.table_scene.cards[card]
    until(qtbot, lambda: item.pos() == item.target_pos())
    assert not clicks


def test_enter_plays_the_focused_card(view: TableView, clicks: Clicks) -> None:
    table = view.table_scene.table
    assert table is not None
    assert table.turn is not None
    assert view.focused_card in regular(table)
    QTest.keyClick(view, Qt.Key.Key_Right)
    QTest.keyClick(view, Qt.Key.Key_Return)
    QTest.keyClick(view, Qt.Key.Key_Enter, Qt.KeyboardModifier.ShiftModifier)
    assert clicks == [(table.turn, view.focused_card, False), (table.turn, view.focused_card, True)]


def test_enter_plays_nothing_before_a_card_is_chosen(view: TableView, clicks: Clicks) -> None:
    table = view.table_scene.table
    assert table is not None and table.turn is not None
    begin = view.focused_card
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert not clicks and view.chosen_card is None
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.chosen_card == view.focused_card == begin is not None
    view.show_table(evolve(table, CardPlayed(table.turn, begin, table.open_trick)), frozenset())
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert not clicks and view.chosen_card is None


def test_arrows_reach_every_card_held(view: TableView) -> None:
    table = view.table_scene.table
    assert table is not None
    arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
    begin = view.focused_card
    assert begin is not None
    reached, edge = {begin}, [begin]
    while edge:
        card = edge.pop()
        for arrow in arrows:
            view._focus_card(card)
            QTest.keyClick(view, arrow)
            found = view.focused_card
            assert found is not None
            if found not in reached:
                reached.add(found)
                edge.append(found)
    assert reached == {card for hand in table.hands for card in hand}


def test_the_focus_moves_to_the_hand_on_turn(view: TableView) -> None:
    table = view.table_scene.table
    assert table is not None
    assert view.focused_card is not None
    after = evolve(table, CardPlayed(Seat.N, view.focused_card, 1))
    view.show_table(after, regular(after))
    assert view.focused_card in regular(after)


def test_other_keys_are_for_the_window(qtbot: QtBot) -> None:
    typed: list[str] = []
    window = KeyListener(typed.append)
    qtbot.addWidget(window)
    view = TableView(Words.of("en", strict=True), window)
    view.show_table(fresh(), frozenset())
    QTest.keyClick(view, Qt.Key.Key_S)
    QTest.keyClick(view, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert typed == ["S", "Alt", "Left"]


def test_the_table_has_an_accessible_text(view: TableView, qtbot: QtBot) -> None:
    until(qtbot, lambda: "North is to play." in view.accessibleName())
    table = view.table_scene.table
    assert table is not None
    view.table_scene.prepare(Words.of("it", strict=True), view.table_scene.options)
    view.show_table(table, frozenset())
    until(qtbot, lambda: "È di turno Nord." in view.accessibleName())


class KeyListener(QWidget):
    """A window that writes down the keys its table does not want."""

    def __init__(self, hear: Callable[[str], None]) -> None:
        super().__init__()
        self._hear = hear

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._hear(QKeySequence(event.key()).toString())
