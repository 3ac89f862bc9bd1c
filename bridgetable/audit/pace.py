"""How far an audit has come, how fast it is, and how long it still takes, in words."""

from __future__ import annotations

from collections.abc import Callable

from bridgetable.audit.run import Progress
from bridgetable.words.catalogue import Words


class Pace:
    """Measures the speed of an audit, which begins now, from its steps; `clock` gives the time in seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._begun = clock()
        self._kept: Progress | None = None
        self._last: Progress | None = None

    def add(self, step: Progress) -> None:
        """Takes the next step into account."""
        self._last = step
        if step.kept:
            # What an earlier run has done says nothing of the speed.
            self._begun, self._kept = self._clock(), step

    @property
    def seconds(self) -> float:
        """How long the audit has taken, without what an earlier one had done."""
        return max(self._clock() - self._begun, 0.001)

    @property
    def percent(self) -> int:
        """How much of the bytes have been audited, in per cent."""
        if self._last is None:
            return 0
        return 100 * self._last.read // self._last.size if self._last.size else 100

    @property
    def speed(self) -> int:
        """How many boards were audited a second."""
        before = 0 if self._kept is None else self._kept.boards
        return 0 if self._last is None else round((self._last.boards - before) / self.seconds)

    @property
    def left(self) -> float:
        """How many seconds the rest will take at this speed; 0 while that is not known."""
        last = self._last
        done = 0 if last is None else last.read - (0 if self._kept is None else self._kept.read)
        return self.seconds * (last.size - last.read) / done if last is not None and done else 0.0

    def line(self, words: Words) -> str:
        """How far the audit has come."""
        boards = 0 if self._last is None else self._last.boards
        return words.text(
            "audit-progress", percent=self.percent, boards=boards, speed=self.speed, left=time_text(self.left, words)
        )

    def summary(self, words: Words) -> str:
        """How long the audit took, and how fast it was."""
        boards = 0 if self._last is None else self._last.boards
        return words.text("audit-took", boards=boards, time=time_text(self.seconds, words), speed=self.speed)


def time_text(seconds: float, words: Words) -> str:
    """A time as "0.3 s", as minutes and seconds, "2:05", or with hours, "1:00:00"."""
    tenths = round(10 * seconds)
    if tenths < 100:
        return words.text("audit-seconds", whole=tenths // 10, tenths=tenths % 10)
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
