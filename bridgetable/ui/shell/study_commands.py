"""The commands with which a user looks after what he learns: his progress, and exams."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from bridgetable.document.document import DocumentError
from bridgetable.laws.long_searches import CancelledError
from bridgetable.ui.session.session import Session
from bridgetable.ui.shell.view import View

if TYPE_CHECKING:
    from pathlib import Path

    from bridgetable.rehearsal.asked import Answered, CaseInFile
    from bridgetable.rehearsal.progress.schedule import Scheduled
    from bridgetable.table.edition import Edition
    from bridgetable.ui.exam.exams import Exams
    from bridgetable.ui.progress.progress import Progress
    from bridgetable.ui.shell.parts import Parts


class StudyCommands(QObject):
    """Connects the commands; `folder` is where tables are kept, None where they are not."""

    def __init__(self, window: QMainWindow, parts: Parts, session: Session, view: View, folder: Path | None) -> None:
        super().__init__(window)
        self._window, self._parts, self._session, self._folder = window, parts, session, folder
        self._view = view
        parts.commands.connect({"progress": lambda: self.progress.open(), "exam": lambda: self.exams.open()})
        parts.study.answered.connect(self.keep)

    @cached_property
    def progress(self) -> Progress:
        """The progress of the user."""
        from bridgetable.ui.progress.progress import Progress

        progress = Progress(self._session, self._folder, self._window)
        progress.rehearsal_wanted.connect(self.rehearse)
        return progress

    @cached_property
    def exams(self) -> Exams:
        """The exams taken in this window; what was answered in them is progress, too."""
        from bridgetable.ui.exam.exams import Exams

        exams = Exams(self._session, self._parts.waiting, self._folder, lambda: self._view.options, self._window)
        exams.ended.connect(lambda answers: self.progress.keep_all(answers))
        return exams

    def keep(self, answered: Answered) -> None:
        """Keeps an answer of a rehearsal."""
        self.progress.keep(answered)

    def rehearse(self, scheduled: Scheduled) -> None:
        """Rehearses a case that has come back, or another one of its family."""
        from bridgetable.rehearsal.progress.schedule import Family

        subject, edition = scheduled.subject, scheduled.edition
        if self._make(subject.name, edition) if isinstance(subject, Family) else self._open(subject, edition):
            self._parts.commands["rehearse"].trigger()

    def _open(self, case: CaseInFile, edition: Edition) -> bool:
        """Opens the case in a file, and has it ruled under this edition; returns whether that was possible."""
        from bridgetable.ui.progress.lines import path_of

        documents = self._parts.documents
        try:
            if not documents.open_document(documents.opened_case(str(path_of(case)))):
                return False
        except DocumentError as fault:
            self._session.refuse(fault)
            return False
        except CancelledError:
            return False
        if self._session.edition is not edition:
            self._session.set_edition(edition)
        return True

    def _make(self, family: str, edition: Edition) -> bool:
        """Opens another case of a family, which the user may have to wait for; returns whether there is one."""
        from bridgetable.cards.deal import random_seed
        from bridgetable.cases.tree import history_of
        from bridgetable.document.document import Document, Opened
        from bridgetable.generation.conditions import Conditions, NothingMadeError
        from bridgetable.generation.generate import generate

        text = self._session.words.text("waiting-case")
        try:
            case = self._parts.waiting.call(
                text, generate, Conditions(family=family, edition=edition), random_seed(), quick=False
            )
        except NothingMadeError as nothing:
            self._session.refuse(nothing)
            return False
        except CancelledError:
            return False
        return self._parts.documents.open_document(Opened(history_of(case), Document(case=case)))
