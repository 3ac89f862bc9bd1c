"""What one learns with in a window: rehearsals, exams and progress, connected with the parts around the table.

Rooms are imported and built at their first use, so that the window appears sooner.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject

from bridgetable.document.document import DocumentError
from bridgetable.laws.long_searches import CancelledError
from bridgetable.ui.session.shown import Shown

if TYPE_CHECKING:
    from pathlib import Path

    from bridgetable.rehearsal.asked import Answered, CaseInFile
    from bridgetable.rehearsal.progress import Scheduled
    from bridgetable.table.edition import Edition
    from bridgetable.ui.changes.what_changed import WhatChanged
    from bridgetable.ui.exam.exams import Exams
    from bridgetable.ui.progress.dialog import Progress
    from bridgetable.ui.rehearsal.page import RehearsalPage
    from bridgetable.ui.rehearsal.rehearsal import Rehearsal
    from bridgetable.ui.rehearsal.told import RehearsalAction
    from bridgetable.ui.shell.parts import Parts


class Study(QObject):
    """Begins and leaves a rehearsal, and shows it in the parts of the window; opens progress and exams.

    `folder` is where tables are kept, None where they are not; `cache` where is kept what can be found again.
    """

    def __init__(self, parts: Parts, folder: Path | None, cache: Path | None) -> None:
        super().__init__(parts)
        self._cache = cache
        self._parts, self._session, self._view = parts, parts.session, parts.view
        self._arrangement, self._folder = parts.arrangement, folder
        self._had_panel, self._had_figures = True, False
        self._rehearsal: Rehearsal | None = None  # made on first use

    @property
    def is_rehearsing(self) -> bool:
        """Whether a case is being rehearsed."""
        return self._rehearsal is not None and self._rehearsal.is_on

    @property
    def asks_law(self) -> bool:
        """Whether a rehearsal waits for the number of a Law, in which letters are typed."""
        return self.is_rehearsing and self.page.question.asks_law

    @property
    def rehearsal(self) -> Rehearsal:
        """The rehearsal of this window."""
        if self._rehearsal is None:
            from bridgetable.ui.rehearsal.rehearsal import Rehearsal

            self._rehearsal = rehearsal = Rehearsal(self._session, lambda: self._view.preferences.speed, self)
            rehearsal.changed.connect(self._show)
            rehearsal.left.connect(self._end)
            rehearsal.answered.connect(self.keep)
        return self._rehearsal

    @cached_property
    def page(self) -> RehearsalPage:
        """The page that stands in place of the Director's panel meanwhile."""
        from bridgetable.ui.rehearsal.page import RehearsalPage

        page = RehearsalPage()
        page.given.connect(lambda given: self.rehearsal.answer(given))
        page.wanted.connect(self.do)
        page.marked.connect(lambda outcome: self.rehearsal.mark(outcome))
        page.clause_opened.connect(self._parts.director_dialogs.show_law)
        # Where the wall covers the window it shows what is being answered.
        page.question.answering.connect(self._parts.presentation.show_answering)
        return page

    # -- beginning and leaving -----------------------------------------------------------------------------------------

    def rehearse(self) -> None:
        """Rehearses what is on the table from its first step; again, if that is being done."""
        self.leave()
        parts = self._parts
        if parts.autosave is not None:
            # What is only shown is not written, so what is to be written is written first.
            parts.autosave.finish()
        self._had_figures = parts.figures.enabled
        parts.figures.set_enabled(False)
        parts.library.close()
        self._had_panel = not self._arrangement.panel.isHidden()
        self._arrangement.show_in_panel(self.page)
        parts.keys.instead = self.page.handle_key
        parts.clicker.beyond = self._go_beyond
        self.rehearsal.begin()
        if not self.is_rehearsing:
            # The user would not wait for the Laws.
            self._end()

    def leave(self) -> None:
        """Shows what was open again, as it was."""
        if self.is_rehearsing:
            self.rehearsal.leave()

    def _end(self) -> None:
        parts = self._parts
        parts.keys.instead = parts.clicker.beyond = None
        parts.presentation.say_instead(())
        self._view.set_options(replace(self._view.options, asking=False))
        parts.caption_presenter.awaited = ""
        parts.caption_presenter.resume()
        self._arrangement.show_in_panel(parts.panel)
        self._arrangement.panel.setVisible(self._had_panel)
        parts.figures.set_enabled(self._had_figures)
        parts.commands.update()
        self._parts.table.setFocus()

    # -- what is wanted ------------------------------------------------------------------------------------------------

    def do(self, action: RehearsalAction) -> None:
        """Does what the user wants on the page."""
        from bridgetable.ui.rehearsal.told import RehearsalAction

        rehearsal = self.rehearsal
        does: dict[RehearsalAction, Callable[[], object]] = {
            RehearsalAction.GO_ON: rehearsal.go_on,
            RehearsalAction.ALOUD: rehearsal.say_aloud,
            RehearsalAction.SHOW: rehearsal.show_answer,
            RehearsalAction.ASK_AGAIN: rehearsal.step_back,
            RehearsalAction.AGAIN: self.rehearse,
            RehearsalAction.NEXT_CASE: self._rehearse_next,
            RehearsalAction.ANOTHER: self._rehearse_another,
            RehearsalAction.LEAVE: self.leave,
        }
        does[action]()

    def _rehearse_next(self) -> None:
        """Rehearses the next case of the folder; after the last one that is said, and the case stays."""
        session = self._session
        was = session.document.path
        self._parts.library.course.next_case()
        if session.changeable and session.document.path != was:
            self.rehearse()

    def _rehearse_another(self) -> None:
        """Rehearses a case made like this one, if the user waits for it and there is one."""
        self.leave()
        was = self._session.document
        self._parts.documents.open_another_like_this()
        if self._session.document is not was:
            self.rehearse()

    def take_focus(self) -> bool:
        """Moves the keyboard focus to what is asked; returns whether a case is being rehearsed."""
        if self.is_rehearsing:
            self.page.take_focus()
        return self.is_rehearsing

    def _go_beyond(self, by: int) -> None:
        """Goes on after the last page of the wall; a question waits for an answer."""
        if by > 0:
            self.rehearsal.go_on()

    # -- showing -------------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        """Shows the moment of the rehearsal on the page, in the caption and on the wall."""
        from bridgetable.ui.rehearsal.told import said_on_wall

        parts, session, moment = self._parts, self._session, self.rehearsal.moment
        words = session.words
        self.page.show_moment(moment, session.history, session.document.opening(words.language)[0], words)
        parts.presentation.say_instead(said_on_wall(moment, words))
        self._view.set_options(replace(self._view.options, asking=moment.asked is not None))
        parts.caption_presenter.awaited = words.text(f"rehearsing-caption-{moment.phase.value}")
        parts.caption_presenter.resume()
        parts.commands.update()
        self.page.take_focus()

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Tells everything in another language."""
        if self.is_rehearsing and before is not None and before.words is not after.words:
            self._show()

    # -- progress and exams --------------------------------------------------------------------------------------------

    @cached_property
    def progress(self) -> Progress:
        """The progress of the user."""
        from bridgetable.ui.progress.dialog import Progress

        progress = Progress(self._session, self._folder, self._parts.window)
        progress.rehearsal_wanted.connect(self.rehearse_scheduled)
        return progress

    @cached_property
    def exams(self) -> Exams:
        """The exams taken in this window; what was answered in them is progress, too."""
        from bridgetable.ui.exam.exams import Exams

        exams = Exams(self._session, self._parts.waiting, self._folder, lambda: self._view.options, self._parts.window)
        exams.ended.connect(lambda answers: self.progress.keep_all(answers))
        return exams

    @cached_property
    def changes(self) -> WhatChanged:
        """What changed from one edition to another, with the cases that show it."""
        from bridgetable.ui.changes.what_changed import WhatChanged

        parts = self._parts
        return WhatChanged(self._session, parts.documents, parts.waiting, self._view.choose_edition, self._cache)

    def keep(self, answered: Answered) -> None:
        """Keeps an answer of a rehearsal."""
        self.progress.keep(answered)

    def rehearse_scheduled(self, scheduled: Scheduled) -> None:
        """Rehearses a case that has come back, or another one of its family."""
        from bridgetable.rehearsal.progress import Family

        subject, edition = scheduled.subject, scheduled.edition
        if self._make(subject.name, edition) if isinstance(subject, Family) else self._open(subject, edition):
            self.rehearse()

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
