"""The replay of a correction: the cards withdrawn are seen again, at two speeds, and no key waits for it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridgetable.document.document import Document
from bridgetable.engine.history import START, History
from bridgetable.table.time_record import withdrawn_in_correction
from bridgetable.ui.session.shown import Shown, Speed, ViewOptions
from bridgetable.ui.table.replay import TIMES, Replay, replayed_tables
from bridgetable.ui.table.signs import SignKind, signs_of
from bridgetable.ui.wall.wall import Wall
from bridgetable.words.catalogue import Words
from tests.shipped import CASES, history_in
from tests.ui.opened import open_wall, open_window
from tests.ui.wall.test_remains import hold, on_screen, painted_afresh, show_moment

ITALIAN = Words.of("it", strict=True)
CHAIN = next(file for file in CASES if file.name.startswith("revoke-16-the-king-becomes-a-penalty-card"))


def corrections(file: Path) -> list[History]:
    """The history of a case at each step of its line at which a correction can be played again."""
    history = history_in(file).jump(START)
    return [here for place in history.line() if replayed_tables(here := history.jump(place))]


@pytest.mark.parametrize("file", CASES[::12], ids=lambda file: file.name)
def test_it_ends_where_the_cards_lie_now_and_begins_before_they_were_played(file: Path) -> None:
    for history in corrections(file):
        first, *others, last = replayed_tables(history)
        assert (last.hands, last.tricks) == (history.table.hands, history.table.tricks)
        assert others and first is not history.table


def test_every_card_that_was_withdrawn_is_seen_on_the_table_and_goes_back() -> None:
    history = next(here for here in corrections(CHAIN) if len(withdrawn_in_correction(here.table)) > 1)
    tables = replayed_tables(history)
    for each in withdrawn_in_correction(history.table):
        lying = [each.card in cards_of(table, each.trick) for table in tables]
        assert not lying[0] and any(lying)
        assert not lying[-1] or lying.index(True) < len(lying) - 1


def cards_of(table: object, number: int) -> list[object]:
    trick = table.trick(number)  # type: ignore[attr-defined]
    return [play.card for play in trick.plays] if trick is not None else []


@pytest.fixture
def wall(qtbot: QtBot) -> Wall:
    wall = Wall(ITALIAN, lambda _: False)
    qtbot.addWidget(wall)
    wall.resize(800, 450)
    wall.show()
    return wall


def test_a_key_ends_it_at_once_and_leaves_no_remains(wall: Wall) -> None:
    history = corrections(CHAIN)[-1]
    wall.follow(Shown(history, Document(), False, ITALIAN, ViewOptions()))
    before = painted_afresh(wall)
    replay, scene = Replay(wall), wall.table.table_scene
    turned: list[int] = []
    wall.turn_wanted.connect(turned.append)
    replay.play(replayed_tables(history), (wall.table,), Speed.SLOW)
    assert replay.is_running and replay.timer.interval() == round(TIMES * Speed.SLOW.value)
    ribbons = [sign.text for sign in signs_of(scene.current_layout, ITALIAN, replayed=True)]  # type: ignore[arg-type]
    assert ITALIAN.text("table-replay") in ribbons
    for share in (0.3, 0.6):
        replay.timer.timeout.emit()
        hold(scene.moving_cards)
        show_moment(scene.moving_cards, share)
        QCoreApplication.processEvents()
    QTest.keyClick(wall, Qt.Key.Key_PageDown)
    assert turned == [1] and not replay.is_running
    QCoreApplication.processEvents()
    assert on_screen(wall) == painted_afresh(wall) == before


def test_it_comes_to_an_end_by_itself_and_can_be_played_again(wall: Wall) -> None:
    history = corrections(CHAIN)[-1]
    wall.follow(Shown(history, Document(), False, ITALIAN, ViewOptions()))
    replay, tables = Replay(wall), replayed_tables(history)
    for speed in (Speed.NORMAL, Speed.SLOW):
        replay.play(tables, (wall.table,), speed)
        for _ in tables:
            assert replay.is_running
            replay.timer.timeout.emit()
        assert not replay.is_running
        layout = wall.table.table_scene.current_layout
        assert layout is not None
        assert SignKind.PREVIEW not in {sign.kind for sign in signs_of(layout, ITALIAN)}


def test_where_cards_do_not_move_nothing_is_played_again(wall: Wall) -> None:
    history = corrections(CHAIN)[-1]
    replay = Replay(wall)
    replay.play(replayed_tables(history), (wall.table,), Speed.OFF)
    assert not replay.is_running


def test_its_key_plays_it_in_the_window_and_on_the_wall(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    wall = open_wall(window)
    command = window.parts.commands["replay"]
    assert not command.isEnabled()
    window.view.change_preferences(speed=Speed.NORMAL)
    window.parts.documents.open_path(str(CHAIN))
    window.session.jump(corrections(CHAIN)[-1].cursor)
    assert command.isEnabled()
    command.trigger()
    replay = window.parts.presentation.replay
    assert replay is not None and replay.is_running
    for table in (window.table, wall.table):
        assert table.table_scene._replayed is not None
    window.session.step_by(-1)
    assert not replay.is_running
    window.view.change_preferences(speed=Speed.OFF)
    window.session.step_by(1)
    assert not command.isEnabled()
