"""The wall in every shipped case, at four sizes: nothing moves between two steps, no index or word is missing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from bridgetable.cases.tree import lines_of
from bridgetable.cli.case_file import load_case
from bridgetable.disk.resources import resources
from bridgetable.document.document import Document
from bridgetable.engine.history import START, History
from bridgetable.table.state import Table
from bridgetable.ui.kit.box import Box
from bridgetable.ui.session.shown import ViewOptions
from bridgetable.ui.table.elements import Layout, index_box
from bridgetable.ui.table.poses import poses
from bridgetable.ui.wall.pages import LETTERS, ROWS, composition, pages_of
from bridgetable.ui.wall.painting import wrapping
from bridgetable.ui.wall.statements import Option, statements
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES

SIZES = [(1024, 768), (1366, 768), (1920, 1080), (3840, 2160)]
CASES = sorted((resources() / "cases").rglob("*.case.json"))
ON_WALL = ViewOptions(projector=True)


def histories(file: Path) -> Iterator[History]:
    """The history of a case at every step of its main line, and of each branch."""
    history = lines_of(load_case(file)).history
    ends = [place for place in range(len(history.nodes)) if not history.children(place)]
    seen = set()
    for end in ends:
        for place in (START, *history.line_to(end)):
            if place not in seen:
                seen.add(place)
                yield history.jump(place)


def assert_no_index_is_covered(layout: Layout, where: object) -> None:
    face_up = sorted((pose for pose in layout.cards.values() if pose.face_up), key=lambda pose: pose.z)
    for n, pose in enumerate(face_up):
        corner = index_box(pose, ON_WALL.index)
        slack = 0.1 * layout.unit
        assert not any(corner.overlaps(above.box, slack) for above in face_up[n + 1 :] if above.z > pose.z), where


def fixed(layout: Layout, table: Table) -> tuple[object, ...]:
    """What stays from one step to the next of a board: sizes, plates, places of tricks, and hands but for dummy's."""
    hands = tuple(box for seat, box in layout.hand_areas.items() if seat is not table.dummy)
    return (layout.unit, layout.area, layout.plates, layout.rows, hands if table.dummy is not None else ())


@pytest.mark.deep
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_moves_and_no_index_is_covered(size: tuple[int, int]) -> None:
    places = composition(*size)
    room = (places.table.width, places.table.height)
    for file in CASES:
        before: dict[object, tuple[object, ...]] = {}
        for history in histories(file):
            table = history.table
            layout = poses(table, ON_WALL, room)
            where = (file.name, history.cursor)
            assert_no_index_is_covered(layout, where)
            assert all(layout.area.contains(pose.box) for pose in layout.cards.values()), where
            same = before.setdefault((table.declarer, table.contract is None), fixed(layout, table))
            assert same == fixed(layout, table), where


def test_the_indices_are_large_enough_to_be_read_from_ten_metres() -> None:
    table = lines_of(load_case(CASES[0])).history.table
    for size in SIZES:
        places = composition(*size)
        layout = poses(table, ON_WALL, (places.table.width, places.table.height))
        assert layout.unit * ON_WALL.index >= 0.0485 * size[1], size
        assert places.letters >= 0.045 * size[1] and LETTERS >= 0.045


@pytest.mark.parametrize("size", SIZES)
def test_the_places_share_the_wall(size: tuple[int, int]) -> None:
    places = composition(*size)
    whole = Box(0, 0, *size)
    assert all(whole.contains(box) for box in (places.strip, places.table, places.words, *places.cells.values()))
    assert places.strip.bottom == places.table.y and places.table.bottom == places.words.y
    assert places.words.contains(places.rows) and places.words.contains(places.chips)
    assert not places.rows.overlaps(places.chips)


def whole_options(shown: list[Option]) -> list[Option]:
    """The options with the rows of each put together; only the first row of one has a number or a tick."""
    found: list[Option] = []
    for option in shown:
        if option.number:
            found.append(option)
        else:
            found[-1] = replace(found[-1], label=f"{found[-1].label} {option.label}")
    return found


@pytest.mark.deep
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SIZES[0], SIZES[2]], ids=["4:3", "16:9"])
def test_all_words_are_on_pages_that_have_room(qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    words, (wrap, fits_half, wrap_option, wrap_choice) = Words.of(language, strict=True), wrapping(composition(*size))
    for file in CASES:
        case = load_case(file)
        for history in histories(file):
            said = statements(history, Document(file.name, case), words)
            pages = pages_of(said, wrap, fits_half, wrap_option, wrap_choice)
            where = (file.name, history.cursor)
            assert pages and all(1 <= len(page.rows) <= ROWS for page in pages), where
            rows = [row for page in pages for row in page.rows]
            assert all(not row.text or wrap(row.text, row.bold) == [row.text] for row in rows), where
            shown = " ".join(row.text for row in rows).split()
            for one in said:
                if not any(option.chosen for option in one.options):
                    assert set(one.text.split()) | set(one.lead.split()) <= set(shown), where
            offered = whole_options([option for row in rows for option in row.options])
            asked = [option for one in said for option in one.options]
            assert [each for each in asked if each.chosen] == [each for each in offered if each.chosen], where
            assert {each for each in asked if not each.chosen} >= set(offered) - {each for each in asked if each.chosen}
