"""The course of what changed: of each clause a case, one question whose right answer changed, and both wordings."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgetable.cases.tree import history_of
from bridgetable.changes.course import course_of, questions_of
from bridgetable.changes.found import Changes, compared_cases, shown_changes
from bridgetable.engine.ruled_again import ruled_under
from bridgetable.laws.numbers import parts_of
from bridgetable.rehearsal.asked import Aspect
from bridgetable.rehearsal.changed_answers import answered_otherwise
from bridgetable.rehearsal.lessons.filing import opened_lesson, saved_lesson
from bridgetable.rehearsal.lessons.lesson import EmbeddedCase, Lesson, LessonNote, ShippedCase, asked_in, case_of
from bridgetable.rehearsal.stops import stops
from bridgetable.table.edition import Edition
from bridgetable.words.catalogue import Words

E2007, E2017 = Edition.E2007, Edition.E2017
NAMES = (
    "play/premature-57a-play-before-partner-2007",
    "auction/out-of-rotation-30b-south-passes-for-north",
    "auction/out-of-rotation-32-a-takeout-double-too-soon",
    "revoke/revoke-28-they-agree-to-the-claim",
)


@pytest.fixture(scope="module")
def changes() -> Changes:
    compared = compared_cases(E2007, E2017, NAMES, workers=1)
    return shown_changes(E2007, E2017, [case for _, case in compared if case is not None])


@pytest.fixture(scope="module")
def course(changes: Changes) -> Lesson:
    return course_of(changes)


def test_its_cases_are_in_the_order_of_the_laws(changes: Changes) -> None:
    laws = [int((parts_of(each.row.change.clause) or ("0",))[0]) for each in questions_of(changes)]
    assert laws == sorted(laws) and {30, 57} <= set(laws)


def test_each_case_asks_one_question_and_a_note_of_both_wordings_follows(course: Lesson) -> None:
    cases, notes = course.entries[::2], course.entries[1::2]
    assert len(cases) == len(notes) == len(course.cases) > 3
    for entry in cases:
        assert isinstance(entry, ShippedCase | EmbeddedCase)
        assert entry.edition is E2017 and entry.ask is not None and len(entry.ask) == 1
    for note in notes:
        assert isinstance(note, LessonNote)
        assert all("2007. " in text and "2017. " in text for _, text in note.text)


def test_the_right_answer_differs_and_the_old_one_is_among_the_choices(course: Lesson) -> None:
    for entry in course.entries[::2]:
        assert isinstance(entry, ShippedCase | EmbeddedCase)
        history = ruled_under(history_of(case_of(entry)), E2017).history
        (stop,) = asked_in(stops(history), entry.ask)
        (asked,) = stop.asked
        assert any(asked in each.asked for each in answered_otherwise(history, stops(history), E2007))
        assert not all(choice.right for choice in asked.choices)


def test_what_bound_a_player_then_is_offered_as_an_answer(changes: Changes) -> None:
    words = Words.of("en", strict=True)
    of_30 = next(each for each in questions_of(changes) if each.row.change.clause.startswith("30B1"))
    assert of_30.asked.aspect is Aspect.BINDING
    told = {words.say(choice.message): choice.right for choice in of_30.asked.choices}
    assert told["South must pass throughout"] is False and told["Nobody is restricted"] is True


def test_it_is_a_lesson_file_that_opens_again(course: Lesson, tmp_path: Path) -> None:
    path = tmp_path / "course.lesson.json"
    saved_lesson(course, path)
    assert opened_lesson(path).lesson == course


def test_nothing_changed_asks_nothing() -> None:
    assert course_of(Changes(E2007, E2017)).entries == ()
