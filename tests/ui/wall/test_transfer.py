"""A transfer of tricks is seen: they slide from one side to the other, and the number counts; no key waits for it."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bridgetable.cards.seat import Side
from bridgetable.document.document import Document
from bridgetable.engine.history import START, History
from bridgetable.ui.session.shown import Shown, Speed, ViewOptions
from bridgetable.ui.table.middle import transferred_between
from bridgetable.ui.wall.wall import Wall
from bridgetable.words.catalogue import Words
from tests.shipped import CASES, history_in
from tests.ui.wall.test_remains import hold, show_moment

ENGLISH = Words.of("en", strict=True)


def transfers() -> tuple[Path, History, History]:
    """A step of a case that transfers two tricks or more, and the one before."""
    for file in CASES:
        history = history_in(file).jump(START)
        places = (START, *history.line())
        for one, other in itertools.pairwise(places):
            before, after = history.jump(one), history.jump(other)
            if len(transferred_between(before.table, after.table)[1]) > 1 and after.table.over:
                return file, before, after
    raise AssertionError("no case transfers two tricks")


@pytest.fixture
def wall(qtbot: QtBot) -> Wall:
    wall = Wall(ENGLISH, lambda _: False)
    qtbot.addWidget(wall)
    wall.resize(1280, 720)
    wall.show()
    return wall


def show(wall: Wall, history: History, speed: Speed) -> None:
    wall.follow(Shown(history, Document(), False, ENGLISH, ViewOptions(speed=speed)))


def test_tricks_slide_across_and_the_number_counts(wall: Wall) -> None:
    _, before, after = transfers()
    side, numbers = transferred_between(before.table, after.table)
    show(wall, before, Speed.NORMAL)
    show(wall, after, Speed.NORMAL)
    moving, counting = wall.table.table_scene.moving_tricks, wall._counting
    hold(moving)
    counting.pause()
    assert len([item for item in moving.leaving if item.isVisible()]) == len(numbers) > 1
    layout = wall.table.table_scene.current_layout
    assert layout is not None
    rows = {row.side: row.box for row in layout.rows}
    show_moment(moving, 0)
    quitted = [item for item in moving.leaving if item.y() >= rows[side].y]
    assert quitted and all(rows[side.opponents].x <= item.x() <= rows[side.opponents].right for item in quitted)
    declarer = after.table.contract.declarer.side if after.table.contract is not None else Side.NS
    won, now = after.table.tricks_won(declarer), after.table.tricks_after_transfers(declarer)
    counting.setCurrentTime(0)
    assert f"{won} → {won}" in wall.strip.accessibleName()
    counting.setCurrentTime(counting.duration())
    assert f"{won} → {now}" in wall.strip.accessibleName() and won != now
    show_moment(moving, 1)
    assert not any(item.isVisible() for item in moving.leaving)


def test_a_key_does_not_wait(wall: Wall) -> None:
    _, before, after = transfers()
    show(wall, before, Speed.NORMAL)
    show(wall, after, Speed.NORMAL)
    show(wall, before, Speed.NORMAL)
    assert not any(item.isVisible() for item in wall.table.table_scene.moving_tricks.leaving)
    assert "→" not in wall.strip.accessibleName()


def test_without_animation_it_is_there_at_once(wall: Wall) -> None:
    _, before, after = transfers()
    show(wall, before, Speed.OFF)
    show(wall, after, Speed.OFF)
    assert not any(item.isVisible() for item in wall.table.table_scene.moving_tricks.leaving)
    assert "→" in wall.strip.accessibleName()
