"""What is shown while something is asked tells nothing that is asked: in the window, on the wall, on paper, on phones.

Held over shipped cases, an even share of all, and over cases that the table made.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

import pytest
from msgspec.structs import replace

from bridgetable.cards.seat import Seat
from bridgetable.cases.case import Case
from bridgetable.cases.tree import history_of
from bridgetable.document.document import Document, Opened
from bridgetable.engine.history import START, History
from bridgetable.generation.conditions import Conditions
from bridgetable.generation.generate import cases_made
from bridgetable.rehearsal.asked import Aspect, CaseInFile, Stop
from bridgetable.rehearsal.exam.paper import known_blocks
from bridgetable.rehearsal.exam.sitting import question_at
from bridgetable.rehearsal.hiding import asked_at
from bridgetable.rehearsal.lessons.poll import poll_of
from bridgetable.rehearsal.stops import stops
from bridgetable.reports import page
from bridgetable.reports.page_text import text_of
from bridgetable.room.room import Room, state_shown
from bridgetable.table.state import Table
from bridgetable.ui.auction.layout import sheet_text
from bridgetable.ui.lesson.asked_of_room import AskedOfRoom, question_of
from bridgetable.ui.lesson.phones import question_to_room, scene_at
from bridgetable.ui.lesson.slides import slides_of_case
from bridgetable.ui.session.shown import ViewOptions
from bridgetable.ui.table.elements import HELD_PLACES
from bridgetable.ui.table.scene import TableScene
from bridgetable.ui.table.text import lawful_now, spoken_table
from bridgetable.ui.wall.pages import Page
from bridgetable.ui.wall.statements import UNKNOWN, StatementKind
from bridgetable.words.catalogue import Words
from bridgetable.words.lawbook import law_number
from tests.shipped import CASES, case_in, history_in
from tests.spread import spread

ENGLISH = Words.of("en", strict=True)
ASKING = ViewOptions(projector=True, asking=True, marks=False)


Played = tuple[str, Case, History]
"""The name of a case, the case, and its history."""


def shipped(files: Iterable[Path]) -> Iterator[Played]:
    return ((file.name, case_in(file), history_in(file)) for file in files)


def made(count: int) -> Iterator[Played]:
    cases = islice(cases_made(Conditions(), 36), count)
    return ((f"generated {number}", one.case, history_of(one.case)) for number, one in enumerate(cases))


def asked_in(cases: Iterable[Played]) -> Iterator[tuple[tuple[str, int], History, Stop]]:
    for name, _, played in cases:
        history = played.jump(START)
        for number, stop in enumerate(stops(history), 1):
            yield (name, number), history, stop


def laws_asked(history: History, stop: Stop) -> set[str]:
    """The numbers of the Laws that are right, as they are printed."""
    right = (c.clause for each in stop.asked if each.aspect is Aspect.LAW for c in each.choices if c.right)
    return {" ".join(law_number(clause, history.start.edition, ENGLISH).strip("†‡").split()) for clause in right}


def assert_no_law_is_told(where: object, history: History, stop: Stop) -> None:
    """The story beside a question of an exam, in its window and on paper, names no Law that is asked."""
    question = question_at(CaseInFile("case"), (("en", "case"),), history, stop, 1)
    if question is not None:
        blocks = tuple(known_blocks(question, ENGLISH))
        told = " ".join(text_of(page.Document("", "en", blocks)).split())
        named = {law for law in laws_asked(history, stop) if re.search(re.escape(law) + r"(?![0-9A-Za-z(])", told)}
        assert not named, (where, named)


def assert_table_tells_nothing(where: object, table: Table, scene: TableScene) -> None:
    """Neither plates nor outlines, nor the auction, nor what a screen reader hears tell who is to act or decide."""
    scene.show_table(table, lawful_now(table))
    words = [placed.word for plate in scene.plates for placed in plate.placed]
    assert not any(word.turn or word.asked for word in words), where
    assert not any(word.chip and word.bold for word in words), where
    layout = scene.current_layout
    assert layout is not None and layout.on_turn is None and layout.awaited is None, where
    held = [item for item in scene.cards.values() if item.pose is not None and item.pose.place in HELD_PLACES]
    assert not any(item._overlay for item in held), where
    sheet = sheet_text(table, ENGLISH, marks=False, veiled=True, asking=True)
    assert not any(head.turn or head.bound for head in sheet.heads), where
    assert not any(cell.turn for row in sheet.sheet.rows for cell in row), where
    spoken = spoken_table(table, ENGLISH, veiled=True, asking=True)
    turns = {ENGLISH.text(key, seat=seat) for key in ("table-says-turn", "sheet-says-turn") for seat in Seat}
    assert not any(turn in spoken for turn in turns), where


def assert_page_tells_nothing(where: object, stop: Stop) -> None:
    """The page that asks the room marks no answer and names no Law beside the question; the next one does both."""
    for number, asked in enumerate(stop.asked):
        pages = [
            question_of(AskedOfRoom(stop, number, (None,) * len(asked.choices), revealed=revealed), ENGLISH)
            for revealed in (False, True)
        ]
        assert pages[0].law == UNKNOWN and not any(option.chosen for option in pages[0].options), where
        assert any(option.chosen for option in pages[1].options), where
        # What stands for a reading is explained in the window and on paper.
        said = " ".join((pages[1].law, pages[1].text, pages[1].lead, *(option.label for option in pages[1].options)))
        assert "†" not in said and "‡" not in said, (where, said)
        assert [option.label for option in pages[0].options] == [option.label for option in pages[1].options], where


def assert_phones_are_told_nothing(where: object, history: History, stop: Stop) -> None:
    """What phones are sent with a question has no answer, no Law and nobody on turn; what is right comes when shown."""
    turns = {ENGLISH.text(key, seat=seat) for key in ("table-says-turn", "sheet-says-turn") for seat in Seat}
    scene = scene_at(asked_at(history, stop, stop.place), lambda _: Document(), asking=True)
    for number, asked in enumerate(stop.asked):
        now = AskedOfRoom(stop, number, ())
        room = Room().asking(question_to_room(now, poll_of("", (), stop, asked, ("en",)), "q1", history), scene)
        state = state_shown(room)
        table = state["table"]
        assert not {"right", "told", "counts"} & set(state) and state["said"] == [], where
        assert table["turn"] is None and not any(sentence["en"] in turns for sentence in table["read"]), where
        assert set(state["choices"][0]) == {"text"}, where
        beside = json.dumps({key: value for key, value in state.items() if key not in ("choices", "question")})
        named = {law for law in laws_asked(history, stop) if re.search(re.escape(law) + r"(?![0-9A-Za-z(])", beside)}
        assert not named, (where, named)
        right = [place for place, choice in enumerate(asked.choices) if choice.right]
        shown = state_shown(room.shown())
        assert shown["right"] == right and bool(shown["told"]["said"]) == (number + 1 == len(stop.asked)), where


def assert_asked_first(name: str, case: Case, history: History) -> None:
    """On slides each question stands before whatever is ruled or marked there, and its title is told after the last."""
    opened = Opened(history.jump(START), Document(name, case))
    slides = list(slides_of_case(opened, ENGLISH, place="Case 1 of 2"))
    pages = [slide.page for slide in slides if isinstance(slide.page, Page)]
    assert len(pages) == len(slides)
    questions = [n for n, page in enumerate(pages) if page.kind is StatementKind.POLL]
    marked = [any(option.chosen for row in pages[n].rows for option in row.options) for n in questions]
    assert marked == [bool(n % 2) for n in range(len(questions))], name
    title, _ = opened.document.opening("en")
    assert not questions or not title or title not in slides[0].page.text, name


def assert_nothing_is_told(cases: Iterable[Played]) -> int:
    scene, count = TableScene(ENGLISH), 0
    scene.set_options(ASKING)
    scene.set_size(800, 400)
    for where, history, stop in asked_in(cases):
        shown = asked_at(history, stop, START)
        assert_table_tells_nothing(where, shown.table, scene)
        assert_no_law_is_told(where, history, stop)
        assert_page_tells_nothing(where, stop)
        assert_phones_are_told_nothing(where, history, stop)
        count += 1
    return count


def test_on_slides_each_question_comes_before_its_answer(qapp: object) -> None:
    for played in shipped(CASES[::24]):
        assert_asked_first(*played)


@pytest.mark.deep
def test_on_slides_of_any_case_each_question_comes_before_its_answer(qapp: object) -> None:
    for played in (*shipped(spread(CASES, 31)), *made(10)):
        assert_asked_first(*played)


def test_while_it_is_asked_nothing_is_told(qapp: object) -> None:
    assert assert_nothing_is_told(shipped(CASES[::16])) > 10


@pytest.mark.deep
def test_while_it_is_asked_nothing_is_told_in_any_case(qapp: object) -> None:
    assert assert_nothing_is_told(shipped(spread(CASES, 45))) > 75


@pytest.mark.deep
def test_while_it_is_asked_nothing_is_told_in_cases_made(qapp: object) -> None:
    assert assert_nothing_is_told(made(20)) > 20


def test_who_is_to_act_is_told_again_when_nothing_is_asked(qapp: object) -> None:
    scene = TableScene(ENGLISH)
    scene.set_options(ASKING)
    scene.set_size(800, 400)
    table = next(stop.table for _, _, stop in asked_in(shipped(CASES)) if stop.table.turn is not None)
    scene.show_table(table, lawful_now(table))
    scene.set_options(replace(ASKING, asking=False))
    assert any(placed.word.turn for plate in scene.plates for placed in plate.placed)
