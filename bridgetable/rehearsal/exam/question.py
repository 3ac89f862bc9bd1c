"""A question of an exam: a point of a case at which a director is needed, and what is asked there."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from bridgetable.engine.history import History
from bridgetable.rehearsal.about import clauses_of, kind_at
from bridgetable.rehearsal.answered import RehearsedCase
from bridgetable.rehearsal.asked import Asked, Aspect, Choice, Stop
from bridgetable.table.edition import Edition
from bridgetable.table.text import Text


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
            (question.case, question.edition.value, question.number, [
                (part.aspect.value, [(choice.key, choice.right) for choice in part.choices], part.several)
                for part in question.parts
            ])
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
    return bool(asked.right) and any(not choice.right for choice in asked.choices) and not any(
        choice.lawful and not choice.right for choice in asked.choices
    )
