"""The commands for the user and not for the table: preferences, the size of letters, the first page, the tour."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject

from bridgetable.ui.kit.accessibility import FocusRing

if TYPE_CHECKING:
    from pathlib import Path

    from bridgetable.ui.shell.parts import Parts
    from bridgetable.ui.welcome.first_page import FirstPage
    from bridgetable.ui.welcome.tour import Tour


class PersonalCommands(QObject):
    """Does what the commands say; `folder` is where tables are kept, None where they are not."""

    def __init__(self, parts: Parts, folder: Path | None) -> None:
        window = parts.window
        super().__init__(window)
        self._window, self._table, self._parts, self._session = window, parts.table, parts, parts.session
        self._view, self._folder = parts.view, folder
        self.page: FirstPage | None = None
        self.focus_ring = FocusRing(window)

    # -- the first page and the tour -----------------------------------------------------------------------------------

    @cached_property
    def tour(self) -> Tour:
        """The tour of this window."""
        from bridgetable.ui.welcome.tour import Tour

        documents = self._parts.documents
        return Tour(self._window, self._table, self._session, documents.opened_case, documents.open_document)

    def show_first_page(self) -> None:
        """Shows the first page over the table, if it is not there."""
        from bridgetable.ui.welcome.first_page import OFFERED, FirstPage

        view, parts = self._view, self._parts
        if self.page is not None:
            self.page.leave()
        commands = {name: parts.commands[name] for name in OFFERED}
        page = self.page = FirstPage(
            self._table, self._session, commands, parts.recent.paths, parts.recent.open, view.preferences.welcome
        )
        page.shown_at_start.connect(lambda on: view.change_preferences(welcome=on))
        page.left.connect(self._forget_page)

    def greet(self) -> None:
        """Shows the first page, unless the user wants none at the start."""
        if self._view.preferences.welcome:
            self.show_first_page()

    def _forget_page(self) -> None:
        self.page = None

    # -- preferences ---------------------------------------------------------------------------------------------------

    def choose_preferences(self) -> None:
        """Asks for the preferences; each applies at once, and all are as before if the dialog is cancelled."""
        from bridgetable.ui.preferences.dialog import PreferencesDialog

        view, session = self._view, self._session
        before, language = view.preferences, session.words.language
        changed: set[str] = set()
        dialog = PreferencesDialog(session.words, replace(before, language=language), self._folder, self._window)

        def change(name: str, value: object) -> None:
            changed.add(name)
            if name == "language":
                view.choose_language(str(value))
                dialog.reword(session.words)
            else:
                view.change_preferences(**{name: value})
            dialog.setFont(self._window.font())

        dialog.chosen.connect(change)
        if not dialog.exec():
            # What another part of the window has changed meanwhile is not given back.
            view.change_preferences(**{name: getattr(before, name) for name in changed})
            session.set_language(language)
        dialog.chosen.disconnect(change)
