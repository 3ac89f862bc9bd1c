"""Keeping: after every move the table is written beside, and at the latest when the window closes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from bridgetable.document.document import DocumentError
from bridgetable.ui.session.session import Session

if TYPE_CHECKING:
    from bridgetable.document.autosave import Autosave

Refuse = Callable[[str], None]


class Keeping(QObject):
    """Writes what the session holds when it has changed; says why it cannot."""

    def __init__(self, session: Session, autosave: Autosave | None, refuse: Refuse, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._autosave, self._refuse = session, autosave, refuse
        # Once the window has shown what was done.
        self._waiting = QTimer(self, singleShot=True, interval=0)
        self._waiting.timeout.connect(self._write)

    def follow(self) -> None:
        """Something was done: it is written when the window has shown it."""
        if self._autosave is not None:
            self._waiting.start()

    def finish(self) -> None:
        """Writes at once what waits to be written."""
        if self._waiting.isActive():
            self._waiting.stop()
            self._write()

    def _write(self) -> None:
        session = self._session
        if self._autosave is None:
            return
        try:
            self._autosave.write(session.history, session.document, session.words, dirty=session.dirty)
        except DocumentError as fault:
            self._refuse(session.words.say(fault.message))
