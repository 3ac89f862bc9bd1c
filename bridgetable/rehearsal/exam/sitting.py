"""Sitting an exam: what was answered so far, and the time that is left."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Annotated

import msgspec
from msgspec.structs import replace

from bridgetable.rehearsal.answered import Moment
from bridgetable.rehearsal.asked import Asked
from bridgetable.rehearsal.exam.conditions import Conditions
from bridgetable.rehearsal.exam.question import Exam

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
