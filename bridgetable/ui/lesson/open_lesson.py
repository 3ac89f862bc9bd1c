"""The lesson that a window has open: what it is now, what has been read of its cases, and where one is in it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from bridgetable.rehearsal.lessons.filing import EditedLesson
from bridgetable.rehearsal.lessons.lesson import (
    CaseEntry,
    Contents,
    EmbeddedCase,
    Lesson,
    LessonEntry,
    LessonNote,
    LessonPage,
    Picture,
    contents,
    each_contents,
    file_of,
    picture_data,
)
from bridgetable.ui.kit.background import Background
from bridgetable.ui.kit.task import Task


class OpenLesson(QObject):
    """A lesson with its edits; the files of its cases are read in the background."""

    changed = Signal()
    """The lesson, what is known of its cases, or the place in it has changed."""

    def __init__(self, background: Background, parent: QObject) -> None:
        super().__init__(parent)
        self._background = background
        self.edited = EditedLesson()
        self._known: dict[Path | None, Contents] = {}
        self._pictures: dict[Picture, bytes] = {}
        self._task: Task | None = None
        self._entry: LessonEntry | None = None

    @property
    def lesson(self) -> Lesson:
        """The lesson as it is now."""
        return self.edited.lesson

    def take(self, edited: EditedLesson) -> None:
        """Takes another state of the lesson, or another lesson.

        The place stays at an entry that was changed; where it was removed, at the one before.
        """
        here, before = self.here, len(self.lesson.entries)
        self.edited = edited
        entries = edited.lesson.entries
        if here is not None and self.here is None:
            here -= len(entries) < before
            self._entry = entries[here] if 0 <= here < len(entries) else None
        self.refresh()

    def edit(self, lesson: Lesson) -> None:
        """Replaces the lesson, which can be undone."""
        if lesson != self.lesson:
            self.take(self.edited.edited(lesson))

    # -- the place in it -----------------------------------------------------------------------------------------------

    @property
    def here(self) -> int | None:
        """The number of the entry that was reached last; None before the first one, and once it is removed."""
        return next((at for at, entry in enumerate(self.lesson.entries) if entry is self._entry), None)

    def go_to(self, at: int | None) -> None:
        """Reaches this entry; None is before the first one."""
        self._entry = self.lesson.entries[at] if at is not None else None
        self.changed.emit()

    # -- the cases -----------------------------------------------------------------------------------------------------

    def known(self, entry: LessonEntry) -> Contents | None:
        """What has been read of an entry; None while nothing has."""
        if not isinstance(entry, CaseEntry) or isinstance(entry, EmbeddedCase):
            return contents(entry)
        return self._known.get(file_of(entry))

    def picture(self, page: LessonNote | LessonPage) -> bytes:
        """The picture of a page as the contents of its file; b"" without one, and where it cannot be read."""
        picture = page.picture if isinstance(page, LessonPage) else None
        if picture is None:
            return b""
        if picture not in self._pictures:
            self._pictures[picture] = picture_data(picture)
        return self._pictures[picture]

    def refresh(self) -> None:
        """Has the files of the cases read again, because some may have come, gone or changed."""
        self._pictures.clear()
        if self._task is not None:
            self._task.cancel()
            self._task = None
        named = {file: entry for entry in self.lesson.entries if (file := file_of(entry)) is not None}
        if named:
            self._task = task = self._background.start(each_contents, tuple(named.values()))
            task.item.connect(self._learn)
        self.changed.emit()

    def _learn(self, read: tuple[LessonEntry, Contents]) -> None:
        file, found = file_of(read[0]), read[1]
        if self._known.get(file) != found:
            self._known[file] = found
            self.changed.emit()
