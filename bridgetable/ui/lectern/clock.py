"""The time that a lesson has taken."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

TICK = 1000
"""Milliseconds between two updates."""


class Clock(QObject):
    """Counts the seconds of a lesson; it can be paused and reset. `now` tells the time in seconds."""

    ticked = Signal()
    """The time to be shown may be another."""
    changed = Signal()
    """The time goes on, or has been paused."""

    def __init__(self, parent: QObject, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(parent)
        self._now = now
        self._before = 0.0
        self._since: float | None = None
        self.planned = 0
        """The minutes that are planned; 0 where none are."""
        self._timer = QTimer(self)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self.ticked)

    @property
    def runs(self) -> bool:
        """Whether the time goes on."""
        return self._since is not None

    @property
    def seconds(self) -> int:
        """The whole seconds counted so far."""
        running = self._now() - self._since if self._since is not None else 0.0
        return int(self._before + running)

    @property
    def text(self) -> str:
        """The time as minutes and seconds, or hours, minutes and seconds."""
        return _clock_text(self.seconds)

    @property
    def text_of_plan(self) -> str:
        """The time, and after a stroke the time that is planned: "12:07 / 45:00"."""
        return f"{self.text} / {_clock_text(60 * self.planned)}" if self.planned else self.text

    @property
    def is_over(self) -> bool:
        """Whether more time has passed than is planned."""
        return 0 < 60 * self.planned < self.seconds

    def plan(self, minutes: int) -> None:
        """Plans so many minutes; 0 plans none."""
        self.planned = minutes
        self.ticked.emit()

    def set_running(self, on: bool) -> None:
        """Has the time go on, or stand still."""
        if on and self._since is None:
            self._since = self._now()
            self._timer.start()
        elif not on and self._since is not None:
            self._before += self._now() - self._since
            self._since = None
            self._timer.stop()
        self.changed.emit()
        self.ticked.emit()

    def reset(self) -> None:
        """Begins at nought again, running or paused as it is."""
        self._before = 0.0
        self._since = self._now() if self._since is not None else None
        self.ticked.emit()


def _clock_text(seconds: int) -> str:
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
