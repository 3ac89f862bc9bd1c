"""What slides cannot do: the preview of an answer on the wall, and editions and lines side by side."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridgetable.cases.side_by_side import SideBySide, line_of, under_editions
from bridgetable.cases.tree import lines_of
from bridgetable.cli.case_paths import load_case
from bridgetable.engine import actions as a
from bridgetable.engine.history import START
from bridgetable.table.edition import Edition
from bridgetable.ui.drawing.colours import LIGHT
from bridgetable.ui.shell.window import Window
from bridgetable.ui.wall.comparison import (
    LINE,
    ComparedColumn,
    ComparedPage,
    ComparedSentence,
    column_rows,
    compared_page,
    paint_comparison,
)
from bridgetable.ui.wall.pages import composition
from bridgetable.ui.wall.painting import draw_tick, paint_strip
from bridgetable.ui.wall.statements import StripTexts
from bridgetable.ui.wall.wall import Wall
from bridgetable.words.catalogue import Words
from tests.shipped import CASES
from tests.situations import EDITIONS
from tests.ui.opened import open_wall, open_window
from tests.ui.waiting import settle

ITALIAN = Words.of("it", strict=True)
CONTROL = Qt.KeyboardModifier.ControlModifier
ASKING = next(file for file in CASES if file.name.startswith("penalty-card-50d-major"))


@pytest.fixture
def shown(qtbot: QtBot, tmp_path: Path) -> tuple[Window, Wall]:
    """A window and its wall where a question is open."""
    window = open_window(qtbot, tmp_path, language="it")
    wall = open_wall(window)
    window.parts.documents.open_path(str(ASKING))
    history = window.session.history
    asking = next(
        n for n, place in enumerate(history.line(), 1) if isinstance(history.nodes[place].step.action, a.Choose)
    )
    window.session.to_start()
    window.session.step_by(asking - 1)
    return window, wall


def key(wall: Wall, pressed: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    wall.activateWindow()
    settle()
    QTest.keyClick(wall, pressed, held)


def previewed(wall: Wall) -> list[str]:
    page = wall.page
    assert page is not None
    return [option.number for row in page.rows for option in row.options if option.previewed and option.number]


def test_one_key_previews_one_answer_after_the_other(shown: tuple[Window, Wall]) -> None:
    window, wall = shown
    scene, before = wall.table.table_scene, wall.table.table_scene.table
    seen = []
    for number in ("1", "2", "3"):
        key(wall, Qt.Key.Key_F12)
        assert previewed(wall) == [number]
        assert scene._preview is not None and scene.table is before
        seen.append(scene._preview)
    assert len(set(map(id, seen))) == 3
    key(wall, Qt.Key.Key_F12)
    assert scene._preview is None and previewed(wall) == [] and window.session.table is before


def test_escape_and_the_next_step_end_a_preview(shown: tuple[Window, Wall]) -> None:
    window, wall = shown
    key(wall, Qt.Key.Key_F12)
    key(wall, Qt.Key.Key_Escape)
    assert wall.table.table_scene._preview is None and window.parts.presentation.is_on
    key(wall, Qt.Key.Key_F12)
    window.session.step_by(1)
    assert wall.table.table_scene._preview is None and not wall._previewed


def test_nothing_is_previewed_where_nothing_is_asked_or_the_room_is(shown: tuple[Window, Wall]) -> None:
    window, wall = shown
    command = window.parts.commands["preview-answer"]
    assert command.isEnabled() and wall.can_preview
    wall._instead = wall._said
    assert not wall.can_preview
    wall._instead = ()
    window.session.to_start()
    assert not command.isEnabled()


def comparison(file: Path) -> tuple[SideBySide, int]:
    history = lines_of(load_case(file)).history.jump(START)
    *_, made = under_editions(line_of(history, history.line()[-1]))
    assert made is not None
    return made, tuple(Edition).index(history.start.edition)


def test_nothing_of_what_follows_is_shown() -> None:
    made, recorded = comparison(ASKING)
    names = tuple(each.value for each in Edition)
    pages = [
        compared_page(made, names, depth, ITALIAN, recorded) for depth in range(len(made.columns[recorded].cells) + 1)
    ]
    assert pages[0].headline == ITALIAN.text("wall-compared")
    assert not any(column.figures for page in pages[:-1] for column in page.columns)
    ruled = [page for page in pages if any(each.law for column in page.columns for each in column.sentences)]
    assert ruled and ruled[0] is not pages[0]
    assert not any("†" in page.text or "‡" in page.text for page in pages)


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_three_columns_are_painted_in_every_case(qtbot: QtBot, size: tuple[int, int]) -> None:
    names = tuple(ITALIAN.text("edition-name", edition=each.value) for each in Edition)
    image = QImage(*size, QImage.Format.Format_RGB32)
    for file in CASES[::20]:
        made, recorded = comparison(file)
        page = compared_page(made, names, len(made.columns[recorded].cells), ITALIAN, recorded)
        assert isinstance(page, ComparedPage) and len(page.columns) == len(EDITIONS)
        image.fill(Qt.GlobalColor.black)
        with QPainter(image) as painter:
            paint_comparison(painter, composition(*size), page, LIGHT)
        assert image.pixelColor(size[0] // 2, 4).name() == LIGHT.felt


def test_editions_stand_side_by_side_follow_the_steps_and_go(shown: tuple[Window, Wall]) -> None:
    window, wall = shown
    key(wall, Qt.Key.Key_F12, CONTROL)
    assert wall.compared is not None and wall.compared.isVisible()
    first = wall.compared.accessibleName()
    assert all(edition.value in first for edition in Edition)
    window.session.step_by(1)
    assert wall.compared.isVisible() and wall.compared.accessibleName() != first
    key(wall, Qt.Key.Key_Escape)
    assert not wall.compared.isVisible() and window.parts.presentation.is_on
    key(wall, Qt.Key.Key_F12, CONTROL)
    key(wall, Qt.Key.Key_F12, CONTROL)
    assert not wall.compared.isVisible()


def test_lines_stand_side_by_side_one_after_the_other(shown: tuple[Window, Wall]) -> None:
    window, wall = shown
    lines = len(window.session.history.leaves())
    assert lines > 1
    seen = set()
    for _ in range(lines - 1):
        window.parts.commands["lines-on-wall"].trigger()
        assert wall.compared is not None and wall.compared.isVisible()
        seen.add(wall.compared.accessibleName())
    assert len(seen) == lines - 1
    window.parts.commands["lines-on-wall"].trigger()
    assert wall.compared is not None and not wall.compared.isVisible()


def test_what_is_right_has_the_tick_of_choices(qtbot: QtBot) -> None:
    """That of the text font looks like a letter; the text stands beside it, and no wider than its column."""
    size = (1920, 1080)
    places = composition(*size)

    def painted(*sentences: ComparedSentence) -> QImage:
        image = QImage(*size, QImage.Format.Format_RGB32)
        with QPainter(image) as painter:
            paint_comparison(painter, places, ComparedPage("", (ComparedColumn("2017", sentences),)), LIGHT)
        return image

    right, plain = painted(ComparedSentence("", right=True)), painted(ComparedSentence(""))
    assert right != plain, "the tick is painted"
    tick = QImage(round(0.8 * places.letters), round(LINE * places.letters), QImage.Format.Format_RGB32)
    tick.fill(QColor(LIGHT.plate))
    with QPainter(tick) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_tick(painter, QRectF(tick.rect()), LIGHT.plate_text, places.letters)
    assert dark(tick) == pytest.approx(dark(right) - dark(plain), rel=0.1)
    long = ComparedSentence("Si ritira e poi si gioca " * 12)
    rows = {each.right: column_rows(each, 600, 40) for each in (long, replace(long, right=True))}
    assert len(rows[True]) >= len(rows[False]) and len(rows[True][0]) < len(rows[False][0])


def dark(image: QImage) -> int:
    """How many pixels are nearer to black than to white, by their blue."""
    pixels = image.convertToFormat(QImage.Format.Format_RGB32)
    return sum(value < 100 for value in bytes(pixels.constBits())[::4])


def test_the_clauses_that_changed_are_named_as_far_as_the_line_has_come(qtbot: QtBot) -> None:
    made, recorded = comparison(
        next(file for file in CASES if file.name.startswith("revoke-41-both-sides-revoke-2017"))
    )
    names = tuple(each.value for each in Edition)
    first, *_, last = (
        compared_page(made, names, depth, ITALIAN, recorded) for depth in range(len(made.columns[recorded].cells) + 1)
    )
    assert first.changes == () and last.changes
    assert any(each.startswith("2007 → 2017. ") for each in last.changes) and last.changes[0] in last.text
    assert all(draws_its_changes(page) is bool(page.changes) for page in (first, last))


def draws_its_changes(page: ComparedPage) -> bool:
    """Whether the picture differs from that of the same page without the clauses that changed."""
    pictures = []
    for each in (page, replace(page, changes=())):
        image = QImage(1366, 768, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.black)
        with QPainter(image) as painter:
            paint_comparison(painter, composition(1366, 768), each, LIGHT)
        pictures.append(image)
    return pictures[0] != pictures[1]


def test_the_badge_of_an_edition_has_one_colour(qtbot: QtBot) -> None:
    size = (1920, 1080)
    places, image = composition(*size), QImage(*size, QImage.Format.Format_RGB32)
    made, recorded = comparison(ASKING)
    page = compared_page(made, EDITIONS, 3, ITALIAN, recorded)
    with QPainter(image) as painter:
        paint_comparison(painter, places, page, LIGHT)
    seen = {image.pixelColor(300, y).name() for y in range(60, 200)}
    assert LIGHT.turn in seen and LIGHT.asked not in seen
    with QPainter(image) as painter:
        paint_strip(painter, places, StripTexts("1", "", "", "", "", "2007"), LIGHT)
    cell = places.cells["edition"]
    assert image.pixelColor(round(cell.x + 12), round(cell.centre[1])).name() == LIGHT.turn
