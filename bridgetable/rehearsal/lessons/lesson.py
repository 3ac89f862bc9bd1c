"""The lesson: a title and its entries, cases and what stands between them; a value, edited by making another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from bridgetable.cases import SUFFIX
from bridgetable.cases.case import Case
from bridgetable.cases.codec import read_case
from bridgetable.disk.contents import contents_of, is_there
from bridgetable.disk.resources import resources
from bridgetable.rehearsal.asked import Stop
from bridgetable.table.edition import Edition
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError
from bridgetable.table.text import Text

MOST_ENTRIES = 500
"""The most entries of a lesson."""


class LessonNote(msgspec.Struct, frozen=True):
    """Words between two cases, a page of their own on the wall."""

    text: Text


# -- Pages and questions of the lecturer's own -------------------------------------------------------------------------


PICTURE = 8 * 1024 * 1024
"""The largest picture of a page, in bytes."""
MOST_BULLETS = 20
"""The most points of a page."""
FEWEST_CHOICES, MOST_CHOICES = 2, 8
"""How many choices a question of the lecturer's own has."""
PICTURE_FORMS = {"png": b"\x89PNG\r\n\x1a\n", "jpeg": b"\xff\xd8\xff"}
"""The forms of pictures by the bytes that they begin with."""


def picture_form(data: bytes) -> str:
    """The form of a picture, "png" or "jpeg"; "" for what is neither."""
    return next((form for form, first in PICTURE_FORMS.items() if data.startswith(first)), "")


class PictureFile(msgspec.Struct, frozen=True):
    """A picture in a file of its own, by its absolute path."""

    path: Path


class EmbeddedPicture(msgspec.Struct, frozen=True):
    """A picture that is in the file of the lesson itself, as the contents of a PNG or JPEG file."""

    data: bytes


Picture: TypeAlias = PictureFile | EmbeddedPicture


class LessonPage(msgspec.Struct, frozen=True):
    """A page of the wall with a heading, points below it and a picture, each of which it may lack."""

    heading: Text
    bullets: tuple[Text, ...] = ()
    picture: Picture | None = None


class QuestionChoice(msgspec.Struct, frozen=True):
    """An answer to a question of the lecturer's own, and whether it is right."""

    text: Text
    right: bool = False


class LessonQuestion(msgspec.Struct, frozen=True):
    """A question of the lecturer's own with its choices, of which none, one or several are right."""

    question: Text
    choices: tuple[QuestionChoice, ...]

    @property
    def is_marked(self) -> bool:
        """Whether any choice is right; without one the room is only asked what it thinks."""
        return any(choice.right for choice in self.choices)


class CaseFile(msgspec.Struct, frozen=True):
    """A case in a file of its own, by its absolute path; `edition` are the Laws of this lesson, None those it has.

    `ask` are the names of the questions that the lesson asks; None asks all of them.
    """

    path: Path
    edition: Edition | None = None
    ask: tuple[str, ...] | None = None


class ShippedCase(msgspec.Struct, frozen=True):
    """A case that comes with the program, by folder and name: "revoke/revoke-42-six-clubs-become-three"."""

    id: str
    edition: Edition | None = None
    ask: tuple[str, ...] | None = None


class EmbeddedCase(msgspec.Struct, frozen=True):
    """A case that is in the file of the lesson itself."""

    case: Case
    edition: Edition | None = None
    ask: tuple[str, ...] | None = None


CaseEntry: TypeAlias = CaseFile | ShippedCase | EmbeddedCase
PageEntry: TypeAlias = LessonNote | LessonPage | LessonQuestion
"""What takes the whole wall."""
LessonEntry: TypeAlias = PageEntry | CaseEntry


class Lesson(msgspec.Struct, frozen=True):
    """What a lesson file holds: its title, the words it begins with, and its entries in order.

    `since` is an edition before those of its cases, of a lesson that tells what changed since then.
    """

    title: Text = (("", ""),)
    story: Text = ()
    entries: tuple[LessonEntry, ...] = ()
    since: Edition | None = None

    # -- editing -------------------------------------------------------------------------------------------------------

    def inserting(self, at: int, *entries: LessonEntry) -> Lesson:
        """The lesson with these entries before the one with the number `at`, or at its end."""
        return replace(self, entries=(*self.entries[:at], *entries, *self.entries[at:]))

    def replacing(self, at: int, entry: LessonEntry) -> Lesson:
        """The lesson with another entry in the place of this one."""
        return replace(self, entries=(*self.entries[:at], entry, *self.entries[at + 1 :]))

    def without(self, at: int) -> Lesson:
        """The lesson without this entry."""
        return replace(self, entries=(*self.entries[:at], *self.entries[at + 1 :]))

    def moving(self, at: int, to: int) -> Lesson:
        """The lesson with this entry where it is the entry with the number `to`, within the limits of the list."""
        others = (*self.entries[:at], *self.entries[at + 1 :])
        to = max(0, min(to, len(others)))
        return replace(self, entries=(*others[:to], self.entries[at], *others[to:]))

    # -- cases ---------------------------------------------------------------------------------------------------------

    @property
    def cases(self) -> tuple[int, ...]:
        """The numbers of the entries that are cases, counted from 0 among all entries."""
        return tuple(at for at, entry in enumerate(self.entries) if isinstance(entry, CaseEntry))


def ruled_under(entry: CaseEntry, edition: Edition | None) -> CaseEntry:
    """The entry with other Laws in this lesson; None for those of the case."""
    return replace(entry, edition=edition)


def asking(entry: CaseEntry, chosen: tuple[str, ...] | None) -> CaseEntry:
    """The entry with other questions that the lesson asks, by their names; None for all."""
    return replace(entry, ask=chosen)


# -- Where the cases of a lesson come from: the file of each, and what a list shows of it ------------------------------


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
    """The file of the case of an entry; None for what is no case, and for a case that is in the lesson."""
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
    match entry:
        case LessonNote(text):
            return Contents(text)
        case LessonPage(heading, bullets):
            return Contents(heading if any(words for _, words in heading) or not bullets else bullets[0])
        case LessonQuestion(question):
            return Contents(question)
    try:
        case = case_of(entry)
    except RefusedError as refused:
        return Contents(error=refused)
    return Contents(case.title, case.story, case.edition)


def picture_data(picture: Picture | None) -> bytes:
    """The contents of a picture; b"" without one, and where it is gone, too large or in another form."""
    if not isinstance(picture, PictureFile):
        return picture.data if picture is not None else b""
    try:
        data = contents_of(picture.path, PICTURE)
    except (OSError, ValueError):
        return b""
    return data if picture_form(data) else b""


def each_contents(entries: tuple[LessonEntry, ...]) -> Iterator[tuple[LessonEntry, Contents]]:
    """Each of these entries with what a list shows of it."""
    for entry in entries:
        yield entry, contents(entry)


# -- Which of the questions of a case a lesson asks: all, none, or those that were chosen by their names ---------------


def names_of(stops: Sequence[Stop]) -> tuple[tuple[str, ...], ...]:
    """The names of the questions of each stop: "2.law" asks for the Laws of the second ruling.

    Where a ruling asks twice about the same, the second question is "2.card.2".
    """
    return tuple(_named(number, stop) for number, stop in enumerate(stops, 1))


def _named(number: int, stop: Stop) -> tuple[str, ...]:
    seen: Counter[str] = Counter()
    names = []
    for asked in stop.asked:
        about = asked.aspect.value
        seen[about] += 1
        names.append(f"{number}.{about}" + (f".{seen[about]}" if seen[about] > 1 else ""))
    return tuple(names)


def asked_in(stops: Sequence[Stop], chosen: tuple[str, ...] | None) -> tuple[Stop, ...]:
    """The stops with the chosen questions only, without those at which nothing is asked; None asks all."""
    if chosen is None:
        return tuple(stops)
    kept = (
        replace(stop, asked=tuple(asked for asked, name in zip(stop.asked, names, strict=True) if name in chosen))
        for stop, names in zip(stops, names_of(stops), strict=True)
    )
    return tuple(stop for stop in kept if stop.asked)
