"""What is done in the window of a lesson to its entries: added, moved, worded, removed, and all that undone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QStyle, QWidget

from bridgetable.cases import SUFFIXES
from bridgetable.document.case_opening import is_case
from bridgetable.document.saving import as_case
from bridgetable.rehearsal.lessons.codec import check_text
from bridgetable.rehearsal.lessons.lesson import (
    MOST_ENTRIES,
    CaseEntry,
    EmbeddedCase,
    LessonEntry,
    LessonNote,
    LessonPage,
    LessonQuestion,
    PageEntry,
    entry_for,
    ruled_under,
)
from bridgetable.table.edition import Edition
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError
from bridgetable.table.text import Text, reworded, written_in
from bridgetable.ui.kit.dialogs import TextDialog
from bridgetable.ui.lesson.open_lesson import OpenLesson
from bridgetable.ui.lesson.panel import LessonAction, LessonPanel
from bridgetable.ui.session.session import Session
from bridgetable.ui.wall.presentation import Presentation


class CaseLibrary(Protocol):
    """The library, from which cases are taken."""

    def pick(self, take: Callable[[Sequence[Path]], object]) -> QWidget:
        """Shows the library for picking cases, which `take` is told; returns its window."""


class LessonEditing(QObject):
    """Edits the entries of the lesson, as the window of the lesson wants."""

    told = Signal(object, bool)  # one of two classes
    """A Message or RefusedError about what was done, and whether it is a fault."""

    def __init__(
        self, session: Session, lesson: OpenLesson, library: CaseLibrary, presentation: Presentation, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session, self._open, self._library, self._presentation = session, lesson, library, presentation
        self._panel: LessonPanel | None = None

    def watch(self, panel: LessonPanel) -> None:
        """Does what this panel wants."""
        self._panel = panel
        panel.title_typed.connect(self._retitle)
        panel.story_typed.connect(self._retell)
        panel.edition_chosen.connect(self.choose_edition)
        panel.list.moved.connect(self.move)

    @property
    def commands(self) -> dict[LessonAction, Callable[[], object]]:
        """What the buttons for the entries do, each."""
        return {
            LessonAction.TABLE: self.add_table,
            LessonAction.FILES: self.choose_files,
            LessonAction.FROM_LIBRARY: self.pick_from_library,
            LessonAction.NOTE: self.add_note,
            LessonAction.PAGE: self.add_page,
            LessonAction.OWN: self.add_question,
            LessonAction.UP: lambda: self.move(self._at, self._at - 1),
            LessonAction.DOWN: lambda: self.move(self._at, self._at + 1),
            LessonAction.REMOVE: self.remove,
            LessonAction.UNDO: self.undo,
            LessonAction.REDO: self.redo,
        }

    @property
    def _at(self) -> int:
        """The number of the current entry; -1 where there is none."""
        return self._panel.list.current if self._panel is not None else -1

    # -- adding --------------------------------------------------------------------------------------------------------

    def add(self, entries: Sequence[LessonEntry], before: int | None = None) -> bool:
        """Adds entries after the current one, or before the one of this number; returns whether there is room."""
        lesson = self._open.lesson
        if len(lesson.entries) + len(entries) > MOST_ENTRIES:
            self.told.emit(RefusedError(say("lesson-too-many", most=MOST_ENTRIES)), True)
            return False
        at = min(self._at + 1 if before is None else before, len(lesson.entries))
        if not lesson.entries or (before is None and self._at < 0):
            at = len(lesson.entries)
        self._open.edit(lesson.inserting(at, *entries))
        self._choose(at + len(entries) - 1)
        return True

    def add_table(self) -> None:
        """Adds the case on the table: by its file, or whole where the table has no file or has changes."""
        session = self._session
        path = session.document.path
        if path and is_case(path) and not session.dirty:
            self.add_files([Path(path)])
            return
        case = as_case(session.history, session.document, session.words)
        if self.add([EmbeddedCase(case)]):
            self.told.emit(say("lesson-added-whole"), False)

    def choose_files(self) -> None:
        """Asks for case files and adds them."""
        words, edited = self._session.words, self._open.edited
        endings = " ".join(f"*{suffix}" for suffix in SUFFIXES)
        paths, _ = QFileDialog.getOpenFileNames(
            self._panel,
            words.text("lesson-add-title"),
            str(edited.path.parent) if edited.path is not None else "",
            f"{words.text('save-cases')} ({endings});;{words.text('open-any')} (*)",
        )
        self.add_files([Path(path) for path in paths])

    def pick_from_library(self) -> None:
        """Shows the library beside the lesson; what is picked there is added."""
        library, panel = self._library.pick(self.add_files), self._panel
        if panel is not None:
            put_side_by_side(library, panel)

    def add_files(self, paths: Sequence[Path], before: int | None = None) -> None:
        """Adds the cases in these files in their order; what is no case file is told."""
        cases = [path for path in paths if is_case(str(path))]
        others = [path for path in paths if path not in cases]
        added = not cases or self.add([entry_for(path) for path in cases], before)
        if others:
            self.told.emit(say("lesson-no-case-file", file=others[0].name, others=len(others) - 1), True)
        elif cases and added:
            self.told.emit(say("lesson-added", file=cases[-1].name, number=len(cases)), False)

    def add_note(self) -> None:
        """Asks for a note and adds it."""
        dialog = TextDialog("lesson-note", self._session.words, "", self._panel)
        if dialog.exec() and dialog.text and self._holds((("", dialog.text),)):
            self.add([LessonNote(reworded((), self._session.words.language, dialog.text))])

    def add_page(self) -> None:
        """Asks for a page and adds it."""
        page = self._asked_page(None)
        if page is not None:
            self.add([page])

    def add_question(self) -> None:
        """Asks for a question of one's own and adds it."""
        question = self._asked_question(None)
        if question is not None:
            self.add([question])

    def keep_asked(self, question: LessonQuestion) -> bool:
        """Adds a question that was thought of while the lesson is given after its entry; whether there is room."""
        here = self._open.here
        return self.add([question], here + 1 if here is not None else 0)

    def _asked_page(self, before: LessonPage | None) -> LessonPage | None:
        from bridgetable.ui.lesson.page_dialogs import PageDialog

        path = self._open.edited.path
        folder = path.parent if path is not None else None
        dialog = PageDialog(self._session.words, self._presentation.options, before, folder, self._panel)
        return dialog.entry if dialog.exec() else None

    def _asked_question(self, before: LessonQuestion | None) -> LessonQuestion | None:
        from bridgetable.ui.lesson.page_dialogs import OwnQuestionDialog

        dialog = OwnQuestionDialog(self._session.words, self._presentation.options, before, self._panel)
        return dialog.entry if dialog.exec() else None

    # -- changing ------------------------------------------------------------------------------------------------------

    def edit_page(self) -> bool:
        """Asks for other words of the current page; returns whether the current entry is one, and no case."""
        at, entries = self._at, self._open.lesson.entries
        entry = entries[at] if 0 <= at < len(entries) else None
        if entry is None or isinstance(entry, CaseEntry):
            return False
        edited = self._edited(entry)
        if edited is not None:
            self._open.edit(self._open.lesson.replacing(at, edited))
        return True

    def _edited(self, entry: PageEntry) -> PageEntry | None:
        """The entry as it is wanted now; None where it stays."""
        match entry:
            case LessonPage():
                return self._asked_page(entry)
            case LessonQuestion():
                return self._asked_question(entry)
        words = self._session.words
        dialog = TextDialog("lesson-note", words, written_in(entry.text, words.language), self._panel)
        if not (dialog.exec() and dialog.text):
            return None
        text = reworded(entry.text, words.language, dialog.text)
        return LessonNote(text) if self._holds(text) else None

    def choose_edition(self, edition: Edition | None) -> None:
        """Has the current case ruled under this edition in the lesson; None leaves it as it is."""
        at, lesson = self._at, self._open.lesson
        if at in lesson.cases:
            entry = lesson.entries[at]
            assert isinstance(entry, CaseEntry)
            self._open.edit(lesson.replacing(at, ruled_under(entry, edition)))

    def move(self, at: int, to: int) -> None:
        """Moves an entry to where it is the one with the number `to`."""
        lesson = self._open.lesson
        if 0 <= at < len(lesson.entries) and 0 <= to < len(lesson.entries):
            self._open.edit(lesson.moving(at, to))
            self._choose(to)

    def remove(self) -> None:
        """Removes the current entry; undo brings it back."""
        at, lesson = self._at, self._open.lesson
        if 0 <= at < len(lesson.entries):
            self._open.edit(lesson.without(at))
            self._choose(min(at, len(lesson.entries) - 2))
            self.told.emit(say("lesson-removed"), False)

    def undo(self) -> None:
        """Undoes the last edit."""
        self._open.take(self._open.edited.undone())

    def redo(self) -> None:
        """Does the edit that was undone last again."""
        self._open.take(self._open.edited.redone())

    def _retitle(self, typed: str) -> None:
        """Takes over the title as it was typed."""
        lesson = self._open.lesson
        title = self._reworded(lesson.title, typed)
        if title is not None:
            self._open.edit(replace(lesson, title=title))

    def _retell(self, typed: str) -> None:
        """Takes over the first words as they were typed."""
        lesson = self._open.lesson
        story = self._reworded(lesson.story, typed)
        if story is not None:
            self._open.edit(replace(lesson, story=story if any(words for _, words in story) else ()))

    def _reworded(self, now: Text, typed: str) -> Text | None:
        """A text as it was typed; None where it stays, or where a file could not hold it, which is told."""
        language = self._session.words.language
        if typed == written_in(now, language):
            return None
        text = reworded(now, language, typed)
        return text if self._holds(text) else None

    def _holds(self, text: Text) -> bool:
        """Whether a lesson file can hold this text; says why not."""
        try:
            check_text(text)
        except RefusedError as refused:
            self.told.emit(RefusedError(refused.message), True)
            return False
        return True

    def _choose(self, at: int) -> None:
        if self._panel is not None and at >= 0:
            self._panel.list.setCurrentIndex(self._panel.list.row_model.index(at))


def put_side_by_side(left: QWidget, right: QWidget) -> None:
    """Gives each of two windows a half of the screen they are on, so that things are dragged from one to the other."""
    room = right.screen().availableGeometry()
    title = right.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight)
    half, height = room.width() // 2, min(room.height() - 2 * title, max(left.height(), right.height()))
    top = room.y() + title + (room.height() - title - height) // 2
    left.setGeometry(room.x(), top, min(half, room.width() - right.minimumSizeHint().width()), height)
    x = left.geometry().right() + 1
    right.setGeometry(x, top, room.right() - x, height)
