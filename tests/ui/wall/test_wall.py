"""The wall as a window: what it shows at each step, page by page, and what keys and clicks do there."""

from __future__ import annotations

from itertools import repeat, takewhile
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.disk.resources import resources
from bridgetable.engine.actions import Note
from bridgetable.ui.session.shown import ViewOptions
from bridgetable.ui.shell.window import Window
from bridgetable.ui.wall.painting import render_wall
from bridgetable.ui.wall.statements import StatementKind
from bridgetable.ui.wall.wall import Wall
from tests.situations import actions_of
from tests.spread import in_some_languages
from tests.ui.opened import TO_THE_REVOKE, open_wall, open_window, said
from tests.ui.waiting import settle

LESSON = resources() / "cases" / "revoke" / "revoke-16-the-king-becomes-a-penalty-card.case.json"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return open_window(qtbot, tmp_path)


def pages(wall: Wall) -> list[str]:
    """All pages from the one that is shown."""
    return [said(wall), *(said(wall) for _ in takewhile(wall.turn_page, repeat(1)))]


def greatest_difference(one: QImage, other: QImage) -> int:
    """By how much any colour of any pixel differs, of 255; what is blended twice differs by one."""
    assert one.size() == other.size()
    difference = one.convertToFormat(QImage.Format.Format_RGB32)
    with QPainter(difference) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
        painter.drawImage(0, 0, other)
    pixels = bytes(difference.constBits())
    return max(max(pixels[colour::4]) for colour in range(3))


def kind(wall: Wall) -> StatementKind:
    assert wall.page is not None
    return wall.page.kind


def test_title_and_story_open_the_lesson(window: Window) -> None:
    window.parts.documents.open_path(str(LESSON))
    wall = open_wall(window)
    title, story = window.session.document.opening("en")
    told = " ".join(pages(wall))
    assert kind(wall) is StatementKind.OPENING and title in told and story.split()[-1] in told


def test_rulings_are_read_one_by_one_and_then_the_question(window: Window) -> None:
    window.parts.documents.open_path(str(LESSON))
    wall = open_wall(window)
    window.session.step_by(13)
    assert window.session.table.rulings and wall.page is not None and wall.page.number == 1
    told = pages(wall)
    assert len(told) == wall.page.of and not wall.turn_page(1)
    for ruling in ("62A", "62B1", "50B"):
        assert sum(f"Law {ruling}" in page for page in told) >= 1
    assert wall.turn_page(-1) and said(wall) == told[-2]
    window.session.step_by(1)
    assert wall.page.number == 1 and any("Take back the jack" in page for page in pages(wall))


def test_the_chosen_option_is_marked(window: Window) -> None:
    window.parts.documents.open_path(str(LESSON))
    wall = open_wall(window)
    window.session.step_by(16)
    assert wall.page is not None and kind(wall) is StatementKind.QUESTION
    chosen = [option for row in wall.page.rows for option in row.options if option.chosen]
    assert [option.label for option in chosen] == ["Take back the jack of clubs"]


def test_a_note_has_a_look_of_its_own(window: Window) -> None:
    window.parts.documents.open_path(str(LESSON))
    wall = open_wall(window)
    window.session.step_by(15)
    assert kind(wall) is StatementKind.NOTE


def test_a_question_is_not_shown_again_after_a_note_in_its_midst(window: Window) -> None:
    """It had been asked on the page before, and its answer comes next."""
    window.parts.documents.open_path(str(LESSON))
    wall, session = open_wall(window), window.session
    session.step_by(14)
    assert any("Take back the jack" in page for page in pages(wall))
    session.act(Note((("", "North has seen the king."),)))
    settle()
    assert [kind(wall), len(pages(wall))] == [StatementKind.NOTE, 1]
    session.step_by(-1)
    assert kind(wall) is not StatementKind.NOTE and any("Take back the jack" in page for page in pages(wall))


def test_the_strip_says_what_the_laws_have_changed(window: Window) -> None:
    window.parts.documents.open_path(
        str(resources() / "cases" / "revoke" / "revoke-08-partner-is-surprised-1997.case.json")
    )
    wall = open_wall(window)
    window.session.to_end()
    strip = wall.strip.accessibleName()
    assert "→" in strip and "1997" in strip


def test_a_click_on_the_wall_plays_a_card_and_nothing_is_armed_there(window: Window) -> None:
    for action in actions_of(TO_THE_REVOKE):
        window.session.act(action)
    wall = open_wall(window)
    settle()
    before = window.session.history
    QTest.keyClick(wall.table, Qt.Key.Key_Return)
    assert window.session.history is before
    box = wall.table.table_scene.cards[card_of("DJ")].sceneBoundingRect()
    QTest.mouseClick(
        wall.table.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.ShiftModifier,
        wall.table.mapFromScene(box.topLeft()) + type(wall.table.mapFromScene(box.topLeft()))(14, 14),
    )
    assert window.session.table.tricks[-1].card_of(Seat.S) == card_of("DJ")


def test_closing_the_wall_leaves_the_window_as_it_was(window: Window) -> None:
    state = window.saveState()
    wall = open_wall(window)
    for _ in range(2):
        QTest.keyClick(wall.table, Qt.Key.Key_Escape)
    assert not window.parts.presentation.is_on and window.saveState() == state
    assert not window.parts.commands["projector"].isChecked()


@pytest.mark.parametrize(("size", "language"), in_some_languages([(1024, 768), (1366, 768)]))
def test_a_picture_of_the_wall_is_the_wall(qtbot: QtBot, tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    window = open_window(qtbot, tmp_path, language)
    window.parts.documents.open_path(str(LESSON))
    wall = open_wall(window)
    wall.showNormal()
    wall.resize(*size)
    settle()
    for steps in (0, 13, 1, 2):
        window.session.step_by(steps)
        settle()
        session = window.session
        drawn = render_wall(session.history, session.document, session.words, size, ViewOptions())
        assert greatest_difference(wall.grab().toImage(), drawn) <= 2
