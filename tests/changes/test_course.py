"""The course of what changed: of each clause a case, one question whose right answer changed, and both wordings."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgetable.cases.tree import history_of
from bridgetable.changes.course import course_of, questions_of
from bridgetable.changes.found import Changes, compared_cases, shown_changes
from bridgetable.engine.actions import Note
from bridgetable.engine.ruled_again import ruled_under
from bridgetable.laws.numbers import parts_of
from bridgetable.rehearsal.asked import Aspect
from bridgetable.rehearsal.changed_answers import answered_otherwise
from bridgetable.rehearsal.lessons.filing import opened_lesson, saved_lesson
from bridgetable.rehearsal.lessons.lesson import (
    EmbeddedCase,
    Lesson,
    LessonNote,
    LessonQuestion,
    ShippedCase,
    asked_in,
    case_of,
)
from bridgetable.rehearsal.stops import stops
from bridgetable.table.edition import Edition
from bridgetable.words.catalogue import Words

E2007, E2017 = Edition.E2007, Edition.E2017
NAMES = (
    "play/premature-57a-play-before-partner-2007",
    "auction/out-of-rotation-30b-south-passes-for-north",
    "auction/out-of-rotation-32-a-takeout-double-too-soon",
    "revoke/revoke-28-they-agree-to-the-claim",
    "play/lead-out-of-turn-53-trick-thirteen-2007",
    "play/claim-a-trump-is-still-out",
    "play/inspection-65b3-a-card-turned-the-wrong-way",
    "auction/wrong-board-15b-not-in-this-round",
    "play/penalty-card-50e-who-may-know-2017",
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


def test_every_clause_that_a_case_shows_has_a_question(changes: Changes) -> None:
    shown = [row.change for row in changes.rows if row.cases]
    assert [each.row.change for each in questions_of(changes)] == shown and len(shown) > 12
    assert {"53A", "68D", "12C1", "65B3"} <= {each.clause for each in shown}


def test_a_note_of_both_wordings_follows_each_case_with_its_question(changes: Changes, course: Lesson) -> None:
    notes = [entry for entry in course.entries if isinstance(entry, LessonNote)]
    own = [entry for entry in course.entries if isinstance(entry, LessonQuestion)]
    asked = [entry for entry in course.entries if isinstance(entry, ShippedCase | EmbeddedCase) and entry.ask]
    assert own and asked and len(notes) == len(own) + len(asked) == len(list(questions_of(changes)))
    assert all(entry.edition is E2017 for entry in course.entries if isinstance(entry, ShippedCase | EmbeddedCase))
    assert all("2007. " in text and "2017. " in text for note in notes for _, text in note.text)


def test_the_right_answer_differs_and_the_old_one_is_among_the_choices(changes: Changes) -> None:
    rehearsed = [each for each in questions_of(changes) if each.own is None]
    for each in rehearsed:
        assert each.asked is not None and not all(choice.right for choice in each.asked.choices)
    for entry in course_of(changes).entries:
        if isinstance(entry, ShippedCase | EmbeddedCase) and entry.ask:
            history = ruled_under(history_of(case_of(entry)), E2017).history
            (stop,) = asked_in(stops(history), entry.ask)
            assert any(stop.asked[0] in each.asked for each in answered_otherwise(history, stops(history), E2007))


# -- the questions of the course's own -------------------------------------------------------------------------------


def own_of(clause: str, changes: Changes) -> LessonQuestion:
    found = next(each.own for each in questions_of(changes) if each.row.change.clause == clause)
    assert found is not None
    return found


@pytest.mark.parametrize("language", ["en", "it"])
def test_an_own_question_has_one_right_choice_and_no_two_with_the_same_words(changes: Changes, language: str) -> None:
    Words.of(language, strict=True)
    for each in questions_of(changes):
        if each.own is not None:
            told = [dict(choice.text)[language] for choice in each.own.choices]
            assert len(set(told)) == len(told) >= 2 and sum(choice.right for choice in each.own.choices) == 1
            assert "2017" in dict(each.own.question)[language]


def test_the_same_question_of_the_years_before_has_the_old_answer(changes: Changes) -> None:
    told = {dict(choice.text)["en"]: choice.right for choice in own_of("65B3", changes).choices}
    assert told["North points it out in time: West turns his card of trick 1 the right way."] is True
    assert any("too late for him to point it out" in text and not right for text, right in told.items())


def test_a_card_before_the_partner_is_offered_as_a_wrong_answer(changes: Changes) -> None:
    told = {dict(choice.text)["en"]: choice.right for choice in own_of("53A", changes).choices}
    assert told["The 5 of diamonds is a major penalty card before West"] is True
    assert told["The 5 of diamonds is a major penalty card before East"] is False
    assert told["The 5 of diamonds is no major penalty card"] is False


def test_what_is_asked_in_one_edition_only_is_asked_about(changes: Changes) -> None:
    told = {dict(choice.text)["en"]: choice.right for choice in own_of("68D", changes).choices}
    assert [right for text, right in told.items() if text.startswith("This is asked: Somebody")] == [True]
    assert [right for text, right in told.items() if text.startswith("This is not asked: Somebody")] == [False]


def test_the_case_stops_before_the_step_that_is_asked_about_and_is_seen_whole_after_it(course: Lesson) -> None:
    at = next(n for n, entry in enumerate(course.entries) if isinstance(entry, LessonQuestion))
    before, after = course.entries[at - 1], course.entries[at + 1]
    assert isinstance(before, EmbeddedCase) and isinstance(after, ShippedCase | EmbeddedCase)
    history, first = history_of(case_of(after)), before.case.actions
    whole = [history.nodes[place].step.action for place in history.line()]
    assert before.ask == after.ask == () and 0 < len(first) < len(whole)
    assert tuple(whole[: len(first)]) == first and not isinstance(first[-1], Note)


def test_no_own_question_is_put_twice(course: Lesson) -> None:
    own = [frozenset(entry.choices) for entry in course.entries if isinstance(entry, LessonQuestion)]
    assert len(own) == len(set(own))


def test_what_bound_a_player_then_is_offered_as_an_answer(changes: Changes) -> None:
    words = Words.of("en", strict=True)
    of_30 = next(each for each in questions_of(changes) if each.row.change.clause.startswith("30B1"))
    assert of_30.asked is not None and of_30.asked.aspect is Aspect.BINDING
    told = {words.say(choice.message): choice.right for choice in of_30.asked.choices}
    assert told["South must pass throughout"] is False and told["Nobody is restricted"] is True


def test_it_is_a_lesson_file_that_opens_again(course: Lesson, tmp_path: Path) -> None:
    path = tmp_path / "course.lesson.json"
    saved_lesson(course, path)
    assert opened_lesson(path).lesson == course


def test_nothing_changed_asks_nothing() -> None:
    assert course_of(Changes(E2007, E2017)).entries == ()
