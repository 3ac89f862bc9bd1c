"""The lesson: a title and its entries, which are cases and notes between them; a value, edited by making another."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from bridgetable.cases.case import Case
from bridgetable.table.edition import Edition
from bridgetable.table.text import Text

MOST_ENTRIES = 500
"""The most entries of a lesson."""


class LessonNote(msgspec.Struct, frozen=True):
    """Words between two cases, a page of their own on the wall."""

    text: Text


class CaseFile(msgspec.Struct, frozen=True):
    """A case in a file of its own, by its absolute path; `edition` are the Laws of this lesson, None those it has."""

    path: Path
    edition: Edition | None = None


class ShippedCase(msgspec.Struct, frozen=True):
    """A case that comes with the program, by folder and name: "revoke/revoke-42-six-clubs-become-three"."""

    id: str
    edition: Edition | None = None


class EmbeddedCase(msgspec.Struct, frozen=True):
    """A case that is in the file of the lesson itself."""

    case: Case
    edition: Edition | None = None


CaseEntry: TypeAlias = CaseFile | ShippedCase | EmbeddedCase
LessonEntry: TypeAlias = LessonNote | CaseEntry


class Lesson(msgspec.Struct, frozen=True):
    """What a lesson file holds: its title, the words it begins with, and its entries in order."""

    title: Text = (("", ""),)
    story: Text = ()
    entries: tuple[LessonEntry, ...] = ()

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
        return tuple(at for at, entry in enumerate(self.entries) if not isinstance(entry, LessonNote))


def ruled_under(entry: CaseEntry, edition: Edition | None) -> CaseEntry:
    """The entry with other Laws in this lesson; None for those of the case."""
    return replace(entry, edition=edition)
