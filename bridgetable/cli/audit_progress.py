"""How far an audit has come, on standard error: a line that is written over on a terminal, and its speed at the end."""

from __future__ import annotations

import shutil
import sys
from time import monotonic

from bridgetable.audit.output.pace import Pace
from bridgetable.audit.run import Progress
from bridgetable.words.catalogue import Words

SECONDS_BETWEEN = 0.2
"""How often the line is written at most."""


class ProgressLine:
    """Shows progress, speed and the time left; nothing is shown meanwhile where nobody looks at a terminal."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self.pace = Pace(monotonic)
        self._shown = monotonic()
        self._width = 0

    def show(self, step: Progress) -> None:
        """Shows how far the audit has come, unless that was shown just now."""
        self.pace.add(step)
        now = monotonic()
        if not sys.stderr.isatty() or now - self._shown < SECONDS_BETWEEN:
            return
        self._shown = now
        # A line that is longer than the terminal could not be written over.
        text = self.pace.line(self._words)[: shutil.get_terminal_size().columns - 1]
        sys.stderr.write("\r" + text.ljust(self._width))
        sys.stderr.flush()
        self._width = len(text)

    def end(self) -> None:
        """Removes the line."""
        if self._width:
            sys.stderr.write("\r" + " " * self._width + "\r")
            sys.stderr.flush()
