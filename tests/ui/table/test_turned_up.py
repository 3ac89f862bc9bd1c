"""Turning a quitted trick face up (Law 66C), which changes nothing at the table."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridgetable.cards.seat import Seat
from bridgetable.table.state import Table
from bridgetable.ui.session.shown import ViewOptions
from bridgetable.ui.table.elements import Layout, Place, index_box
from bridgetable.ui.table.poses import poses
from bridgetable.ui.table.trick import quitted_at, quitted_tricks
from bridgetable.ui.table.view import TableView
from bridgetable.words.catalogue import Words
from tests.each import for_each
from tests.ui.opened import TO_THE_REVOKE, click_cards, open_menu, open_window, table_after
from tests.ui.played import fresh, played, regular, unnoticed_revoke, with_penalty_cards
from tests.ui.waiting import until

LEFT = Qt.MouseButton.LeftButton
SIZES = [(560, 430), (560, 560), (1024, 700), (1920, 1080), (3840, 2160)]


@pytest.fixture
def view(qtbot: QtBot) -> TableView:
    return table_after(qtbot, 22)


def laid(view: TableView) -> tuple[Layout, Table]:
    scene = view.table_scene
    assert scene.current_layout is not None
    assert scene.table is not None
    return scene.current_layout, scene.table


def in_row(view: TableView, number: int) -> QPoint:
    layout, table = laid(view)
    trick = table.trick(number)
    assert trick is not None
    return QPoint(*(round(at) for at in layout.cards[trick.plays[0].card].box.centre))


def cards_seen(view: TableView) -> set[object]:
    layout, _ = laid(view)
    return {card for card, pose in layout.cards.items() if pose.place is Place.TURNED_UP}


def cards_of(table: Table, number: int) -> set[object]:
    trick = table.trick(number)
    assert trick is not None
    return {play.card for play in trick.plays}


@for_each("size", SIZES)
@for_each("declarer", list(Seat))
@for_each("projector", [False, True])
def test_its_cards_lie_face_up_above_everything_else(size: tuple[int, int], declarer: Seat, projector: bool) -> None:
    table = played(fresh(declarer=declarer), 22)
    table = with_penalty_cards(table, table.defenders)
    options = ViewOptions(turned_up=2, projector=projector)
    layout = poses(table, options, size)
    seen = {card: pose for card, pose in layout.cards.items() if pose.place is Place.TURNED_UP}
    others = [pose for pose in layout.cards.values() if pose.place is not Place.TURNED_UP]
    assert seen.keys() == cards_of(table, 2)
    assert layout.turned_up is not None
    assert layout.turned_up.sheet.contains(layout.turned_up.label)
    for pose in seen.values():
        assert pose.face_up
        assert layout.turned_up.sheet.contains(pose.box)
        assert not layout.turned_up.label.overlaps(index_box(pose, options.index))
        assert all(pose.z > other.z for other in others)
    assert layout.winner in seen
    assert layout.cards.keys() == poses(table, ViewOptions(), size).cards.keys()


def test_only_a_quitted_trick_can_be_turned_up() -> None:
    table = played(fresh(), 22)
    assert quitted_tricks(table) == (1, 2, 3, 4, 5)
    assert quitted_tricks(played(fresh(), 4)) == ()
    assert poses(table, ViewOptions(turned_up=6), (800, 600)) == poses(table, ViewOptions(), (800, 600))


def test_an_unnoticed_irregularity_is_marked_on_its_card() -> None:
    table = unnoticed_revoke(played(fresh(), 22), 2, 1)
    trick = table.trick(2)
    assert trick is not None
    layout = poses(table, ViewOptions(turned_up=2), (800, 600))
    assert [layout.cards[trick.plays[1].card].box.overlaps(box) for box in layout.marks] == [True]


def test_every_quitted_trick_is_found_where_it_lies() -> None:
    table = played(fresh(), 52)
    for size in SIZES:
        layout = poses(table, ViewOptions(), size)
        for number in quitted_tricks(table):
            for card in cards_of(table, number):
                assert quitted_at(layout, *layout.cards[card].box.centre) == number  # type: ignore[index]
        assert quitted_at(layout, *layout.mat.centre) is None


def test_a_click_turns_a_trick_up_and_the_next_one_down(view: TableView) -> None:
    heard: list[object] = []
    view.card_clicked.connect(lambda *said: heard.append(said))
    _, table = laid(view)
    QTest.mouseClick(view.viewport(), LEFT, pos=in_row(view, 3))
    assert view.turned_up == 3
    assert cards_seen(view) == cards_of(table, 3)
    QTest.mouseClick(view.viewport(), LEFT, pos=in_row(view, 5))
    assert cards_seen(view) == cards_of(table, 5)
    layout, _ = laid(view)
    QTest.mouseClick(view.viewport(), LEFT, pos=QPoint(*(round(at) for at in layout.mat.centre)))
    assert view.turned_up is None
    assert not cards_seen(view)
    assert not heard
    assert view.table_scene.table is table


def test_a_double_click_leaves_it_turned_up(view: TableView) -> None:
    at = in_row(view, 3)
    QTest.mouseClick(view.viewport(), LEFT, pos=at)
    QTest.mouseDClick(view.viewport(), LEFT, pos=at)
    assert view.turned_up == 3


def test_escape_turns_it_down(view: TableView) -> None:
    view.turn_up(1)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert view.turned_up is None


def test_the_next_move_turns_it_down_and_another_language_does_not(view: TableView) -> None:
    view.turn_up(1)
    _, table = laid(view)
    view.table_scene.prepare(Words.of("it", strict=True), view.table_scene.options)
    view.show_table(table, regular(table))
    assert view.turned_up == 1
    after = played(table, 1)
    view.show_table(after, regular(after))
    assert view.turned_up is None
    assert not cards_seen(view)


def test_a_preview_shows_the_table_and_not_the_trick(view: TableView) -> None:
    view.turn_up(1)
    _, table = laid(view)
    view.preview(played(table, 1))
    assert not cards_seen(view)
    view.preview(None)
    assert cards_seen(view) == cards_of(table, 1)


def test_the_trick_turned_up_is_in_the_spoken_text(view: TableView, qtbot: QtBot) -> None:
    view.turn_up(1)
    until(qtbot, lambda: "Trick 1, turned up:" in view.accessibleName())


def test_the_directors_menu_turns_a_trick_up_and_escape_down(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    click_cards(qtbot, window, TO_THE_REVOKE)
    numbers = quitted_tricks(window.session.table)
    history = window.session.history
    tricks = open_menu(window, "director-menu", "Director looks at a quitted trick · Law 66C")
    assert [*tricks] == [f"Trick {number}" for number in numbers]
    tricks["Trick 1"].trigger()
    assert window.table.turned_up == numbers[0]
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.table.turned_up is None
    assert window.session.history is history
