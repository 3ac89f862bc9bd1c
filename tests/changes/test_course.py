"""The course of what changed: of each clause a case, one question whose right answer changed, and both wordings."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from bridgetable.cases.codec import read_case
from bridgetable.cases.tree import history_of
from bridgetable.changes.clauses import changed_clauses, told_alone
from bridgetable.changes.course import CourseQuestion, course_of, questions_of
from bridgetable.changes.course_questions import page_question
from bridgetable.changes.found import Changes, compared_cases, path_of, shipped_names, shown_changes
from bridgetable.disk.contents import contents_of
from bridgetable.engine.actions import Note
from bridgetable.engine.ruled_again import ruled_under
from bridgetable.laws.book import asked_now
from bridgetable.laws.numbers import parts_of
from bridgetable.rehearsal.asked import Asked, Aspect
from bridgetable.rehearsal.choices import bonds_told
from bridgetable.rehearsal.lessons.filing import opened_lesson, saved_lesson
from bridgetable.rehearsal.lessons.lesson import (
    EmbeddedCase,
    Lesson,
    LessonPage,
    LessonQuestion,
    ShippedCase,
    asked_in,
    case_of,
)
from bridgetable.rehearsal.stops import answered_otherwise, stops
from bridgetable.table.edition import Edition
from bridgetable.table.question import say
from bridgetable.words.catalogue import Words
from bridgetable.words.questions import question_message
from tests.spread import spread

E1997, E2007, E2017 = Edition.E1997, Edition.E2007, Edition.E2017
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
    return changed(E2007, E2017, NAMES)


def changed(before: Edition, after: Edition, names: Iterable[str]) -> Changes:
    compared = compared_cases(before, after, tuple(names), workers=1)
    return shown_changes(before, after, [case for _, case in compared if case is not None])


@pytest.fixture(scope="module")
def course(changes: Changes) -> Lesson:
    return course_of(changes)


def test_its_cases_are_in_the_order_of_the_laws(changes: Changes) -> None:
    laws = [int((parts_of(each.row.change.clause) or ("0",))[0]) for each in questions_of(changes)]
    assert laws == sorted(laws) and {30, 57} <= set(laws)


def test_every_clause_that_a_case_shows_has_a_question(changes: Changes) -> None:
    shown = [row.change for row in changes.rows if row.cases]
    assert [each.row.change for each in questions_of(changes)] == shown and len(shown) > 12
    assert {"53A", "68D", "57A3", "65B3"} <= {each.clause for each in shown}


def test_a_note_of_both_wordings_follows_each_case_with_its_question(changes: Changes, course: Lesson) -> None:
    notes = [entry for entry in course.entries if isinstance(entry, LessonPage)]
    own = [entry for entry in course.entries if isinstance(entry, LessonQuestion)]
    asked = [entry for entry in course.entries if isinstance(entry, ShippedCase | EmbeddedCase) and entry.ask]
    assert own and asked and len(notes) == len(own) + len(asked) == len(list(questions_of(changes)))
    assert all(entry.edition is E2017 for entry in course.entries if isinstance(entry, ShippedCase | EmbeddedCase))
    for page in notes:
        for _, text in page.bullets[0]:
            assert text.startswith("2007. ")
        for _, text in page.bullets[1]:
            assert text.startswith("2017. ") and "2007:" not in text


def test_the_right_answer_differs_and_the_old_one_is_among_the_choices(changes: Changes) -> None:
    rehearsed = [each for each in questions_of(changes) if each.own is None]
    for each in rehearsed:
        assert each.asked is not None and not all(choice.right for choice in each.asked.choices)
    for entry in course_of(changes).entries:
        if isinstance(entry, ShippedCase | EmbeddedCase) and entry.ask:
            history = ruled_under(history_of(case_of(entry)), E2017).history
            (stop,) = asked_in(stops(history), entry.ask)
            assert any(stop.asked[0] in each.asked for each in answered_otherwise(history, stops(history), E2007))


COURSES = {
    (E1997, E2007): (
        "auction/wrong-hands-13-fourteen-and-twelve",
        "auction/change-of-call-25b-two-spades-no-three",
        "play/opening-lead-told-by-an-opponent",
        "play/defective-trick-67-east-plays-nothing-1997",
        "play/claim-partner-objects-at-once",
        "play/claim-70e2-from-the-top",
    ),
    (E2007, E2017): NAMES,
    (E1997, E2017): ("revoke/revoke-08-partner-is-surprised-1997", "auction/insufficient-bid-27c-put-right-too-soon"),
}
"""The three courses, each with cases that it asks about; in a whole run it has all of them."""


@pytest.mark.parametrize("pair", COURSES, ids=lambda pair: "-".join(edition.value for edition in pair))
def test_each_question_has_the_old_answer_among_its_choices_and_another_is_right(pair: tuple[Edition, Edition]) -> None:
    course = changed(*pair, dict.fromkeys((*COURSES[pair], *spread(shipped_names(), 1))))
    words, asked = Words.of("en", strict=True), 0
    for question in questions_of(course):
        asked += 1
        if question.own is None:
            # A rehearsal asks it: by the rulings of both editions another answer was right then.
            assert question.asked is not None and question.asked in otherwise_in(question, course)
            continue
        told = {dict(choice.text)["en"]: choice.right for choice in question.own.choices}
        (right,) = (text for text, is_right in told.items() if is_right)
        if question.posed is None:
            pages = [told_alone(words, each, course.before) for each in question.row.change.before]
            old = " ".join(filter(None, pages)) or "Nothing: the Code has no such clause"
        else:
            old = words.say(question.posed.posed.old)
            assert right == words.say(question.posed.posed.right)
            for edition, true, false in ((pair[0], old, right), (pair[1], right, old)):
                assert (holds(question, edition, true), holds(question, edition, false)) in (
                    (True, False),
                    (None, None),
                ), (true, false)
        assert told[old] is False and old != right
    assert asked == sum(1 for row in course.rows if row.cases) >= len(COURSES[pair])


def otherwise_in(question: CourseQuestion, course: Changes) -> list[Asked]:
    case = question.case or read_case(contents_of(path_of(question.shown.case) or Path()))
    history = ruled_under(history_of(case), course.after).history
    return [one for stop in answered_otherwise(history, stops(history), course.before) for one in stop.asked]


def holds(question: CourseQuestion, edition: Edition, answer: str) -> bool | None:
    """Whether the table after the step that is asked about has it so; None of what a table does not tell."""
    assert question.posed is not None and question.before is not None
    case = question.case or read_case(contents_of(path_of(question.shown.case) or Path()))
    history = ruled_under(history_of(case), edition).history
    table = history.table_at(question.posed.step.place)
    words, matter = Words.of("en"), question.posed.posed.asks.key.removeprefix("changes-question-")
    if matter == "bound":
        return answer in map(words.say, bonds_told(table))
    if matter == "card":
        card = dict(question.posed.posed.asks.blanks)["card"]
        sizes = [
            say(f"changes-{'major' if each.major else 'minor'}-penalty-card-so", seat=each.seat)
            for each in table.penalty_cards
            if each.card == card
        ]
        return answer in (list(map(words.say, sizes)) or ["It is no penalty card"])
    if matter == "asked":
        now = asked_now(table)
        nothing = answer.startswith("Nothing")
        return (
            nothing
            if now is None
            else not nothing and answer == words.say(question_message(words, now.question, table))
        )
    return None


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
    assert told["It is a major penalty card before West"] is True
    assert told["It is a major penalty card before East"] is False
    assert told["It is no penalty card"] is False


def test_who_may_know_of_a_card_has_one_answer_for_everybody(changes: Changes) -> None:
    told = {dict(choice.text)["en"]: choice.right for choice in own_of("50E1", changes).choices}
    assert [text for text, right in told.items() if right] == ["Everybody"]
    assert told["Everybody but West"] is False  # the partner of whoever has the card, who may once it has been played


def test_the_point_of_a_clause_does_not_answer_what_is_asked_of_its_page() -> None:
    row = next(row for row in changed_clauses(Edition.E2007, Edition.E2017) if row.clause == "64B8")
    asked = page_question(row, Changes(Edition.E2007, Edition.E2017))
    assert asked is not None
    assert dict(asked.question)["en"] == (
        "Under the Laws of 2017. Law 64B8 (what an established revoke costs): what does the Code say?"
    )


def test_what_is_asked_in_one_edition_only_is_asked_about(changes: Changes) -> None:
    told = {dict(choice.text)["en"]: choice.right for choice in own_of("68D", changes).choices}
    assert [right for text, right in told.items() if text.startswith("Somebody does not agree")] == [True]
    assert [right for text, right in told.items() if "how many go to South's side" in text] == [False]


def test_the_case_stops_before_the_step_that_is_asked_about_and_is_seen_whole_after_it(course: Lesson) -> None:
    around = zip(course.entries, course.entries[1:], course.entries[2:], strict=False)
    before, after = next(
        (one, other)
        for one, own, other in around
        if isinstance(own, LessonQuestion)
        and isinstance(one, EmbeddedCase)
        and isinstance(other, ShippedCase | EmbeddedCase)
    )
    history, first = history_of(case_of(after)), before.case.actions
    whole = [history.nodes[place].step.action for place in history.line()]
    assert before.ask == after.ask == () and 0 < len(first) < len(whole)
    assert tuple(whole[: len(first)]) == first and not isinstance(first[-1], Note)


def test_no_own_question_is_put_twice(course: Lesson) -> None:
    own = [entry for entry in course.entries if isinstance(entry, LessonQuestion)]
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
