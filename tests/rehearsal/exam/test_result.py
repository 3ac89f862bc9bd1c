"""The points of an exam, by a rule that can be told."""

from __future__ import annotations

from bridgetable.rehearsal.asked import Answered, Asked, Aspect, Choice, Occasion, Outcome
from bridgetable.rehearsal.exam.result import answers_of, marked_part, outcome_of, result_of
from bridgetable.rehearsal.exam.sitting import Given
from bridgetable.table.question import say
from tests.rehearsal.exam.exams import after, all_right, sitting


def asked(aspect: Aspect = Aspect.LAW) -> Asked:
    choices = tuple(
        Choice(key, say("law-number", law=law), right, clause=law)
        for key, law, right in (("a", "62C1", True), ("b", "64A1", True), ("c", "63A1", False), ("d", "50D2", False))
    )
    return Asked(aspect, say("rehearsal-asks-law"), choices, several=True, also=("61A",))


def outcome(*keys: str, typed: tuple[str, ...] = ()) -> Outcome:
    return outcome_of(marked_part(asked(), Given(keys, typed)))


def test_everything_right_and_nothing_else_is_a_whole_point() -> None:
    assert outcome("a", "b") is outcome("a", typed=("64a1",)) is outcome("a", "b", typed=("61A",)) is Outcome.RIGHT


def test_more_right_than_wrong_is_half_a_point() -> None:
    assert (
        outcome("a")
        is outcome("a", "b", "c")
        is outcome("a", typed=("64",))
        is outcome(typed=("61A",))
        is (Outcome.PARTLY)
    )


def test_anything_else_is_none() -> None:
    assert (
        outcome()
        is outcome("c")
        is outcome("a", "c")
        is outcome("a", typed=("93",))
        is outcome("no choice")
        is (Outcome.WRONG)
    )


def test_all_right_is_all_the_points_and_nothing_answered_none() -> None:
    begun = sitting()
    nothing, everything = result_of(begun), result_of(all_right(begun))
    assert nothing.halves == 0 and everything.halves == everything.most == nothing.most
    assert everything.most == 2 * sum(len(question.parts) for question in begun.exam.questions)


def test_what_was_answered_is_left_for_the_progress() -> None:
    begun = sitting()
    given = begun.answered(1, Given(), after(2))
    assert list(answers_of(result_of(begun))) == []
    (answer,) = answers_of(result_of(given))
    question = begun.exam.questions[1]
    assert answer == Answered(
        question.case,
        question.edition,
        question.number,
        question.parts[0].aspect.value,
        answer.clauses,
        question.kind,
        Outcome.WRONG,
        begun.begun,
        after(2),
        Occasion.EXAM,
    )
    assert len(list(answers_of(result_of(all_right(begun))))) == sum(len(one.parts) for one in begun.exam.questions)
