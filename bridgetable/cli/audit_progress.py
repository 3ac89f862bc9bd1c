"""How far an audit has come, on standard error: a line that is written over on a terminal, and its speed at the end."""

from __future__ import annotations

import sys
from time import monotonic

from bridgetable.audit.figures import Figures
from bridgetable.audit.run import Progress
from bridgetable.words.catalogue import Words

SECONDS_BETWEEN = 0.2
"""How often the line is written at most."""


class ProgressLine:
    """Shows progress, speed and the time left; nothing is shown meanwhile where nobody looks at a terminal."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._begun = self._shown = monotonic()
        self._kept = 0
        self._last: Progress | None = None
        self._width = 0

    @property
    def percent(self) -> int:
        """How much of the bytes have been audited, in per cent."""
        if self._last is None:
            return 0
        return 100 * self._last.read // self._last.size if self._last.size else 100

    def show(self, step: Progress) -> None:
        """Shows how far the audit has come, unless that was shown just now."""
        self._last, now = step, monotonic()
        if step.kept:
            # What an earlier run has done says nothing of the speed.
            self._begun, self._kept = now, step.read
        if not sys.stderr.isatty() or now - self._shown < SECONDS_BETWEEN:
            return
        self._shown = now
        done, seconds = step.read - self._kept, now - self._begun
        left = seconds * (step.size - step.read) / done if done else 0.0
        text = self._words.text("audit-progress", percent=self.percent, boards=step.boards,
                                speed=round(step.boards / max(seconds, 0.001)), left=clock(left))
        sys.stderr.write("\r" + text.ljust(self._width))
        sys.stderr.flush()
        self._width = len(text)

    def end(self) -> None:
        """Removes the line."""
        if self._width:
            sys.stderr.write("\r" + " " * self._width + "\r")
            sys.stderr.flush()

    def summary(self, figures: Figures) -> str:
        """How long the audit took, and how many boards it audited a second."""
        seconds = monotonic() - self._begun
        return self._words.text("audit-took", boards=figures.boards, time=clock(seconds),
                                speed=round(figures.boards / max(seconds, 0.001)))


def clock(seconds: float) -> str:
    """A time as minutes and seconds, or with hours: "2:05", "1:00:00"."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
