"""Sitting an exam: what was answered so far, and the time that is left."""

from __future__ import annotations

from datetime import datetime, timedelta
from hashlib import blake2b
from typing import Annotated

import msgspec
from msgspec.structs import replace

from bridgetable.engine.history import History
from bridgetable.rehearsal.asked import Asked, Aspect, Choice, Moment, RehearsedCase, Stop, clauses_of, kind_at
from bridgetable.rehearsal.exam.conditions import Conditions
from bridgetable.table.edition import Edition
from bridgetable.table.text import Text

# -- A question of an exam: a point of a case at which a director is needed, and what is asked there -------------------


class Finding(msgspec.Struct, frozen=True):
    """What the Director has found at this point: it is told, because the facts allow him other findings too."""

    asked: Asked
    found: Choice


class ExamQuestion(msgspec.Struct, frozen=True):
    """One question: a stop of a case, the `number`th there, and its parts, which are asked one after the other.

    `family` is that of a generated case, else the kind of the irregularity. `title` is that of the case, which is not
    to be shown before the end.
    """

    case: RehearsedCase
    title: Text
    history: History
    stop: Stop
    number: int
    parts: tuple[Asked, ...]
    family: str
    kind: str
    finding: Finding | None = None

    @property
    def edition(self) -> Edition:
        """The edition under which it is ruled."""
        return self.history.start.edition

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses under which the right answers are ruled."""
        return clauses_of(self.parts)


class Exam(msgspec.Struct, frozen=True):
    """The questions of an exam in the order in which they are asked."""

    questions: tuple[ExamQuestion, ...]

    @property
    def digest(self) -> str:
        """A short text that no exam with other questions or choices has."""
        told = [
            (
                question.case,
                question.edition.value,
                question.number,
                [
                    (part.aspect.value, [(choice.key, choice.right) for choice in part.choices], part.several)
                    for part in question.parts
                ],
            )
            for question in self.questions
        ]
        return blake2b(msgspec.json.encode(told), digest_size=8).hexdigest()


def question_at(
    case: RehearsedCase, title: Text, history: History, stop: Stop, number: int, family: str = ""
) -> ExamQuestion | None:
    """The question at a stop; None where nothing is asked to which there is one right answer."""
    parts = tuple(part for part in stop.asked if has_one_answer(part))
    if not parts:
        return None
    finding = next((part for part in stop.asked if part.aspect is Aspect.FINDING and part not in parts), None)
    found = next((choice for choice in finding.choices if choice.right), None) if finding is not None else None
    kind = kind_at(history, stop)
    told = Finding(finding, found) if finding is not None and found is not None else None
    return ExamQuestion(case, title, history, stop, number, parts, family or kind, kind, told)


def has_one_answer(asked: Asked) -> bool:
    """Whether an answer is either right or wrong: there is something to choose, and nothing else as lawful."""
    return (
        bool(asked.right)
        and any(not choice.right for choice in asked.choices)
        and not any(choice.lawful and not choice.right for choice in asked.choices)
    )


LONGEST_NAME = 100
"""The most letters of the name of a candidate."""


class Given(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer to a part: the keys of the choices, in their order, and Laws that were typed; nothing is no answer."""

    keys: tuple[str, ...] = ()
    typed: tuple[Annotated[str, msgspec.Meta(max_length=40)], ...] = ()


class GivenAt(msgspec.Struct, frozen=True):
    """The answer to the next part of the question of this index, and when it was given."""

    question: int
    given: Given
    at: Moment


class Sitting(msgspec.Struct, frozen=True):
    """An exam as it stands: who takes it, since when, and the answers in the order in which they were given.

    Questions can be answered in any order; the parts of one are answered one after the other, and an answer stays,
    because the part after it may tell what was right. `ended` is when the exam ended, None as long as it goes on.
    """

    conditions: Conditions
    exam: Exam
    begun: Moment
    candidate: str = ""
    answers: tuple[GivenAt, ...] = ()
    ended: Moment | None = None

    def given_to(self, question: int) -> tuple[GivenAt, ...]:
        """The answers to the first parts of a question, as far as they were given."""
        return tuple(each for each in self.answers if each.question == question)

    def part_of(self, question: int) -> Asked | None:
        """The part of a question that is to be answered next; None when all are."""
        parts, given = self.exam.questions[question].parts, len(self.given_to(question))
        return parts[given] if given < len(parts) else None

    @property
    def open_questions(self) -> tuple[int, ...]:
        """The indexes of the questions of which a part is not answered."""
        return tuple(at for at in range(len(self.exam.questions)) if self.part_of(at) is not None)

    @property
    def due(self) -> datetime | None:
        """When the time is over; None without a limit."""
        minutes = self.conditions.minutes
        return self.begun + timedelta(minutes=minutes) if minutes else None

    def left(self, now: datetime) -> timedelta | None:
        """The time that is left, none of it when it is over; None without a limit."""
        return max(self.due - now, timedelta(0)) if self.due is not None else None

    def is_over(self, now: datetime) -> bool:
        """Whether the exam has ended, or ends now because the time is over."""
        return self.ended is not None or self.left(now) == timedelta(0)

    def answered(self, question: int, given: Given, at: datetime) -> Sitting:
        """The sitting with an answer to the next part of a question; as it is where there is none, or time is over."""
        if question not in self.open_questions or self.is_over(at):
            return self
        return replace(self, answers=(*self.answers, GivenAt(question, given, at)))

    def finished(self, at: datetime) -> Sitting:
        """The sitting ended at this time, or when the time was over, whichever is earlier."""
        if self.ended is not None:
            return self
        return replace(self, ended=at if self.due is None else min(at, self.due))
