"""Writes the autosave after every change, once the window has shown the change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from bridgetable.document.document import DocumentError
from bridgetable.ui.session.content.shown import Shown, changed
from bridgetable.ui.session.session import Session

if TYPE_CHECKING:
    from bridgetable.document.autosave import Autosave


class AutosaveTimer(QObject):
    """Writes what the session holds; a disk that refuses is reported in the caption."""

    def __init__(self, session: Session, autosave: Autosave, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._autosave = session, autosave
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._write)

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Has a change written as soon as the event loop is idle."""
        if before is not None and changed(before, after, "history", "document"):
            self._timer.start()

    def finish(self) -> None:
        """Writes at once what still waits to be written."""
        if self._timer.isActive():
            self._timer.stop()
            self._write()

    def _write(self) -> None:
        session = self._session
        try:
            self._autosave.write(session.history, session.document, session.words, dirty=session.dirty)
        except DocumentError as fault:
            session.refuse(fault)
