"""The lesson of one window: its files, its own window, and what is done there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, Signal
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QWidget

from bridgetable.cases import LESSON_SUFFIX
from bridgetable.disk.contents import stamp_of
from bridgetable.disk.writing import file_name_of
from bridgetable.document.case_opening import is_case
from bridgetable.laws.long_searches import CancelledError
from bridgetable.rehearsal.lessons.filing import (
    EditedLesson,
    LessonFile,
    changed_on_disk,
    opened_lesson,
    saved_lesson,
    with_cases_in,
)
from bridgetable.rehearsal.lessons.lesson import CaseEntry, Lesson, asking
from bridgetable.table.question import Message, say
from bridgetable.table.refusal import RefusedError
from bridgetable.table.text import in_language, written_in
from bridgetable.ui.kit.dialogs import QuestionDialog, asked_path
from bridgetable.ui.kit.waiting import Waiting
from bridgetable.ui.lesson.course import LessonCourse
from bridgetable.ui.lesson.editing import LessonEditing
from bridgetable.ui.lesson.entries import lesson_rows
from bridgetable.ui.lesson.open_lesson import OpenLesson
from bridgetable.ui.lesson.panel import LessonAction, LessonPanel
from bridgetable.ui.lesson.thumbnails import Thumbnails
from bridgetable.ui.library.recent_files import paths_in
from bridgetable.ui.session.session import Session
from bridgetable.ui.wall.presentation import Presentation
from bridgetable.words.catalogue import Words, refused_line

# -- What is asked before a lesson with unsaved changes is left --------------------------------------------------------


class UnsavedDialog(QuestionDialog):
    """Asks whether to save, to leave without saving, or to stay: accepted for the first two, `discards` tells which."""

    def __init__(self, words: Words, text: str, parent: QWidget | None = None) -> None:
        super().__init__("lesson-unsaved", words, text, parent)
        self.discards = False
        button = self.buttons.addButton(
            words.text("lesson-unsaved-discard"), QDialogButtonBox.ButtonRole.DestructiveRole
        )
        button.clicked.connect(self._discard)

    def _discard(self) -> None:
        self.discards = True
        self.accept()


SMALL = 64 * 1024
"""The size of a lesson file, in bytes, up to which nobody has to wait for it."""


class Lessons(QObject):
    """Opens, edits and saves lessons; asks before changes are lost."""

    filed = Signal(Path)
    """The path of a lesson that was opened or saved."""
    start_wanted = Signal(int)
    """The lesson is to be given from the entry of this number, or ended if it is given."""
    sheet_wanted = Signal()
    """What was asked and how it went is to be shown."""

    def __init__(
        self,
        session: Session,
        lesson: OpenLesson,
        course: LessonCourse,
        editing: LessonEditing,
        presentation: Presentation,
        waiting: Waiting,
    ) -> None:
        super().__init__(waiting.window)
        self._session, self._open, self._course, self.editing = session, lesson, course, editing
        self._waiting, self._window = waiting, waiting.window
        self.thumbnails = Thumbnails(lambda: (session.words, presentation.options), lesson.picture, self)
        self._panel: LessonPanel | None = None
        lesson.changed.connect(self.update)
        session.reworded.connect(self._reword)
        editing.told.connect(self._tell)

    @property
    def panel(self) -> LessonPanel:
        """The window of the lesson, made on first use."""
        if self._panel is None:
            self._panel = panel = LessonPanel(self._window, self._session.words)
            self.editing.watch(panel)
            panel.pressed.connect(self._press)
            panel.looked_at.connect(self._open.refresh)
            panel.chosen.connect(self._update_buttons)
            panel.list.row_model.files_dropped.connect(self._drop)
            panel.list.thumbnails = self.thumbnails.of
            panel.list.resized_pictures.connect(self.thumbnails.forget)
            self.thumbnails.made.connect(panel.list.viewport().update)
            panel.set_texts(self._session.words)
            self.update()
        return self._panel

    def show(self) -> None:
        """Shows the window of the lesson."""
        self.panel.show()
        self.panel.activateWindow()

    # -- what is pressed -----------------------------------------------------------------------------------------------

    def _press(self, action: LessonAction) -> None:
        commands: dict[LessonAction, Callable[[], object]] = {
            LessonAction.NEW: self.new,
            LessonAction.OPEN: self.open,
            LessonAction.SAVE: self.save,
            LessonAction.SAVE_AS: self.save_as,
            LessonAction.SAVE_WHOLE: self.save_whole,
            LessonAction.EDIT: self._open_current,
            LessonAction.START: self._start,
            LessonAction.SHEET: self.sheet_wanted.emit,
            LessonAction.BOOKLET: self._make_booklet,
            LessonAction.QUESTIONS: self._choose_questions,
            **self.editing.commands,
        }
        self.panel.show_status("")
        commands[action]()

    def _open_current(self) -> None:
        """Puts the case of the current entry on the table, or asks for other words of a page."""
        at = self.panel.list.current
        if not self.editing.edit_page() and 0 <= at < len(self._open.lesson.entries):
            self._course.go_to(at)

    def _choose_questions(self) -> None:
        """Asks which questions of the current case the lesson asks."""
        from bridgetable.ui.lesson.page_dialogs import QuestionsDialog

        at, lesson = self.panel.list.current, self._open.lesson
        entry = lesson.entries[at] if at in lesson.cases else None
        if not isinstance(entry, CaseEntry):
            return
        stops = self._course.questions_of(at)
        if not stops:
            self._tell(say("lesson-nothing-to-ask"), False)
            return
        dialog = QuestionsDialog(stops, entry.ask, self._session.words, self.panel)
        if dialog.exec():
            self._course.choose_questions(at, dialog.chosen)
            self._open.edit(lesson.replacing(at, asking(entry, dialog.chosen)))

    def _make_booklet(self) -> None:
        """Asks what of the lesson is wanted as a booklet, and saves it."""
        from bridgetable.ui.papers.dialogs import BookletDialog, Offered

        words, lesson = self._session.words, self._open.lesson
        rows = zip(lesson.entries, self.panel.list.row_model.rows, strict=True)
        offered = tuple(Offered(entry, f"{row.number} {row.title}".strip(), not row.fault) for entry, row in rows)
        if not offered:
            self._tell(say("lesson-without-cases"), True)
            return
        dialog = BookletDialog(words, offered, self._waiting, self.panel, in_language(lesson.title, words.language))
        if dialog.exec():
            self._tell(say("export-done", file=Path(dialog.saved).name), False)

    def _start(self) -> None:
        """Gives the lesson from the current entry, or ends it; asks before hands of an earlier time are forgotten."""
        at = max(0, self.panel.list.current)
        if not self._course.given and at == 0 and self._course.counted:
            words = self._session.words
            if not QuestionDialog("lesson-again", words, words.text("lesson-again-question"), self.panel).exec():
                return
            self._course.forget()
        self.start_wanted.emit(at)

    def _drop(self, data: QMimeData, at: int) -> None:
        self.editing.add_files([Path(path) for path in paths_in(data)], at)

    # -- files ---------------------------------------------------------------------------------------------------------

    def new(self) -> None:
        """Begins another lesson."""
        if self._may_leave():
            self._course.forget()
            self._open.take(EditedLesson())
            self._open.go_to(None)

    def open(self) -> None:
        """Asks for a lesson file and opens it."""
        words = self._session.words
        path, _ = QFileDialog.getOpenFileName(
            self.panel,
            words.text("lesson-open-title"),
            self._folder(),
            f"{words.text('lesson-files')} (*{LESSON_SUFFIX});;{words.text('open-any')} (*)",
        )
        if path:
            self.open_path(path)

    def open_path(self, path: str) -> bool:
        """Opens a lesson and shows its window; says why it cannot be opened. Returns whether it was."""
        if not self._may_leave():
            return False
        try:
            file = self._read(Path(path))
        except RefusedError as refused:
            reason = refused_line(self._session.words, refused)
            self._refuse(say("lesson-not-opened", file=Path(path).name, reason=reason))
            return False
        except CancelledError:
            return False
        self._course.forget()
        self._open.take(EditedLesson.of(file))
        self._open.go_to(None)
        self.show()
        self.panel.show_status("")
        self.filed.emit(file.path)
        return True

    def _read(self, path: Path) -> LessonFile:
        text = self._session.words.text("waiting-file", file=path.name)
        return self._waiting.call(text, opened_lesson, path, quick=stamp_of(path)[1] <= SMALL)

    def save(self) -> bool:
        """Saves the lesson to its file, or asks for one; returns whether it is saved."""
        path = self._open.edited.path
        return self._save_at(path, self._open.lesson) if path is not None else self.save_as()

    def save_as(self) -> bool:
        """Asks where to save the lesson; returns whether it is saved."""
        path = self._ask_path("lesson-save-title")
        return path is not None and self._save_at(path, self._open.lesson)

    def save_whole(self) -> bool:
        """Asks where to save the lesson with its cases in it, as one file that can be sent; returns whether it is.

        The lesson that is open stays as it is.
        """
        path = self._ask_path("lesson-whole-title")
        if path is None:
            return False
        try:
            whole, gone = with_cases_in(self._open.lesson)
            if path == self._open.edited.path:
                self._open.edit(whole)
                return self._save_at(path, whole)
            saved_lesson(whole, path)
        except RefusedError as refused:
            self._tell(refused, True)
            return False
        key = "lesson-whole-saved" if not gone else "lesson-whole-gone"
        self._tell(say(key, file=path.name, gone=gone), bool(gone))
        return True

    def _save_at(self, path: Path, lesson: Lesson) -> bool:
        edited, words = self._open.edited, self._session.words
        if path == edited.path and changed_on_disk(path, edited.digest):
            question = words.text("overwrite-question", file=path.name)
            if not QuestionDialog("overwrite", words, question, self.panel).exec():
                return False
        try:
            file = saved_lesson(lesson, path)
        except RefusedError as refused:
            self._tell(refused, True)
            return False
        self._open.take(edited.filed(file))
        self._tell(say("lesson-saved", file=path.name), False)
        self.filed.emit(path)
        return True

    def _ask_path(self, title: str) -> Path | None:
        words, lesson = self._session.words, self._open.lesson
        known = self._open.edited.path
        name = file_name_of(written_in(lesson.title, words.language), words.text("lesson-file-name"))
        suggested = str(known) if known is not None else str(Path(self._folder(), name + LESSON_SUFFIX))
        chosen = asked_path(self.panel, words, title, suggested, {words.text("lesson-files"): LESSON_SUFFIX})
        return chosen.absolute() if chosen is not None else None

    def _folder(self) -> str:
        """Where a file dialog begins: beside the lesson, else beside the case on the table."""
        path = self._open.edited.path
        if path is not None:
            return str(path.parent)
        case = self._session.document.path
        return str(Path(case).parent) if case and is_case(case) else ""

    def _may_leave(self) -> bool:
        """Whether the lesson may be replaced: asks if it has unsaved changes."""
        if self._panel is not None:
            self._panel.take_over_typed()
        if not self._open.edited.unsaved:
            return True
        words = self._session.words
        parent = self._panel if self._panel is not None and self._panel.isVisible() else self._window
        dialog = UnsavedDialog(words, words.text("lesson-unsaved-question"), parent)
        if not dialog.exec():
            return False
        return dialog.discards or self.save()

    # -- what is shown -------------------------------------------------------------------------------------------------

    def update(self) -> None:
        """Shows the lesson as it is now in its window."""
        panel, edited = self._panel, self._open.edited
        if panel is None:
            return
        words = self._session.words
        self.thumbnails.keep(edited.lesson.entries)
        rows = lesson_rows(edited.lesson, self._open.known, self._open.here, words)
        panel.show_lesson(
            edited.lesson,
            rows,
            edited.path.name if edited.path is not None else "",
            self._open.here or 0,
            unsaved=edited.unsaved,
        )
        self._update_buttons()

    def _update_buttons(self) -> None:
        panel, edited = self.panel, self._open.edited
        entries, at = edited.lesson.entries, panel.list.current
        chosen = entries[at] if 0 <= at < len(entries) else None
        panel.show_entry(chosen, given=self._course.given)
        panel.enable(
            {
                LessonAction.EDIT: chosen is not None,
                LessonAction.REMOVE: chosen is not None,
                LessonAction.UP: chosen is not None and at > 0,
                LessonAction.DOWN: chosen is not None and at + 1 < len(entries),
                LessonAction.LAWS: at in edited.lesson.cases,
                LessonAction.QUESTIONS: at in edited.lesson.cases,
                LessonAction.UNDO: bool(edited.before),
                LessonAction.REDO: bool(edited.after),
                LessonAction.START: bool(entries) or self._course.given,
                LessonAction.SAVE_WHOLE: bool(entries),
            }
        )

    def _reword(self) -> None:
        if self._panel is not None:
            self._panel.set_texts(self._session.words)
            self._panel.list.tell_picture_size()
            self._panel.show_status("")
            self.update()

    def _tell(self, what: Message | RefusedError, fault: bool) -> None:
        """Says something under the list, or in the main window while the list is not seen."""
        words = self._session.words
        if self._panel is not None and self._panel.isVisible():
            text = refused_line(words, what) if isinstance(what, RefusedError) else words.say(what)
            self._panel.show_status(text, fault=fault)
        elif fault:
            self._session.refuse(what)
        elif isinstance(what, Message):
            self._session.tell(what)

    def _refuse(self, reason: Message) -> None:
        self._tell(reason, True)
