"""The paper to hand out: nothing on it that answers what it asks, and lines to fill in."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from bridgetable.rehearsal.exam.conditions import Conditions, Source, checked
from bridgetable.rehearsal.exam.making import exam_of
from bridgetable.rehearsal.exam.paper import class_sheet, paper_of, question_blocks
from bridgetable.rehearsal.exam.result import points_text, result_of, right_line
from bridgetable.reports import page
from bridgetable.reports.page_text import text_of
from bridgetable.table.edition import Edition
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.rehearsal.exam.exams import THREE, after, all_right, sitting, three
from tests.reports.documents import document
from tests.spread import spread

CLAUSE = re.compile(r"\b\d{1,2}[A-Z]\d?(?:\([a-z]\)|\b)")
LAWS = {
    "en": re.compile(r"\bLaws? \d"),
    "it": re.compile(r"\b(?:Art\.|[Aa]rticol[oi]) \d"),
    "fr": re.compile(r"\bLois? \d"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("source", [Source.SHIPPED, Source.GENERATED])
def test_what_is_known_names_no_law(language: str, source: Source) -> None:
    words = Words.of(language, strict=True)
    for seed in spread((1, 2, 4), 1, list(LANGUAGES).index(language)):
        for question in exam_of(checked(Conditions(seed, 6, editions=tuple(Edition), source=source))).questions:
            told = text_of(document(*question_blocks(question, words)))
            assert not CLAUSE.search(told) and not LAWS[language].search(told), told


def test_every_answer_has_a_box_to_tick() -> None:
    words = Words.of("en", strict=True)
    blocks = paper_of(THREE, three(), words, answers=False).blocks
    boxes = [block.items for block in blocks if isinstance(block, page.Items) and block.marker is page.Marker.BOX]
    parts = [part for question in three().questions for part in question.parts]
    assert [len(items) for items in boxes] == [len(part.choices) for part in parts]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_of_a_class_tells_who_answered_what(language: str) -> None:
    words = Words.of(language, strict=True)
    right = all_right(replace(sitting(), candidate="Bruno Verdi")).finished(after(3))
    blank = sitting().finished(after(9))
    sheet = class_sheet([result_of(each) for each in (blank, right)], words)
    tables = [block for block in sheet.blocks if isinstance(block, page.Table)]
    points, *answers = tables
    most = points_text(result_of(right).most)
    assert [row[0] for row in points.rows[:2]] == ["Bruno Verdi", "Anna Rossi"]
    assert [row[-1] for row in points.rows] == [most, "0", most, "50\u00a0%"]
    parts = [part for question in three().questions for part in question.parts]
    assert len(answers) == len(parts)
    for part, table in zip(parts, answers, strict=True):
        assert table.rows == (
            (right_line(part, words), "1", "1", "Bruno Verdi"),
            (words.text("exam-not-answered"), "0", "1", "Anna Rossi"),
        )
    assert "Bruno Verdi" in text_of(sheet)
