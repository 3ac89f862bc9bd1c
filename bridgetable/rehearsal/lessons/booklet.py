"""A lesson as a booklet: what of it stands there, and in which form."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bridgetable.cases.library.cases import name_of
from bridgetable.cases.library.subject import subject_of
from bridgetable.engine.ruled_again import ruled_under
from bridgetable.rehearsal.lessons.lesson import (
    CaseEntry,
    LessonEntry,
    LessonNote,
    LessonPage,
    LessonQuestion,
    case_of,
    file_of,
    picture_data,
)
from bridgetable.reports.booklet import OwnPage, OwnQuestion, Part
from bridgetable.reports.told import Told, told_case


def part_of(entry: LessonEntry) -> Part:
    """An entry as a booklet has it, a case ruled as the lesson wants it; raises RefusedError for one that is gone."""
    match entry:
        case LessonNote(text):
            return OwnPage(text=text)
        case LessonPage(heading, bullets, picture):
            return OwnPage(heading, bullets=bullets, picture=picture_data(picture))
        case LessonQuestion(question, choices):
            return OwnQuestion(question, tuple((choice.text, choice.right) for choice in choices))
    return _told(entry)


def _told(entry: CaseEntry) -> Told:
    case, file = case_of(entry), file_of(entry)
    told = told_case(case, subject_of(case, name_of(file) if file is not None else "", play=True).turns_on)
    if entry.edition is None or entry.edition is case.edition:
        return told
    return replace(told, history=ruled_under(told.history, entry.edition).history)


def printed(parts: Sequence[Part]) -> Iterator[int]:
    """The numbers of the parts that a booklet has, in its order.

    A lesson may show a case up to a question, and then to its end. On paper its rulings stand apart from it: it is
    there once, whole, where it is begun.
    """
    told_already: set[int] = set()
    for at, part in enumerate(parts):
        if at in told_already:
            continue
        after = next((n for n in range(at + 1, len(parts)) if not isinstance(parts[n], OwnQuestion)), at)
        other = parts[after]
        if isinstance(part, Told) and isinstance(other, Told) and other.history.begun_in(part.history):
            told_already.add(after)
            yield after
        else:
            yield at
