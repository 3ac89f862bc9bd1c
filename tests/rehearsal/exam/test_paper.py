"""The paper to hand out: nothing on it that answers what it asks, and lines to fill in."""

from __future__ import annotations

import re

import pytest

from bridgetable.rehearsal.exam.conditions import Source, conditions
from bridgetable.rehearsal.exam.making import exam_of
from bridgetable.rehearsal.exam.paper import paper_of, question_blocks
from bridgetable.reports import page
from bridgetable.reports.page_text import text_of
from bridgetable.table.edition import Edition
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.rehearsal.exam.exams import THREE, three
from tests.reports.documents import document
from tests.spread import spread

CLAUSE = re.compile(r"\b\d{1,2}[A-Z]\d?(?:\([a-z]\)|\b)")
LAWS = {"en": re.compile(r"\bLaws? \d"), "it": re.compile(r"\b(?:Art\.|[Aa]rticol[oi]) \d")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("source", [Source.SHIPPED, Source.GENERATED])
def test_what_is_known_names_no_law(language: str, source: Source) -> None:
    words = Words.of(language, strict=True)
    for seed in spread((1, 2, 4), 1, list(LANGUAGES).index(language)):
        for question in exam_of(conditions(seed, 12, editions=tuple(Edition), source=source)).questions:
            told = text_of(document(*question_blocks(question, words)))
            assert not CLAUSE.search(told) and not LAWS[language].search(told), told


def test_every_answer_has_a_box_to_tick() -> None:
    words = Words.of("en", strict=True)
    blocks = paper_of(THREE, three(), words, answers=False).blocks
    boxes = [block.items for block in blocks if isinstance(block, page.Items) and block.marker is page.Marker.BOX]
    parts = [part for question in three().questions for part in question.parts]
    assert [len(items) for items in boxes] == [len(part.choices) for part in parts]
