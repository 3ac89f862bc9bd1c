"""Sitting an exam: parts in their order, questions in any, and the time."""

from __future__ import annotations

from datetime import timedelta

from msgspec.structs import replace

from bridgetable.rehearsal.exam.sitting import Given, GivenAt
from tests.rehearsal.exam.exams import THREE, after, all_right, sitting


def test_parts_are_answered_in_their_order_and_questions_in_any() -> None:
    begun = sitting()
    assert begun.open_questions == (0, 1, 2)
    second = begun.answered(1, Given(("a",)), after(1))
    assert second.part_of(1) == second.exam.questions[1].parts[1] and second.part_of(0) == begun.part_of(0)
    assert second.given_to(1) == (GivenAt(1, Given(("a",)), after(1)),)


def test_nothing_is_left_when_all_is_answered() -> None:
    done = all_right(sitting())
    assert done.open_questions == () and done.answered(0, Given(), after(2)) == done and not done.is_over(after(2))


def test_the_exam_ends_when_its_time_is_over_with_what_was_answered() -> None:
    begun = sitting().answered(0, Given(), after(1))
    assert begun.left(after(4)) == timedelta(minutes=6) and not begun.is_over(after(9.9))
    assert begun.left(after(11)) == timedelta(0) and begun.is_over(after(10))
    assert begun.answered(0, Given(), after(10)) == begun
    assert begun.finished(after(30)).ended == after(10) and begun.finished(after(3)).ended == after(3)


def test_without_a_limit_there_is_no_hurry() -> None:
    begun = sitting(replace(THREE, minutes=0))
    assert begun.left(after(10**6)) is None and not begun.is_over(after(10**6))
    assert begun.finished(after(99)).ended == after(99) and begun.finished(after(99)).is_over(after(1))


def test_an_answer_to_no_question_changes_nothing() -> None:
    begun = sitting()
    assert begun.answered(3, Given(), after(1)) == begun.answered(-1, Given(), after(1)) == begun
