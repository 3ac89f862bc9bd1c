"""The result of an exam: each answer marked, and the points.

A part is worth two half points: both where everything right was named and nothing else, one where more of what was
named is right than not, or a Law was named by less than its full number, none otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bridgetable.rehearsal.about import clauses_of
from bridgetable.rehearsal.answered import Answered, Occasion, Outcome
from bridgetable.rehearsal.asked import Asked, Aspect
from bridgetable.rehearsal.exam.question import ExamQuestion
from bridgetable.rehearsal.exam.sitting import Given, GivenAt, Sitting
from bridgetable.rehearsal.marking import Marked, mark, mark_typed_laws

_HALVES = {Outcome.RIGHT: 2, Outcome.PARTLY: 1, Outcome.WRONG: 0}


class MarkedPart(msgspec.Struct, frozen=True):
    """A part of a question with the answer to it, marked; `given` is None where it was not answered."""

    asked: Asked
    given: GivenAt | None
    marked: Marked

    @property
    def outcome(self) -> Outcome:
        """How good the answer is."""
        return outcome_of(self.marked)

    @property
    def halves(self) -> int:
        """The half points for the answer, of two."""
        return _HALVES[self.outcome]


class MarkedQuestion(msgspec.Struct, frozen=True):
    """A question with all its parts marked."""

    question: ExamQuestion
    parts: tuple[MarkedPart, ...]

    @property
    def halves(self) -> int:
        """The half points for all parts."""
        return sum(part.halves for part in self.parts)

    @property
    def most(self) -> int:
        """The half points there are."""
        return 2 * len(self.parts)


class Result(msgspec.Struct, frozen=True):
    """An exam, marked."""

    sitting: Sitting
    questions: tuple[MarkedQuestion, ...]

    @property
    def halves(self) -> int:
        """The half points for all questions."""
        return sum(question.halves for question in self.questions)

    @property
    def most(self) -> int:
        """The half points there are."""
        return sum(question.most for question in self.questions)


def result_of(sitting: Sitting) -> Result:
    """The result as it stands; what was not answered earns nothing."""
    return Result(sitting, tuple(
        MarkedQuestion(question, tuple(_marked(question, sitting.given_to(at))))
        for at, question in enumerate(sitting.exam.questions)
    ))


def _marked(question: ExamQuestion, given: tuple[GivenAt, ...]) -> Iterator[MarkedPart]:
    for number, asked in enumerate(question.parts):
        answer = given[number] if number < len(given) else None
        yield MarkedPart(asked, answer, marked_part(asked, answer.given if answer is not None else Given()))


def marked_part(asked: Asked, given: Given) -> Marked:
    """The answer to a part, marked; a Law that was typed counts as if it had been chosen."""
    if asked.aspect is not Aspect.LAW:
        return mark(asked, frozenset(given.keys))
    chosen = (choice.clause for choice in asked.choices if choice.key in given.keys)
    return mark_typed_laws(asked, (*chosen, *given.typed))


def outcome_of(marked: Marked) -> Outcome:
    """How good an answer is, by the rule for the points."""
    if marked.complete and not marked.inexact:
        return Outcome.RIGHT
    right, wrong = len(marked.right) + len(marked.more), len(marked.wrong) + len(marked.unknown)
    return Outcome.PARTLY if right > wrong else Outcome.WRONG


def answers_of(result: Result) -> Iterator[Answered]:
    """What the exam leaves behind for the progress: its answers; what was not answered leaves nothing."""
    begun = result.sitting.begun
    for question in result.questions:
        of = question.question
        for part in question.parts:
            if part.given is not None:
                yield Answered(
                    of.case, of.edition, of.number, part.asked.aspect.value, clauses_of((part.asked,)), of.kind,
                    part.outcome, begun, part.given.at, Occasion.EXAM,
                )
