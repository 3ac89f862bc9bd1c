"""What one learns with in a window: it connects the rooms of the menu of study with the parts around the table.

Rooms are imported and built at their first use, so that the window appears sooner.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING, Protocol

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from bridgetable.ui.session.session import Session
from bridgetable.ui.session.shown import Shown
from bridgetable.ui.shell.arrangement import Arrangement
from bridgetable.ui.shell.view import View

if TYPE_CHECKING:
    from bridgetable.ui.director.dialogs import DirectorDialogs
    from bridgetable.ui.entry.caption_presenter import CaptionPresenter
    from bridgetable.ui.entry.keys import Keys
    from bridgetable.ui.figures.double_dummy import DoubleDummy
    from bridgetable.ui.lectern.lectern import Lectern
    from bridgetable.ui.library.library import Library
    from bridgetable.ui.rehearsal.page import RehearsalPage
    from bridgetable.ui.rehearsal.rehearsal import Rehearsal
    from bridgetable.ui.session.autosave_slot import AutosaveTimer
    from bridgetable.ui.shell.commands import Commands
    from bridgetable.ui.shell.opening import Documents
    from bridgetable.ui.shell.toolbar import Toolbar
    from bridgetable.ui.wall.presentation import Presentation

IN_A_REHEARSAL = ("show-answer", "question-before", "leave-rehearsal")
"""The commands that there is something to do for only while a case is rehearsed."""
NOT_IN_A_REHEARSAL = (
    "library",
    "save",
    "save-as",
    "contract",
    "director",
    "ask",
    "wrong",
    "table",
    "claim",
    "concede",
    "call",
    "change-call",
    "note",
    "edit-note",
    "retitle",
    "assign",
    "penalty",
    "results",
    "edition",
    "compare-editions",
    "compare-branches",
    "marks",
    "knowledge",
    "copy-rulings",
    "figures",
    "tour",
    "deal-editor",
    "print",
    "export",
    "copy-story",
    "copy-pbn",
    "copy-lin",
    "copy-link",
    "case-details",
    "expectations",
)
"""The commands that would change what is only shown, or give away what is asked."""
OTHERWISE_DISABLED = ("contract", "claim", "concede", "call", "change-call", "edit-note", "assign")
"""Those of them that the window disables for other reasons too."""


class StudyParts(Protocol):
    """The parts of a window that a rehearsal is shown in, and that it ends."""

    @property
    def autosave(self) -> AutosaveTimer | None:
        """What keeps the table against a crash."""

    @property
    def caption_presenter(self) -> CaptionPresenter:
        """What says above the table what just happened."""

    @property
    def commands(self) -> Commands:
        """The actions of all commands."""

    @property
    def director_dialogs(self) -> DirectorDialogs:
        """What shows the page of a Law."""

    @property
    def documents(self) -> Documents:
        """What opens another case like the one on the table."""

    @property
    def figures(self) -> DoubleDummy:
        """The figures on the cards."""

    @property
    def keys(self) -> Keys:
        """What is done with keys that no widget has used."""

    @property
    def lectern(self) -> Lectern:
        """What leads through a case on the wall."""

    @property
    def library(self) -> Library:
        """What opens the next case."""

    @property
    def panel(self) -> QWidget:
        """The Director's panel."""

    @property
    def presentation(self) -> Presentation:
        """The wall that the table is shown on."""

    @property
    def toolbar(self) -> Toolbar:
        """The buttons of menus that act at the table."""

    def update_commands(self) -> None:
        """Enables and checks the commands as they are now."""


class Study(QObject):
    """Begins and leaves a rehearsal, and shows it in the parts of the window."""

    answered = Signal(object)
    """An Answered: a question of a rehearsal was answered, and marked."""

    def __init__(
        self, parts: StudyParts, session: Session, view: View, arrangement: Arrangement, table: QWidget
    ) -> None:
        super().__init__(session)
        self._parts, self._session, self._view = parts, session, view
        self._arrangement, self._table = arrangement, table
        self._built, self._had_panel, self._had_figures = False, True, False

    @property
    def commands(self) -> dict[str, Callable[[], object]]:
        """What the commands of a rehearsal do, by name."""
        return {
            "rehearse": self.rehearse,
            "show-answer": lambda: self.rehearsal.show_answer(),
            "question-before": lambda: self.rehearsal.step_back(),
            "leave-rehearsal": self.leave,
        }

    @property
    def is_rehearsing(self) -> bool:
        """Whether a case is being rehearsed."""
        return self._built and self.rehearsal.is_on

    @cached_property
    def rehearsal(self) -> Rehearsal:
        """The rehearsal of this window."""
        from bridgetable.ui.rehearsal.rehearsal import Rehearsal

        rehearsal = Rehearsal(self._session, lambda: self._view.preferences.speed, self)
        rehearsal.changed.connect(self._show)
        rehearsal.left.connect(self._end)
        rehearsal.answered.connect(self.answered)
        self._built = True
        return rehearsal

    @cached_property
    def page(self) -> RehearsalPage:
        """The page that stands in place of the Director's panel meanwhile."""
        from bridgetable.ui.rehearsal.page import RehearsalPage

        page = RehearsalPage()
        page.given.connect(lambda given: self.rehearsal.answer(given))
        page.wanted.connect(self.do)
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
        parts.lectern.clicker.beyond = self._go_beyond
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
        parts.keys.instead = parts.lectern.clicker.beyond = None
        parts.presentation.say_instead(())
        self._view.set_options(replace(self._view.options, asking=False))
        parts.caption_presenter.awaited = ""
        parts.caption_presenter.resume()
        self._arrangement.show_in_panel(parts.panel)
        self._arrangement.panel.setVisible(self._had_panel)
        parts.figures.set_enabled(self._had_figures)
        for name in NOT_IN_A_REHEARSAL:
            if name not in OTHERWISE_DISABLED:
                parts.commands[name].setEnabled(True)
        parts.update_commands()
        self._table.setFocus()

    # -- what is wanted ------------------------------------------------------------------------------------------------

    def do(self, name: str) -> None:
        """Does what the button of this name on the page stands for."""
        rehearsal = self.rehearsal
        actions: dict[str, Callable[[], object]] = {
            "go-on": rehearsal.go_on,
            "aloud": rehearsal.say_aloud,
            "show": rehearsal.show_answer,
            "ask-again": rehearsal.step_back,
            "again": self.rehearse,
            "next-case": self._rehearse_next,
            "another": self._rehearse_another,
            "leave": self.leave,
        }
        actions.get(name, partial(rehearsal.mark_as, name))()

    def _rehearse_next(self) -> None:
        """Rehearses the next case of the folder; after the last one that is said, and the case stays."""
        session = self._session
        was = session.document.path
        self._parts.library.next_case()
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
        from bridgetable.ui.rehearsal.hidden import said_on_wall

        parts, session, moment = self._parts, self._session, self.rehearsal.moment
        words = session.words
        self.page.show_moment(moment, session.history, session.document.opening(words.language)[0], words)
        parts.presentation.say_instead(said_on_wall(moment, words))
        self._view.set_options(replace(self._view.options, asking=moment.asked is not None))
        parts.caption_presenter.awaited = words.text(f"rehearsing-caption-{moment.phase.value}")
        parts.caption_presenter.resume()
        parts.update_commands()
        self.page.take_focus()

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Tells everything in another language."""
        if self.is_rehearsing and before is not None and before.words is not after.words:
            self._show()

    def update_commands(self) -> None:
        """Enables the commands of a rehearsal while there is one, and disables those that would disturb it."""
        on, commands = self.is_rehearsing, self._parts.commands
        commands["rehearse"].setEnabled(on or bool(self._session.history.nodes))
        for name in IN_A_REHEARSAL:
            commands[name].setEnabled(on)
        for name in NOT_IN_A_REHEARSAL if on else ():
            commands[name].setEnabled(False)
        if on:
            commands["show-answer"].setEnabled(self.rehearsal.waits_for_answer)
            # Its key is a letter in the number of a Law.
            commands["black"].setEnabled(commands["black"].isEnabled() and not self.page.question.asks_law)
        for name in ("director", "ask", "table", "edition"):
            self._parts.toolbar.buttons[name].setEnabled(not on)
