"""The rulings under the other editions, made while nothing else is done: to change the edition then takes no time."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from bridgetable.disk.steps import Steps
from bridgetable.ui.kit.waiting import is_waiting
from bridgetable.ui.session.session import Session

PAUSE = 1000
"""Milliseconds without a change after which it begins."""
SLICE_SECONDS = 0.004
"""How many seconds it takes before other events are processed."""


class RulingAhead(QObject):
    """Has a session rule its history under the other editions, in short slices between other events.

    While the user waits for something else, perhaps for one of these rulings, it leaves the time to that.
    """

    def __init__(self, session: Session, parent: QObject, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(parent)
        self._session, self._clock = session, clock
        self._steps: Steps[None] | None = None
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self.begin)
        self._slices = QTimer(self, interval=0)
        self._slices.timeout.connect(self._go_on)
        session.moved.connect(self._wait)

    @property
    def busy(self) -> bool:
        """Whether there is something left to rule."""
        return self._slices.isActive()

    def begin(self) -> None:
        """Begins now with what is not ruled yet."""
        self._steps = self._session.searches.rule_ahead(self._session.history)
        self._slices.start()

    def _wait(self) -> None:
        """Breaks off: the history is another, its cursor stands elsewhere, or something else is waited for."""
        self._slices.stop()
        if self._steps is not None:
            self._steps.close()
        self._pause.start()

    def _go_on(self) -> None:
        if is_waiting():
            self._wait()
            return
        until = self._clock() + SLICE_SECONDS
        for _ in self._steps or ():
            if self._clock() >= until:
                return
        self._slices.stop()
