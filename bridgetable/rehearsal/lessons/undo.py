"""A lesson as it is edited: what it was before each edit, and what was saved of it."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec.structs import replace

from bridgetable.rehearsal.lessons.filing import LessonFile
from bridgetable.rehearsal.lessons.lesson import Lesson

MOST_KEPT = 200
"""How many edits can be undone."""


class EditedLesson(msgspec.Struct, frozen=True):
    """A lesson with its file, None if it was never saved, and the lessons before and after it in the order of edits.

    `saved` is the lesson as its file has it.
    """

    lesson: Lesson = Lesson()
    path: Path | None = None
    digest: str = ""
    saved: Lesson = Lesson()
    before: tuple[Lesson, ...] = ()
    after: tuple[Lesson, ...] = ()

    @classmethod
    def of(cls, file: LessonFile) -> EditedLesson:
        """The lesson of a file, before any edit."""
        return cls(file.lesson, file.path, file.digest, file.lesson)

    @property
    def unsaved(self) -> bool:
        """Whether there are edits that its file does not have."""
        return self.lesson != self.saved

    def edited(self, lesson: Lesson) -> EditedLesson:
        """The lesson after another edit; unchanged if that changes nothing."""
        if lesson == self.lesson:
            return self
        return replace(self, lesson=lesson, before=(*self.before, self.lesson)[-MOST_KEPT:], after=())

    def undone(self) -> EditedLesson:
        """The lesson before the last edit; unchanged where there is none."""
        if not self.before:
            return self
        *before, lesson = self.before
        return replace(self, lesson=lesson, before=tuple(before), after=(self.lesson, *self.after))

    def redone(self) -> EditedLesson:
        """The lesson with the edit that was undone last; unchanged where there is none."""
        if not self.after:
            return self
        lesson, *after = self.after
        return replace(self, lesson=lesson, before=(*self.before, self.lesson), after=tuple(after))

    def filed(self, file: LessonFile) -> EditedLesson:
        """The lesson as it was saved; earlier edits can still be undone."""
        return replace(self, lesson=file.lesson, path=file.path, digest=file.digest, saved=file.lesson)
