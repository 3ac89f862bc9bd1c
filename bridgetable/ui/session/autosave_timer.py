"""Writes the autosave after every change, as soon as the window has shown it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from bridgetable.document.document import DocumentError
from bridgetable.ui.session.content.shown import Shown, changed
from bridgetable.ui.session.session import Session

if TYPE_CHECKING:
    from bridgetable.document.autosave import Autosave


class AutosaveTimer(QObject):
    """Writes the history and the document of the session; a failure is reported in the caption."""

    def __init__(self, session: Session, autosave: Autosave, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._autosave = session, autosave
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._write)

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Schedules the autosave after a change of the history or the document."""
        if before is not None and changed(before, after, "history", "document"):
            self._timer.start()

    def finish(self) -> None:
        """Writes a scheduled autosave at once."""
        if self._timer.isActive():
            self._timer.stop()
            self._write()

    def _write(self) -> None:
        session = self._session
        try:
            self._autosave.write(session.history, session.document, session.words, dirty=session.dirty)
        except DocumentError as fault:
            session.refuse(fault)
