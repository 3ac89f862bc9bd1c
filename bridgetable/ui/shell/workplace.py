"""The parts of one window with all that its commands work with: what one learns with, the manual, papers."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QMainWindow

from bridgetable.ui.session.session import Session
from bridgetable.ui.session.shown import Shown
from bridgetable.ui.shell.actions import Commands
from bridgetable.ui.shell.arrangement import Arrangement
from bridgetable.ui.shell.manual_commands import ManualCommands
from bridgetable.ui.shell.parts import Parts
from bridgetable.ui.shell.personal_commands import PersonalCommands
from bridgetable.ui.shell.study import Study
from bridgetable.ui.shell.view import View
from bridgetable.ui.table.view import TableView

if TYPE_CHECKING:
    from bridgetable.cases.library.cases import LibraryCase
    from bridgetable.document.autosave import Autosave
    from bridgetable.ui.papers.papers import Papers


class Workplace(Parts):
    """The parts of one window, and what needs many of them."""

    # fmt: off
    def __init__(
        self, window: QMainWindow, session: Session, view: View, table: TableView, arrangement: Arrangement,
        settings: QSettings, autosave: Autosave | None, cache: Path | None, commands: Commands,
    ) -> None:
        super().__init__(window, session, view, table, arrangement, settings, autosave, cache, commands)
        kept = autosave.folder if autosave is not None else None
        self.study = Study(self, kept)
        self.personal = PersonalCommands(self, kept)
        self.manual = ManualCommands(self, self.study, settings)
        self.library.booklet_wanted.connect(self._make_booklet)
        # A rehearsal is left before the table is kept: what it shows is not.
        self.documents.leaving.connect(self.study.leave)
        self.documents.leaving.connect(self.leave)
    # fmt: on

    @cached_property
    def papers(self) -> Papers:
        """What prints, exports and copies the table."""
        from bridgetable.ui.papers.papers import Papers

        return Papers(self.session, lambda: self.view.options, self.waiting, self.window)

    def _make_booklet(self, cases: tuple[LibraryCase, ...]) -> None:
        panel, words = self.library.panel, self.session.words
        saved = self.papers.make_booklet(cases, panel.current, panel)
        if saved:
            panel.show_status(words.text("export-done", file=Path(saved).name))

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Passes the change on to each part."""
        super().follow(before, after)
        self.study.follow(before, after)

    def take_focus(self) -> None:
        """Moves the keyboard focus to what a rehearsal asks, or to the table."""
        if not self.study.take_focus():
            super().take_focus()

    def copy_rulings(self) -> None:
        """Copies all rulings as text."""
        self.panel.copied.emit(self.panel.text())

    def quit(self) -> None:
        """Closes the window, with everything kept as it is."""
        self.window.window().close()
