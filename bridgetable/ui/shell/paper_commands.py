"""The commands that print, export and copy the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from bridgetable.ui.session.session import Session
from bridgetable.ui.session.shown import ViewOptions

if TYPE_CHECKING:
    from bridgetable.ui.papers.papers import Papers
    from bridgetable.ui.shell.parts import Parts


class PaperCommands(QObject):
    """Connects the commands; what they need is imported when one of them is first used."""

    def __init__(self, window: QMainWindow, parts: Parts, session: Session, options: Callable[[], ViewOptions]) -> None:
        super().__init__(window)
        self._window, self._parts, self._session, self._options = window, parts, session, options
        parts.commands.connect(
            {
                "print": lambda: self.papers.print(),
                "export": lambda: self.papers.export(),
                "copy-picture": lambda: self.papers.copy_picture(),
                "copy-story": lambda: self.papers.copy_story(),
            }
        )

    @cached_property
    def papers(self) -> Papers:
        """What prints, exports and copies."""
        from bridgetable.ui.papers.papers import Papers

        return Papers(self._session, self._options, self._parts.waiting, self._window)
