"""Writes the autosave after every change, as soon as the window has shown it and before anything else can be done.

Where a table of thousands of steps has to be written whole, the window goes on between the parts of that work.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer

from bridgetable.document.document import DocumentError
from bridgetable.ui.session.content.shown import Shown, changed
from bridgetable.ui.session.session import Session

if TYPE_CHECKING:
    from bridgetable.document.autosave import Autosave

_WRITE = QEvent.Type(QEvent.registerEventType())
UNHURRIED = 2000
"""Milliseconds after which the autosave of a table that is in a file is written: at the start all else comes first."""
_AFTER_PAINTING = Qt.EventPriority.LowEventPriority.value - 1


class AutosaveTimer(QObject):
    """Writes the history and the document of the session; a failure is reported in the caption.

    `folder` and `number` are those of the autosave: where else something of this window is kept.
    """

    def __init__(self, session: Session, autosave: Autosave, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._autosave = session, autosave
        self.folder, self.number = autosave.folder, autosave.number
        self._scheduled = self._posted = False
        self._unhurried = QTimer(self, singleShot=True, interval=UNHURRIED)
        self._unhurried.timeout.connect(self.schedule)
        self._parts = QTimer(self, interval=0)
        self._parts.timeout.connect(self._go_on)

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Schedules the autosave after a change of the history or the document; what is only shown is not kept."""
        if before is not None and self._session.changeable and changed(before, after, "history", "document"):
            self.schedule()

    def schedule(self) -> None:
        """Schedules the autosave, once.

        Posted events come before those of the user and before timers, so that no second action is done before it.
        """
        self._scheduled = True
        if not self._posted:
            self._posted = True
            QCoreApplication.postEvent(self, QEvent(_WRITE), _AFTER_PAINTING)

    def schedule_unhurried(self) -> None:
        """Schedules the autosave of a table that has just been read from a file, where it still is."""
        self._scheduled = True
        self._unhurried.start()

    def event(self, event: QEvent) -> bool:
        """Writes a scheduled autosave."""
        if event.type() == _WRITE:
            self._posted = False
            self._begin()
            return True
        return super().event(event)

    def finish(self) -> None:
        """Writes a scheduled autosave, and all that has been begun, at once."""
        self._begin()
        while self._parts.isActive():
            self._go_on()

    def _begin(self) -> None:
        session = self._session
        if self._scheduled:
            self._scheduled = False
            self._unhurried.stop()
            self._do(partial(
                self._autosave.begin, session.history, session.document, session.words, dirty=session.dirty
            ))

    def _go_on(self) -> None:
        self._do(self._autosave.go_on)

    def _do(self, write: Callable[[], bool]) -> None:
        """Does a part of the writing, with the next one to follow if there is any."""
        try:
            done = write()
        except DocumentError as fault:
            done = True
            self._session.refuse(fault)
        if done:
            self._parts.stop()
        elif not self._parts.isActive():
            self._parts.start()
