"""Where the cases of a lesson come from: the file of each, and what a list shows of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from bridgetable.cases import SUFFIX
from bridgetable.cases.case import Case
from bridgetable.cases.codec import read_case
from bridgetable.disk.contents import contents_of, is_there
from bridgetable.disk.resources import resources
from bridgetable.rehearsal.lessons.lesson import CaseEntry, CaseFile, EmbeddedCase, LessonEntry, LessonNote, ShippedCase
from bridgetable.table.edition import Edition
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError
from bridgetable.table.text import Text


class CaseGoneError(RefusedError):
    """The file of a case of a lesson is not there any more."""


class Contents(msgspec.Struct, frozen=True):
    """What a list shows of an entry: its words or the title of its case, and the Laws of the case.

    `error` says why the case cannot be opened; with `gone` its file is not there.
    """

    title: Text = ()
    story: Text = ()
    edition: Edition | None = None
    error: RefusedError | None = None

    @property
    def gone(self) -> bool:
        """Whether the file of the case is not there."""
        return isinstance(self.error, CaseGoneError)


def entry_for(path: Path) -> CaseEntry:
    """The entry that names the case in this file: by its id if it came with the program."""
    shipped = (resources() / "cases").resolve()
    place = path.resolve()
    if place.is_relative_to(shipped) and place.name.endswith(SUFFIX):
        return ShippedCase(place.relative_to(shipped).as_posix().removesuffix(SUFFIX))
    return CaseFile(path.absolute())


def file_of(entry: LessonEntry) -> Path | None:
    """The file of the case of an entry; None for a note, and for a case that is in the lesson."""
    match entry:
        case CaseFile(path):
            return path
        case ShippedCase(name):
            return resources() / "cases" / f"{name}{SUFFIX}"
    return None


def case_of(entry: CaseEntry) -> Case:
    """The case of an entry; raises CaseGoneError, or another RefusedError where it cannot be read."""
    if isinstance(entry, EmbeddedCase):
        return entry.case
    path = file_of(entry)
    assert path is not None
    try:
        data = contents_of(path)
    except (OSError, ValueError):
        if is_there(path):
            raise RefusedError(say("file-not-read", file=path.name)) from None
        raise CaseGoneError(say("lesson-case-gone", file=path.name)) from None
    return read_case(data)


def contents(entry: LessonEntry) -> Contents:
    """What a list shows of this entry."""
    if isinstance(entry, LessonNote):
        return Contents(entry.text)
    try:
        case = case_of(entry)
    except RefusedError as refused:
        return Contents(error=refused)
    return Contents(case.title, case.story, case.edition)


def each_contents(entries: tuple[LessonEntry, ...]) -> Iterator[tuple[LessonEntry, Contents]]:
    """Each of these entries with what a list shows of it."""
    for entry in entries:
        yield entry, contents(entry)
