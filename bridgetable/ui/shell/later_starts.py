"""Opening in the running window what later starts of the program are given; its process is the primary instance.

Threads listen, so that one which sends nothing, or anything, holds up neither the window nor the others; what is asked
is decided where the window is.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from threading import BoundedSemaphore, Condition, Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from bridgetable.disk.handing_over import BUSY, GREETING, LONGEST, PATIENCE, TAKEN, Listener, Request, unpacked
from bridgetable.disk.primary_instance import Claim, PrimaryInstance
from bridgetable.words.languages import OFFERED

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

MOST = 16
"""How many other processes are listened to at once."""
_STACKING = ("xcb", "windows", "cocoa")
"""Where a window may be raised above others; elsewhere Qt only warns."""
_AGAIN = 50
"""Milliseconds after which a window that was at work looks again whether it is free."""
_PAUSE = 0.1
"""Seconds to wait after an error before listening again."""
DECIDED_WITHIN = PATIENCE - 0.5
"""Seconds in which the window decides; after them the other process opens a window of its own, and this one may not."""


class PendingRequest:
    """What another process asks of the window; it is answered once, or no longer."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self._changed = Condition()
        self._answer: bytes | None = None

    @property
    def is_open(self) -> bool:
        """Whether the other process still waits for an answer."""
        with self._changed:
            return self._answer is None

    def answer(self, answer: bytes) -> bool:
        """Gives the answer; returns whether it is the one that counts."""
        with self._changed:
            if self._answer is not None:
                return False
            self._answer = answer
            self._changed.notify_all()
            return True

    def answered(self, seconds: float) -> bytes:
        """The answer, once there is one; BUSY if there is none within these seconds, and then for ever."""
        with self._changed:
            self._changed.wait_for(lambda: self._answer is not None, seconds)
            if self._answer is None:
                self._answer = BUSY
            return self._answer


class LaterStarts(QObject):
    """Listens while this process is the primary instance, which it becomes when it can and the user works with it.

    `open_files` opens files as the window does, `choose_language` shows it in a language, and `at_work` says whether
    the user is waiting for something. `decided_within` is how many seconds another process waits.
    """

    _asked = Signal(PendingRequest)

    def __init__(
        self,
        window: QWidget,
        instance: PrimaryInstance,
        claim: Claim | None,
        at_work: Callable[[], bool],
        open_files: Callable[[tuple[str, ...]], object],
        choose_language: Callable[[str], object],
        decided_within: float = DECIDED_WITHIN,
    ) -> None:
        super().__init__(window)
        self._window, self._instance, self._claim, self._at_work = window, instance, claim, at_work
        self._open_files, self._choose_language = open_files, choose_language
        self._listener: Listener | None = None
        self.decided_within = decided_within
        self._free = BoundedSemaphore(MOST)
        self._asked.connect(self.decide, Qt.ConnectionType.QueuedConnection)
        self.listen()

    # -- listening -----------------------------------------------------------------------------------------------------

    @property
    def is_listening(self) -> bool:
        """Whether this process is the primary instance, and can be asked."""
        return self._listener is not None

    def listen(self) -> None:
        """Listens, unless another process is the primary instance; where it cannot, another one may."""
        if self._listener is not None:
            return
        claim = self._claim or self._instance.claim()
        if claim is None:
            return
        try:
            self._listener = Listener(claim.address, MOST)
        except OSError:
            claim.release()
            self._claim = None
            return
        self._claim = claim
        Thread(target=self._accept, args=(self._listener,), daemon=True).start()

    def listen_when_active(self, state: Qt.ApplicationState) -> None:
        """Listens if the user works with this window, and the primary instance is gone."""
        if state is Qt.ApplicationState.ApplicationActive:
            self.listen()

    def end(self) -> None:
        """Listens no longer, and lets another process become the primary instance."""
        listener, claim = self._listener, self._claim
        self._listener = self._claim = None
        if listener is not None:
            with suppress(OSError):
                listener.close()
        if claim is not None:
            claim.release()

    def _accept(self, listener: Listener) -> None:
        """Takes what connects, each in a thread of its own."""
        while self._listener is listener:
            try:
                connection = listener.accept()
            except (OSError, EOFError):
                # It was closed, the other process has ended already, or too many files are open.
                time.sleep(_PAUSE)
                continue
            if self._free.acquire(blocking=False):
                Thread(target=self._converse, args=(connection,), daemon=True).start()
            else:
                connection.close()

    def _converse(self, connection: Connection) -> None:
        """Asks the window what another process wants of it; what is no request gets no answer."""
        try:
            # RuntimeError: the window was deleted meanwhile.
            with suppress(OSError, EOFError, ValueError, RuntimeError), connection:
                connection.send_bytes(GREETING)
                if connection.poll(self.decided_within):
                    asked = PendingRequest(unpacked(connection.recv_bytes(LONGEST)))
                    self._asked.emit(asked)
                    connection.send_bytes(asked.answered(self.decided_within))
        finally:
            self._free.release()

    # -- deciding ------------------------------------------------------------------------------------------------------

    def decide(self, asked: PendingRequest) -> None:
        """Takes what is asked, unless a dialog waits for the user, who would lose what is open under it."""
        if self._at_work() and asked.is_open:
            QTimer.singleShot(_AGAIN, self, partial(self.decide, asked))
            return
        request, dialog = asked.request, QApplication.activeModalWidget()
        if request.files and dialog is not None:
            asked.answer(BUSY)
        elif asked.answer(TAKEN):
            bring_to_front(dialog or self._window, request.token)
            if request.language in OFFERED:
                self._choose_language(request.language)
            if request.files:
                self._open_files(request.files)


def bring_to_front(widget: QWidget, token: str = "") -> None:
    """Brings the window of the widget to the front, by a token where the desktop wants one; else it draws attention."""
    window = widget.window()
    if token and QApplication.platformName().startswith("wayland"):
        # Qt takes it from there.
        os.environ["XDG_ACTIVATION_TOKEN"] = token
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    if QApplication.platformName() in _STACKING:
        window.raise_()
    window.activateWindow()
    os.environ.pop("XDG_ACTIVATION_TOKEN", None)
    QApplication.alert(window)
