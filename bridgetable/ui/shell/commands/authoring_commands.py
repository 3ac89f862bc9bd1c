"""The commands with which a case is written. The room is imported at its first use."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from bridgetable.ui.session.session import Session
from bridgetable.ui.shell.documents.opening import Documents
from bridgetable.ui.shell.toolbar.commands import Commands

if TYPE_CHECKING:
    from bridgetable.ui.authoring.authoring import Authoring

COMMANDS = {"case-details": "words", "expectations": "expectations"}
"""The commands, and the page of the case that each opens."""


class AuthoringCommands(QObject):
    """Connects the commands."""

    def __init__(self, window: QMainWindow, commands: Commands, session: Session, documents: Documents) -> None:
        super().__init__(window)
        self._window, self._session, self._save = window, session, commands["save"]
        # Before the table is saved or left; what is connected later is called later.
        for saving in ("save", "save-as"):
            commands[saving].triggered.connect(lambda *_: self.commit())
        documents.leaving.connect(self.commit)
        commands.connect({name: partial(self._open, page) for name, page in COMMANDS.items()})

    @cached_property
    def authoring(self) -> Authoring:
        """The case as it is written."""
        from bridgetable.ui.authoring.authoring import Authoring

        return Authoring(self._session, self._save, self._window)

    def _open(self, page: str) -> None:
        self.authoring.open(page)

    def commit(self) -> None:
        """Takes over what is typed, if the case is open."""
        if "authoring" in self.__dict__:
            self.authoring.commit()
