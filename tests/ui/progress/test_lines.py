"""What the page of the progress says."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bridgetable.rehearsal.asked import Answered, GeneratedCase, Outcome
from bridgetable.rehearsal.progress import Tally, schedule
from bridgetable.table.edition import Edition
from bridgetable.ui.progress.lines import coming_lines, family_lines, law_lines, percent, report, scheduled_name, when
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.each import for_each
from tests.rehearsal.answers import START, answer

EN, IT = Words.of("en", strict=True), Words.of("it", strict=True)
SHIPPED = "revoke/revoke-42-six-clubs-become-three.case.json"
ANSWERS = (
    answer(Outcome.WRONG, case=SHIPPED),
    answer(case=SHIPPED, edition=Edition.E1997, clauses=("50D2",), day=1),
    answer(case=GeneratedCase("lead-out-of-turn", 7), family="lead-out-of-turn", clauses=("56",), day=1),
)


def name_of(words: Words, given: Answered) -> str:
    (scheduled,) = schedule([given])
    return scheduled_name(words, scheduled)


def test_a_case_is_named_by_its_title_and_a_family_by_its_own() -> None:
    assert name_of(IT, answer(case=SHIPPED)) == "Sei prese a fiori diventano tre"
    hostile = name_of(EN, answer(case="/gone/some\u202ecase.case.json"))
    assert hostile.startswith("some") and "\u202e" not in hostile
    generated = GeneratedCase("lead-by-wrong-defender", 7)
    assert name_of(EN, answer(case=generated)) == "A new case: A lead by the wrong defender"
    assert name_of(EN, answer(case=GeneratedCase("of-another-program", 7))) == "A new case: of-another-program"


def test_what_is_due_comes_first_and_says_now() -> None:
    lines = coming_lines(EN, schedule(ANSWERS), None, START + timedelta(hours=1))
    assert [(line.name, line.edition, line.last, line.when, line.due) for line in lines] == [
        ("Six clubs become three", "2017", "something wrong", "now", True),
        ("Six clubs become three", "1997", "all right", "in 3 days", False),
        ("A new case: lead out of turn", "2017", "all right", "in 3 days", False),
    ]
    assert [line.edition for line in coming_lines(EN, schedule(ANSWERS), Edition.E1997, START)] == ["1997"]


@for_each(
    ("later", "text"),
    [
        (timedelta(0), "now"),
        (timedelta(seconds=1), "in one minute"),
        (timedelta(minutes=10), "in 10 minutes"),
        (timedelta(minutes=61), "in 2 hours"),
        (timedelta(hours=24), "in one day"),
        (timedelta(days=2, hours=1), "in 3 days"),
    ],
)
def test_when_something_comes_back_is_rounded_up(later: timedelta, text: str) -> None:
    assert when(EN, START + later, START) == text


def test_where_one_stands_is_told_in_the_order_of_the_laws_or_the_weakest_first() -> None:
    assert [line.spoken for line in law_lines(EN, ANSWERS, None)] == [
        "Law 50: 1 right, 0 in part, 0 wrong; 100 %",
        "Law 56: 1 right, 0 in part, 0 wrong; 100 %",
        "Law 64: 0 right, 0 in part, 1 wrong; 0 %",
    ]
    assert [line.name for line in law_lines(IT, ANSWERS, None, weakest_first=True)] == ["Art. 64", "Art. 50", "Art. 56"]
    assert [line.name for line in family_lines(IT, ANSWERS, Edition.E2017)] == ["attacco fuori turno", "renonce"]


@pytest.mark.parametrize(
    ("tally", "share"),
    [(Tally(199, 1, 0, 200), 99), (Tally(20, 0, 0, 20), 100), (Tally(0, 0, 3, 3), 0), (Tally(1, 1, 0, 2), 75)],
)
def test_a_hundred_percent_is_all_of_it(tally: Tally, share: int) -> None:
    assert percent(tally) == share


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("answers", [(), ANSWERS])
def test_everything_is_told_as_text(language: str, answers: tuple[()]) -> None:
    words = Words.of(language, strict=True)
    text = report(words, answers, schedule(answers), None, START)
    assert text.count("\n\n") == 4 and (words.text("law-number", law="64") in text) == bool(answers)
