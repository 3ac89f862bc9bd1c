"""Which autosave a window uses: each window that is open has its own, and one whose program has ended is taken over.

The lock is Qt's, which is loaded already. By the number of the process in its file alone a lock could seem to be held
for ever, where the number was given to another program; so Qt is asked to remove the file, which it does only if the
operating system knows of no program that holds it. That is so on network drives too, where they support locks at all.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QLockFile, QObject, Qt, QTimer

from bridgetable.document.autosave import Autosave, autosave_numbers
from bridgetable.document.document import DocumentError
from bridgetable.ui.session.session import Session
from bridgetable.ui.session.shown import Shown, changed

# -- Writes the autosave after every change, as soon as the window has shown it and before anything else can be done ---


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
            self._do(
                partial(self._autosave.begin, session.history, session.document, session.words, dirty=session.dirty)
            )

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


_PATIENCE = 2000
"""Milliseconds to wait for another program that is choosing its autosave at the same moment."""


def claim_autosave(folder: Path) -> tuple[Autosave, int]:
    """The autosave of a new window, and how many tables of programs that have ended were put away.

    Of several autosaves that no program holds it is the latest that has unsaved changes, or else the latest; the others
    are put among the earlier tables.
    """
    with suppress(OSError):  # where there is no folder writing says so
        folder.mkdir(parents=True, exist_ok=True)
    choosing = QLockFile(str(folder / "choosing.lock"))
    choosing.setStaleLockTime(2 * _PATIENCE)
    choosing.tryLock(_PATIENCE)
    try:
        numbers = autosave_numbers(folder)
        left = [held for number in numbers if (held := hold(folder, number)) is not None]
        if not left:
            return _new(folder, numbers), 0
        if len(left) == 1:
            # What is in it need not be known: to read it the Laws are loaded.
            return left[0], 0
        mine = max(left, key=lambda autosave: (autosave.is_unsaved, autosave.written))
        return mine, sum(_put_away(other) for other in left if other is not mine)
    finally:
        choosing.unlock()


def _new(folder: Path, taken: tuple[int, ...]) -> Autosave:
    """An autosave with the first number that no program holds."""
    number = 1
    while number in taken or (held := hold(folder, number)) is None:
        number += 1
    return held


def hold(folder: Path, number: int) -> Autosave | None:
    """The autosave with this number in this folder, held by this program; None if another program holds it."""
    lock = QLockFile(str(folder / f"table-{number}.lock"))
    lock.setStaleLockTime(0)
    if lock.tryLock(0) or (lock.removeStaleLockFile() and lock.tryLock(0)):
        return Autosave(folder, number, lock)
    # In a folder in which nothing can be written there are no locks, and nothing to protect.
    return None if lock.error() is QLockFile.LockError.LockFailedError else Autosave(folder, number)


def _put_away(autosave: Autosave) -> bool:
    try:
        return autosave.put_away()
    except DocumentError:
        return False
