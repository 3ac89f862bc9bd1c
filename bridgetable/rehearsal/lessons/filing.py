"""Opening lesson files and saving them, each as one file with all its cases where that is wanted."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec.structs import replace

from bridgetable.cases.reader import CaseError
from bridgetable.disk.contents import contents_of, digest_of, is_there
from bridgetable.disk.writing import write_whole
from bridgetable.rehearsal.lessons.codec import LESSON, NoRelativePathError, read_lesson, relative_path, write_lesson
from bridgetable.rehearsal.lessons.lesson import (
    CaseEntry,
    CaseFile,
    CaseGoneError,
    EmbeddedCase,
    EmbeddedPicture,
    Lesson,
    LessonEntry,
    LessonPage,
    PictureFile,
    case_of,
    picture_data,
)
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError


class LessonFile(msgspec.Struct, frozen=True):
    """A lesson as it was read from a file or written to it; `digest` is that of the file then."""

    path: Path
    lesson: Lesson
    digest: str


def opened_lesson(path: Path) -> LessonFile:
    """The lesson in a file; raises RefusedError with the place in the file."""
    path = path.absolute()
    try:
        data = contents_of(path, LESSON)
    except (OSError, ValueError):
        raise RefusedError(say("file-not-read", file=path.name)) from None
    return LessonFile(path, read_lesson(data, path.parent), digest_of(data))


def saved_lesson(lesson: Lesson, path: Path) -> LessonFile:
    """Writes a lesson into a file, which is replaced only when all is written; raises RefusedError.

    A case to which no relative path leads, as on another drive, is put into the file.
    """
    path = path.absolute()
    lesson = named_from(lesson, path.parent)
    data = write_lesson(lesson, path.parent)
    if len(data) > LESSON:
        raise RefusedError(say("lesson-too-large", most=LESSON // (1024 * 1024)))
    try:
        # What could not be read again is refused here, not when it is opened.
        read_lesson(data, path.parent)
        write_whole(path, data)
    except CaseError as refused:
        raise RefusedError(refused.message, refused.place) from None
    except (OSError, ValueError):
        raise RefusedError(say("file-not-written", file=path.name)) from None
    return LessonFile(path, lesson, digest_of(data))


def named_from(lesson: Lesson, folder: Path) -> Lesson:
    """The lesson as a file in this folder can hold it, with the cases and pictures to which no relative path leads.

    Raises RefusedError where such a case or picture cannot be read.
    """
    return replace(lesson, entries=tuple(_nameable(entry, folder) for entry in lesson.entries))


def _nameable(entry: LessonEntry, folder: Path) -> LessonEntry:
    """The entry as a lesson in this folder can hold it."""
    path = _own_file(entry)
    if path is None:
        return entry
    try:
        relative_path(path, folder)
    except NoRelativePathError:
        if isinstance(entry, CaseFile):
            return EmbeddedCase(case_of(entry), entry.edition, entry.ask)
        assert isinstance(entry, LessonPage)
        within = _with_picture_in(entry)
        if within.picture is None:
            raise RefusedError(say("lesson-picture-gone", file=path.name)) from None
        return within
    return entry


def _own_file(entry: LessonEntry) -> Path | None:
    """The file that the lesson names by its path."""
    match entry:
        case CaseFile(path) | LessonPage(picture=PictureFile(path)):
            return path
    return None


def _with_picture_in(entry: LessonPage) -> LessonPage:
    """The page with its picture in it; without one where that cannot be read."""
    data = picture_data(entry.picture)
    return replace(entry, picture=EmbeddedPicture(data) if data else None)


def with_cases_in(lesson: Lesson) -> tuple[Lesson, int]:
    """The lesson with every case and picture in it, and of how many the file is gone, which stay as they are named.

    Raises RefusedError for a case that is there and cannot be read.
    """
    gone = 0
    entries: list[LessonEntry] = []
    for entry in lesson.entries:
        whole = entry
        if isinstance(entry, CaseEntry) and not isinstance(entry, EmbeddedCase):
            try:
                whole = EmbeddedCase(case_of(entry), entry.edition, entry.ask)
            except CaseGoneError:
                gone += 1
        elif isinstance(entry, LessonPage) and isinstance(entry.picture, PictureFile):
            within = _with_picture_in(entry)
            gone += within.picture is None
            whole = within if within.picture is not None else entry
        entries.append(whole)
    return replace(lesson, entries=tuple(entries)), gone


def changed_on_disk(path: Path, digest: str) -> bool:
    """Whether another program has changed the file of a lesson since it was read or written with this digest."""
    if not is_there(path):
        return False
    try:
        return digest_of(contents_of(path, LESSON)) != digest
    except (OSError, ValueError):
        return True


# -- A lesson as it is edited: what it was before each edit, and what was saved of it ----------------------------------


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
