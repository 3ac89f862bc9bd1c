"""The wall in every shipped case, at four sizes: nothing moves between two steps, no index or word is missing."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter
from pytestqt.qtbot import QtBot

from bridgetable.cards.seat import Side
from bridgetable.cli.case_paths import load_case
from bridgetable.disk.resources import resources
from bridgetable.document.document import Document
from bridgetable.engine.history import START, History
from bridgetable.table.edition import CURRENT
from bridgetable.table.state import Table
from bridgetable.ui.director.consequences import answers_now, table_after
from bridgetable.ui.drawing.colours import LIGHT
from bridgetable.ui.drawing.lettering import text_font
from bridgetable.ui.drawing.suit_symbols import suit_text_width
from bridgetable.ui.kit.box import Box
from bridgetable.ui.session.shown import ViewOptions
from bridgetable.ui.table.elements import Layout, index_box
from bridgetable.ui.table.poses import poses
from bridgetable.ui.table.scene import TableScene
from bridgetable.ui.table.signs import BADGE_LETTERS, SignKind, signs_of
from bridgetable.ui.wall.pages import LETTERS, MORE_ROWS, MOST_COLUMNS, MOST_ROWS, ROWS, Page, composition, pages_of
from bridgetable.ui.wall.painting import lit_box, paint_strip, wrapping
from bridgetable.ui.wall.statements import Option, statements, strip_texts
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.shipped import CASES, history_in
from tests.spread import spread

SIZES = [(1024, 768), (1366, 768), (1920, 1080), (3840, 2160)]
ON_WALL = ViewOptions(projector=True)
ENGLISH = Words.of("en", strict=True)
HEIGHTS = {
    SignKind.MAJOR: 290,
    SignKind.MINOR: 290,
    SignKind.TAG: 350,
    SignKind.TURNED_UP: 565,
    SignKind.NUMBER: 900,
    SignKind.PREVIEW: 920,
}
"""How high the signs lie that cover what is below them."""


def histories(file: Path) -> Iterator[History]:
    """The history of a case at every step of its main line, and of each branch."""
    history = history_in(file)
    ends = [place for place in range(len(history.nodes)) if not history.children(place)]
    seen = set()
    for end in ends:
        for place in (START, *history.line_to(end)):
            if place not in seen:
                seen.add(place)
                yield history.jump(place)


Piece = tuple[str, object, int, Box, Box]
"""What it is, which one, how high it lies, its box, and what of it must stay free."""


def pieces(layout: Layout) -> Iterator[Piece]:
    """Everything on the table that is read, and that may cover what is read."""
    for card, pose in layout.cards.items():
        if pose.face_up:
            yield "card", card, pose.z, pose.box, index_box(pose, ON_WALL.index)
    for ghost in layout.ghosts:
        if ghost.card in layout.cards and layout.cards[ghost.card].box == ghost.pose.box:
            continue  # The card itself lies there, and only has a number.
        yield "ghost", ghost.card, ghost.pose.z, ghost.pose.box, index_box(ghost.pose, ON_WALL.index)
    for sign in signs_of(layout, ENGLISH):
        if sign.kind in HEIGHTS:
            yield sign.kind.value, sign.text, HEIGHTS[sign.kind], sign.box, sign.box


def assert_nothing_is_covered(layout: Layout, where: object) -> None:
    """Nothing lies over an index, a badge, a tag, a number or the ribbon of a preview."""
    from_the_left = sorted(pieces(layout), key=lambda piece: piece[3].x)
    for n, one in enumerate(from_the_left, 1):
        for other in from_the_left[n:]:
            if other[3].x >= one[3].right:
                break
            below, above = (one, other) if one[2] <= other[2] else (other, one)
            slack = 0.1 * layout.unit if {"card", "ghost"} & {below[0], above[0]} else 2
            assert not below[4].overlaps(above[3], slack), (where, below[:2], above[:2])


def fixed(layout: Layout, table: Table) -> tuple[object, ...]:
    """What stays from one step to the next of a board: sizes, plates, places of tricks, and hands but for dummy's."""
    hands = tuple(box for seat, box in layout.hand_areas.items() if seat is not table.dummy)
    return (layout.unit, layout.area, layout.plates, layout.rows, hands if table.dummy is not None else ())


@pytest.mark.deep
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_moves_and_no_index_is_covered(size: tuple[int, int]) -> None:
    places = composition(*size)
    room = (places.table.width, places.table.height)
    for file in spread(CASES, 31, SIZES.index(size)):
        before: dict[object, tuple[object, ...]] = {}
        for history in histories(file):
            table = history.table
            layout = poses(table, ON_WALL, room)
            where = (file.name, history.cursor)
            assert_nothing_is_covered(layout, where)
            assert all(layout.area.contains(pose.box) for pose in layout.cards.values()), where
            same = before.setdefault((table.declarer, table.contract is None), fixed(layout, table))
            assert same == fixed(layout, table), where


@pytest.mark.deep
def test_nothing_is_covered_in_the_preview_of_any_answer() -> None:
    places = composition(*SIZES[2])
    room, seen = (places.table.width, places.table.height), 0
    for file in spread(CASES, 60):
        for history in histories(file):
            now = answers_now(history.table, ENGLISH)
            for answer in now.given if now is not None else ():
                after = table_after(history.table, answer.action)
                if after is not None:
                    layout = poses(after, replace(ON_WALL, preview=True), room)
                    assert_nothing_is_covered(layout, (file.name, history.cursor, answer.name))
                    seen += 1
    assert seen > 150


def test_the_indices_are_large_enough_to_be_read_from_ten_metres() -> None:
    table = history_in(CASES[0]).table
    for size in SIZES:
        places = composition(*size)
        layout = poses(table, ON_WALL, (places.table.width, places.table.height))
        assert layout.unit * ON_WALL.index >= 0.0485 * size[1], size
        assert places.letters >= 0.045 * size[1] and LETTERS >= 0.045


@pytest.mark.parametrize("language", ["en", "it"])
def test_no_marks_of_readings_are_on_the_wall(language: str) -> None:
    words = Words.of(language)
    for file in CASES[::12]:
        for history in histories(file):
            for one in statements(history, Document(""), words):
                said = " ".join((one.law, one.who, one.lead, one.text, *(option.label for option in one.options)))
                assert "†" not in said and "‡" not in said, (file.name, history.cursor, said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_plates_and_badges_are_as_large_as_the_words(qtbot: QtBot, size: tuple[int, int], language: str) -> None:
    words, places = Words.of(language), composition(*size)
    scene, seen = TableScene(words), 0
    scene.set_options(ON_WALL)
    scene.set_size(places.table.width, places.table.height)
    for name in ("penalty-card-51-two-suits", "penalty-card-50d-major-the-three-options"):
        for history in histories(resources() / "cases" / "play" / f"{name}.case.json"):
            scene.show_table(history.table, frozenset())
            letters = [placed.pixels for plate in scene.plates for placed in plate.placed]
            assert min(letters) >= 0.82 * places.letters, (name, history.cursor)
            assert scene.current_layout is not None
            for badge in scene.current_layout.badges:
                assert BADGE_LETTERS * badge.box.height >= 0.93 * places.letters
                seen += 1
    assert seen > 3


def test_three_choices_stand_side_by_side_so_that_the_table_keeps_its_size(qtbot: QtBot) -> None:
    case = next(file for file in CASES if file.name.startswith("penalty-card-50d"))
    for history in histories(case):
        for page in pages_of(statements(history, Document(""), ENGLISH), wrapping(composition(*SIZES[2]))):
            options = [option for row in page.rows for option in row.options if option.number]
            if len(options) == 3 and not any(option.chosen for option in options):
                assert page.height == ROWS
                return
    raise AssertionError("nothing is asked there")


@pytest.mark.parametrize("size", SIZES)
def test_the_places_share_the_wall(size: tuple[int, int]) -> None:
    places = composition(*size)
    whole = Box(0, 0, *size)
    assert all(whole.contains(box) for box in (places.strip, places.table, places.words, *places.cells.values()))
    assert places.strip.bottom == places.table.y and places.table.bottom == places.words.y
    assert places.words.contains(places.rows) and places.words.contains(places.chips)
    assert not places.rows.overlaps(places.chips)


def whole_options(page: Page) -> list[Option]:
    """The options with the rows of each put together, column by column; only its first row has a number."""
    found: list[Option] = []
    for column in range(MOST_COLUMNS):
        for row in page.rows:
            option = row.options[column] if column < len(row.options) else Option("", "")
            if option.number:
                found.append(option)
            elif option.label:
                found[-1] = replace(found[-1], label=f"{found[-1].label} {option.label}")
    return found


@pytest.mark.deep
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SIZES[0], SIZES[2]], ids=["4:3", "16:9"])
def test_all_words_are_on_pages_that_have_room(qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    words, fitting = Words.of(language, strict=True), wrapping(composition(*size))
    for file in spread(CASES, 31, SIZES.index(size) + list(LANGUAGES).index(language)):
        case = load_case(file)
        for history in histories(file):
            said = statements(history, Document(file.name, case), words)
            pages = pages_of(said, fitting)
            where = (file.name, history.cursor)
            assert pages and all(1 <= page.scale * len(page.rows) <= MOST_ROWS for page in pages), where
            asking = [page for page in pages if any(row.options for row in page.rows)]
            assert len(asking) == sum(bool(one.options) for one in said), (where, "a question is on one page")
            assert all(len(page.rows) <= MORE_ROWS for page in pages if page not in asking), where
            for page in pages:
                wrap = fitting(page.scale).text
                assert all(not row.text or wrap(row.text, row.bold) == [row.text] for row in page.rows), where
            rows = [row for page in pages for row in page.rows]
            shown = " ".join(row.text for row in rows).split()
            for one in said:
                if not any(option.chosen for option in one.options):
                    assert set(one.text.split()) | set(one.lead.split()) <= set(shown), where
            offered = [option for page in asking for option in whole_options(page)]
            asked = [option for one in said for option in one.options]
            assert [each for each in asked if each.chosen] == [each for each in offered if each.chosen], where
            assert {each for each in asked if not each.chosen} >= set(offered) - {each for each in asked if each.chosen}


@pytest.mark.deep
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_the_strip_have_room_and_stand_in_their_boxes(qtbot: QtBot, language: str) -> None:
    words, told = Words.of(language), set()
    for file in spread(CASES, 60, LANGUAGES.index(language)):
        for history in histories(file):
            texts = strip_texts(history.table, words, CURRENT)
            told |= {(name, getattr(texts, name)) for name in ("contract", "tricks", "score")} - {("score", "")}
            assert set(texts.changed) <= {"tricks", "score"}
    told |= {("score", "N-S +1430 → −1400"), ("tricks", words.text("wall-tricks-of", side=Side.NS, tricks="11 → 13"))}
    for width, height in ((1280, 800), (1366, 768), (1920, 1080)):
        places = composition(width, height)
        for name, text in told:
            whole = places.cells[name]
            cell = Box(whole.x, whole.y, whole.width - 0.4 * places.letters, whole.height)
            needed = suit_text_width(text, QFontMetricsF(text_font(places.letters, True)))
            assert cell.width >= 0.9 * needed, (width, name, text)
            lit = lit_box(cell, text, places.letters)
            assert lit.x < cell.x and cell.x + min(needed, cell.width) < lit.right <= whole.right, text


@pytest.mark.deep
@pytest.mark.parametrize("size", [(1280, 800), (1366, 768)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_no_plate_of_the_strip_is_empty(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Where the strip has no text nothing is painted either; a plate of another colour has its text on it."""
    words, told = Words.of("it", strict=True), set()
    for file in spread(CASES, 60, size[1]):
        told |= {strip_texts(history.table, words, CURRENT) for history in histories(file)}
    assert {bool(texts.score) for texts in told} == {bool(texts.edition) for texts in told} == {True, False}
    assert any(texts.changed for texts in told)
    places, image = composition(*size), QImage(*size, QImage.Format.Format_RGB32)
    for texts in told:
        with QPainter(image) as painter:
            paint_strip(painter, places, texts, LIGHT)
        for name, cell in places.cells.items():
            # A lit box begins a little before its text, and so in the cell before it.
            left = cell.x + (0.3 * places.letters if name in ("contract", "tricks", "score") else 0.0)
            inside = QRectF(left, 1, cell.right - 0.6 * places.letters - left, cell.height - 2).toRect()
            seen = image.copy(inside)
            plain = seen.copy()
            plain.fill(QColor(LIGHT.plate))
            assert (seen == plain) is not bool(getattr(texts, name)), (name, texts)
            if name in texts.changed:
                assert has(seen, LIGHT.turn) and has(seen, LIGHT.turn_text), (name, texts)


def has(image: QImage, colour: str) -> bool:
    """Whether a pixel of the image has exactly this colour."""
    sought = QColor(colour).rgb().to_bytes(4, sys.byteorder)
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    data = bytes(plain.constBits())
    return any(data[at : at + 4] == sought for at in range(0, len(data), 4))
