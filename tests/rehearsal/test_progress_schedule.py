"""What was wrong comes back sooner, and nothing depends on the clock or on chance."""

from __future__ import annotations

from datetime import timedelta, timezone

import pytest
from msgspec.structs import replace

from bridgetable.rehearsal.asked import Answered, CaseInFile, GeneratedCase, Outcome
from bridgetable.rehearsal.progress import AGAIN_AFTER, LONGEST, Family, Scheduled, due_at, schedule
from bridgetable.table.edition import Edition
from tests.rehearsal.answers import START, answer

RIGHT, PARTLY, WRONG = Outcome


def only(*answers: Answered) -> Scheduled:
    (found,) = schedule(answers)
    return found


def test_what_was_wrong_comes_back_in_the_same_sitting_and_what_was_right_on_another_day() -> None:
    assert only(answer(WRONG)).due == START + AGAIN_AFTER
    assert only(answer(RIGHT)).due >= START + timedelta(days=1)
    assert only(answer(WRONG)).due <= only(answer(PARTLY)).due < only(answer(RIGHT)).due


def test_a_case_rehearsed_again_and_again_comes_back_ever_later() -> None:
    answers: list[Answered] = []
    day, pauses = 0, []
    for _ in range(8):
        answers.append(answer(day=day))
        pauses.append((only(*answers).due - answers[-1].at).days)
        day += pauses[-1]
    assert pauses == sorted(set(pauses)) or pauses[-1] == LONGEST
    assert only(*answers, answer(WRONG, day=day)).due == START + timedelta(days=day) + AGAIN_AFTER


def test_one_wrong_answer_of_a_rehearsal_brings_it_back() -> None:
    run = [answer(stop=stop, minute=stop) for stop in (1, 2, 3)]
    both = only(*run, answer(WRONG, stop=4, minute=4))
    assert (both.times, both.outcome, both.due) == (1, WRONG, START + timedelta(minutes=4) + AGAIN_AFTER)


def test_after_a_step_back_the_first_answer_counts() -> None:
    assert only(answer(WRONG), answer(RIGHT, minute=1)).outcome is WRONG


def test_a_case_comes_back_for_each_edition_and_a_family_for_all_its_cases() -> None:
    found = schedule(
        [
            answer(),
            answer(edition=Edition.E1997, minute=1),
            answer(case=GeneratedCase("lead", 1), minute=2),
            answer(case=GeneratedCase("lead", 2), day=1),
        ]
    )
    assert {(each.subject, each.edition, each.times) for each in found} == {
        (CaseInFile("revoke/a.case.json"), Edition.E2017, 1),
        (CaseInFile("revoke/a.case.json"), Edition.E1997, 1),
        (Family("lead"), Edition.E2017, 2),
    }


def test_a_case_that_was_never_saved_does_not_come_back() -> None:
    assert schedule([answer(case="")]) == ()


def test_due_is_what_has_waited_until_now_the_longest_first() -> None:
    found = schedule([answer(case="b", day=0.1), answer(case="a"), answer(WRONG, case="c", day=0.2)])
    assert due_at(found, START) == ()
    assert [each.subject.name for each in due_at(found, START + timedelta(days=0.5))] == ["c"]
    assert [each.subject.name for each in due_at(found, START + timedelta(days=9))] == ["c", "a", "b"]


def test_the_order_of_the_answers_and_their_time_zone_make_no_difference() -> None:
    answers = [answer(outcome, day=day) for day, outcome in enumerate((RIGHT, WRONG, PARTLY, RIGHT))]
    rome = timezone(timedelta(hours=1))
    elsewhere = [replace(each, at=each.at.astimezone(rome)) for each in reversed(answers)]
    assert schedule(answers) == schedule(elsewhere)


@pytest.mark.parametrize("year", [2000, 2199])
def test_a_clock_that_was_wrong_does_no_harm(year: int) -> None:
    wrong = answer().at.replace(year=year)
    assert only(answer(), replace(answer(day=1), begun=wrong, at=wrong)).times == 2
