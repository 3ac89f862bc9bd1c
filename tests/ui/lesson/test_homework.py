"""A lesson as one page that asks: what stands on it, and that nothing is told before it is asked."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from bridgetable.cases.codec import read_case
from bridgetable.rehearsal.lessons.filing import opened_lesson
from bridgetable.rehearsal.lessons.lesson import EmbeddedCase, Lesson, LessonNote, LessonQuestion, QuestionChoice
from bridgetable.rehearsal.stops import stops
from bridgetable.ui.lesson.entries import opened_entry
from bridgetable.ui.lesson.homework import homework, items_of
from bridgetable.words.catalogue import Words
from tests.cases.written import EXAMPLE
from tests.ui.lesson.lesson_files import lesson_file, opened
from tests.ui.opened import answer, look_at, open_window

ENGLISH = Words.of("en", strict=True)
CASE = EmbeddedCase(read_case(EXAMPLE.encode()))
OWN = LessonQuestion((("", "Who?"),), (QuestionChoice((("", "Me"),), True), QuestionChoice((("", "You"),))))
LESSON = Lesson((("en", "Evening"), ("it", "Serata")), (), (LessonNote((("", "Hello"),)), CASE, OWN))


def data_of(html: str) -> dict[str, Any]:
    """What the page has in itself."""
    found = re.search(r'<script type="application/json" id="page">(.*?)</script>', html, re.DOTALL)
    assert found is not None
    data: dict[str, Any] = json.loads(found[1])
    return data


def test_it_asks_all_that_the_lesson_asks_in_its_order() -> None:
    items = list(items_of((LESSON,), ENGLISH))
    asked = [item for item in items if "question" in item]
    wanted = [ENGLISH.say(each.question) for stop in stops(opened_entry(CASE).history) for each in stop.asked]
    assert [item["question"]["en"] for item in asked] == [*wanted, "Who?"]
    assert [item["key"] for item in asked] == [f"q{n}" for n in range(1, len(asked) + 1)]
    assert items[0]["said"][0]["lead"]["en"] == "Evening" and items[1]["said"][0]["text"]["en"] == "Hello"
    assert all(item["right"] for item in asked) and asked[-1]["right"] == [0]


def test_what_stands_beside_a_question_does_not_answer_it() -> None:
    asked = [item for item in items_of((LESSON,), ENGLISH) if "question" in item and item["table"] is not None]
    assert asked
    for item in asked:
        seen = json.dumps([item["table"], item["said"], item.get("lead", "")])
        assert item["table"]["turn"] is None and "Law" not in seen and "revoke" not in seen
    first = asked[0]
    assert first["said"][0]["lead"]["en"] == "Case 1 of 1" and "heart" in first["said"][0]["text"]["en"]
    told = [item["told"]["said"] for item in asked]
    assert any(told), "the last question of a stop has the ruling"


def test_a_page_of_two_languages_has_no_third_and_each_table_once() -> None:
    data = data_of(homework((LESSON,), "it", ("en", "it")))
    assert data["languages"] == ["en", "it"] and data["title"] == {"en": "Evening", "it": "Serata"}
    assert '"fr"' not in json.dumps(data["items"])
    tables = [item["table"] for item in data["items"] if item["table"] is not None]
    assert set(tables) == set(range(len(data["tables"]))) and len(tables) > len(data["tables"])


def test_cases_without_a_lesson_have_a_title() -> None:
    data = data_of(homework((Lesson(entries=(CASE,)),), "it", ("it",)))
    assert data["title"] == {"it": Words.of("it").text("paper-booklet")}


def test_the_window_saves_it(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = open_window(qtbot, tmp_path)
    path = lesson_file(tmp_path)
    room = opened(qtbot, window, path)
    room.lesson.edit(Lesson(opened_lesson(path).lesson.title, (), (CASE,)))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "home"), ""))
    window.parts.commands["homework"].trigger()
    assert data_of((tmp_path / "home.html").read_text("utf-8"))["title"]["en"] == "Revokes in spring"


def test_a_file_whose_ending_was_not_typed_is_replaced_only_if_the_user_agrees(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(qtbot, tmp_path)
    opened(qtbot, window, lesson_file(tmp_path)).lesson.edit(Lesson((("", "Home"),), (), (CASE,)))
    file = tmp_path / "home.html"
    file.write_text("before", "utf-8")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "home"), ""))
    look_at(lambda dialog: None)
    window.parts.commands["homework"].trigger()
    assert file.read_text("utf-8") == "before"
    answer(lambda dialog: None)
    window.parts.commands["homework"].trigger()
    assert data_of(file.read_text("utf-8"))["title"]["en"] == "Home"
