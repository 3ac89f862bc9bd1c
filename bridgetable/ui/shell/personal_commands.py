"""The commands for the user and not for the table: preferences and the size of letters."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from bridgetable.ui.session.session import Session
from bridgetable.ui.shell.toolbar.commands import Commands
from bridgetable.ui.shell.view import View

if TYPE_CHECKING:
    from pathlib import Path


class PersonalCommands(QObject):
    """Connects the commands; `folder` is where tables are kept, None where they are not."""

    def __init__(
        self, window: QMainWindow, commands: Commands, session: Session, view: View, folder: Path | None
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._view, self._folder = window, session, view, folder
        commands.connect({
            "preferences": self.choose_preferences, "zoom-in": partial(view.zoom_by, 1),
            "zoom-out": partial(view.zoom_by, -1), "zoom-reset": partial(view.zoom_by, 0),
        })

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
