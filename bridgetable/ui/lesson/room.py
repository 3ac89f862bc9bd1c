"""Builds what belongs to the lesson of one window, and keeps the lesson against a crash."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from bridgetable.rehearsal.lessons.kept import KeptLesson, keep, restored
from bridgetable.rehearsal.lessons.poll import LessonRun
from bridgetable.table.refusal import RefusedError
from bridgetable.ui.kit.long_work.waiting import Waiting
from bridgetable.ui.lesson.course import LessonCourse
from bridgetable.ui.lesson.editing import CaseLibrary, LessonEditing
from bridgetable.ui.lesson.hands import HandsRow, handle_hands
from bridgetable.ui.lesson.lesson_cases import Documents, LessonCases
from bridgetable.ui.lesson.lessons import Lessons
from bridgetable.ui.lesson.open_lesson import OpenLesson
from bridgetable.ui.lesson.sheet_dialog import SheetDialog
from bridgetable.ui.session.session import Session
from bridgetable.ui.wall.presentation import Presentation

if TYPE_CHECKING:
    from bridgetable.ui.lectern.lectern import Lectern


class LessonRoom(QObject):
    """The lesson of a window, its own window, and how it is given; it is kept in `kept_file`, if that is not None."""

    def __init__(
        self, session: Session, documents: Documents, library: CaseLibrary, presentation: Presentation,
        waiting: Waiting, kept_file: Path | None, window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session, self._kept_file, self._window = session, kept_file, window
        self._presentation, self._documents = presentation, documents
        self.lesson = OpenLesson(waiting.background, self)
        self.course = LessonCourse(session, self.lesson, presentation, LessonCases(session, documents, waiting, self))
        self.lessons = Lessons(
            session, self.lesson, self, LessonEditing(session, self.lesson, library, self), waiting, window
        )
        self._kept = KeptLesson()
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self.keep)
        self._restore()
        for changed in (self.lesson.changed, self.course.changed):
            changed.connect(self._timer.start)
        self.course.changed.connect(self.lessons.update)

    def show(self) -> None:
        """Shows the window of the lesson."""
        self.lessons.show()

    def show_on(self, lectern: Lectern) -> None:
        """Shows on the lectern what is asked and what is right, with fields for the hands."""
        row = HandsRow(self.course, self._session.words, lectern.panel)
        lectern.panel.add_below_next(row)
        self._session.reworded.connect(lambda: row.set_texts(self._session.words))
        self.course.changed.connect(lectern.update_texts)

    def handle_key(self, event: QKeyEvent) -> bool:
        """Counts hands while the room is asked; returns whether the key was used."""
        return handle_hands(self.course, event)

    # -- giving the lesson ---------------------------------------------------------------------------------------------

    @property
    def given(self) -> bool:
        """Whether the lesson is being given on the wall."""
        return self.course.given

    @property
    def counted(self) -> bool:
        """Whether hands have been counted."""
        return any(poll.counted for poll in self.course.run.polls)

    def forget(self) -> None:
        """Forgets what was asked, and ends the lesson if it is given."""
        self.course.end()
        self.course.restore(LessonRun())

    def go_to(self, at: int) -> bool:
        """Shows this entry of the lesson; returns whether it can be shown."""
        return self.course.go_to(at)

    def start(self, at: int) -> None:
        """Gives the lesson from this entry, from its title page if it is the first; or ends it, if it is given."""
        if self.course.given:
            self.course.end()
        else:
            screens = self._presentation.screens
            if screens.for_wall is screens.of_window:
                # It would lie over the wall.
                self.lessons.panel.close()
            # Whoever rehearses a case leaves it.
            self._documents.leaving.emit()
            self.course.start(at or None)

    def show_sheet(self) -> None:
        """Shows what was asked and how it went."""
        panel = self.lessons.panel
        parent = panel if panel.isVisible() else self._window
        SheetDialog(self.course.run, self.lesson.lesson.title, self._session.words, parent).exec()

    # -- kept against a crash ------------------------------------------------------------------------------------------

    def _restore(self) -> None:
        """Takes the lesson as it was left; says so, or why it cannot be."""
        if self._kept_file is None:
            return
        try:
            kept = restored(self._kept_file)
        except RefusedError as refused:
            self._session.refuse(refused)
            return
        if kept is not None:
            self._kept = kept
            self.lesson.take(kept.edited)
            self.course.restore(kept.run)
            self.lesson.go_to(kept.here)

    def keep(self) -> None:
        """Keeps the lesson as it is now, if that has changed; says so if it cannot be kept."""
        now = KeptLesson(self.lesson.edited, self.lesson.here, self.course.run)
        if self._kept_file is None or now == self._kept:
            return
        self._kept = now
        try:
            keep(self._kept_file, now)
        except RefusedError as refused:
            self._session.refuse(refused)
