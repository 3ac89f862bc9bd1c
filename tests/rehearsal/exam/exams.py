"""An exam for tests, made once."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import cache

from bridgetable.rehearsal.exam.conditions import Conditions, Source, checked
from bridgetable.rehearsal.exam.making import exam_of
from bridgetable.rehearsal.exam.records import ExamRecords, RecordedExam
from bridgetable.rehearsal.exam.sitting import Exam, Given, Sitting
from bridgetable.table.edition import Edition

BEGUN = datetime(2026, 11, 22, 20, 0, tzinfo=UTC)
THREE = checked(Conditions(7, 3, minutes=10, editions=(Edition.E2007, Edition.E2017), source=Source.SHIPPED))


exam = cache(exam_of)
"""The exam that is made under these conditions, which is the same whoever makes it."""


def three() -> Exam:
    """An exam of three questions of shipped cases."""
    return exam(THREE)


def sitting(wanted: Conditions = THREE) -> Sitting:
    """The exam of three questions, begun by somebody."""
    return Sitting(wanted, three(), BEGUN, "Anna Rossi")


def interrupted(records: ExamRecords) -> tuple[RecordedExam, ...]:
    """The exams that have not ended and that nobody takes now, the latest first."""
    return tuple(each for each in records.look().exams if each.ended is None)


def after(minutes: float) -> datetime:
    """So many minutes after the exam began."""
    return BEGUN + timedelta(minutes=minutes)


def all_right(begun: Sitting, minute: float = 1) -> Sitting:
    """The sitting with every part answered right, at this minute."""
    for question in begun.open_questions:
        while (part := begun.part_of(question)) is not None:
            begun = begun.answered(question, Given(tuple(sorted(part.right))), after(minute))
    return begun
