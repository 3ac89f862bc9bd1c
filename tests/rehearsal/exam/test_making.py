"""The same seed gives the same exam to everybody, and it asks about what was wanted."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter

import pytest

from bridgetable.laws.numbers import lies_under
from bridgetable.rehearsal.asked import CaseInFile, GeneratedCase
from bridgetable.rehearsal.exam.conditions import Conditions, ExamError, Source, checked
from bridgetable.rehearsal.exam.making import exam_of, picked, questions_found, shuffled
from bridgetable.rehearsal.exam.sitting import has_one_answer
from bridgetable.table.edition import Edition
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.rehearsal.exam.exams import THREE, exam, three

BOTH = checked(Conditions(5, 6, editions=tuple(Edition), source=Source.BOTH))


def test_the_same_seed_gives_the_same_exam_on_another_machine() -> None:
    code = (
        "import sys, msgspec; from bridgetable.rehearsal.exam.conditions import Conditions\n"
        "from bridgetable.rehearsal.exam.making import exam_of\n"
        "for line in sys.argv[1:]: print(exam_of(msgspec.json.decode(line, type=Conditions)).digest)"
    )
    import msgspec

    lines = [msgspec.json.encode(wanted).decode() for wanted in (THREE, BOTH)]
    done = subprocess.run(
        [sys.executable, "-c", code, *lines],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": "4711"},
    )
    assert done.stdout.split() == [three().digest, exam(BOTH).digest]


def test_another_seed_gives_another_exam() -> None:
    one, other = (exam_of(checked(Conditions(seed, 2, source=Source.SHIPPED))) for seed in (8, 9))
    assert one.digest != other.digest


def test_half_of_it_is_shipped_and_half_generated_and_no_case_comes_twice() -> None:
    questions = exam(BOTH).questions
    assert Counter(type(question.case) for question in questions) == {CaseInFile: 3, GeneratedCase: 3}
    assert len({question.case for question in questions}) == 6
    assert len({question.title for question in questions}) == 6


@pytest.mark.parametrize("edition", Edition)
def test_it_is_ruled_under_the_edition_that_was_wanted(edition: Edition) -> None:
    questions = exam_of(checked(Conditions(3, 4, editions=(edition,)))).questions
    assert {question.edition for question in questions} == {edition}


def test_it_asks_what_has_one_right_answer_only() -> None:
    for question in (*three().questions, *exam(BOTH).questions):
        assert question.parts and all(has_one_answer(part) for part in question.parts)
        assert question.clauses and question.stop.asked
        if question.finding is not None:
            assert question.finding.asked not in question.parts and question.finding.found.right


def test_only_the_families_and_laws_that_were_wanted_are_asked_about() -> None:
    revokes = exam_of(checked(Conditions(3, 3, families=("revoke",)))).questions
    assert {question.kind for question in revokes} == {"revoke"}
    generated = exam_of(checked(Conditions(3, 2, families=("revoke-partner-asks",), source=Source.GENERATED))).questions
    assert {question.family for question in generated} == {"revoke-partner-asks"}
    for question in exam_of(checked(Conditions(3, 2, laws=("50D", "64")))).questions:
        assert any(lies_under(clause, law) for clause in question.clauses for law in ("50D", "64"))


def test_no_kind_has_more_than_its_share_as_long_as_there_are_others() -> None:
    counts = Counter(question.kind for question in exam_of(checked(Conditions(2, 8, source=Source.SHIPPED))).questions)
    assert max(counts.values()) <= 3


def test_a_seed_that_yields_too_little_is_one_sentence() -> None:
    with pytest.raises(ExamError) as refused:
        exam_of(Conditions(7, 5, laws=("80",), source=Source.GENERATED))
    assert dict(refused.value.message.blanks) == {"seed": "7", "count": 5, "found": 0}
    for language in LANGUAGES:
        for found in (0, 1, 3):
            told = Words.of(language, strict=True).text("exam-too-few", seed="7", count=5, found=found)
            assert told.count(".") == 1


def test_what_has_been_found_is_told_meanwhile() -> None:
    found = [len(questions) for questions in questions_found(THREE)]
    assert found == [1, 2, 3, 3]


def test_chance_follows_from_the_seed() -> None:
    items = list(range(10))
    assert sorted(shuffled(7, items)) == items
    assert shuffled(7, items) != shuffled(8, items)
    assert {picked(seed, "x", items) for seed in range(200)} == set(items)
