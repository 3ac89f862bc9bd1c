"""What is done with an unexpected error: a traceback in a log, a sentence on the screen, and the table is unharmed."""

from __future__ import annotations

import traceback
from pathlib import Path
from types import TracebackType

from bridgetable.table.question import say
from bridgetable.ui.session.session import Session

LARGEST = 1_000_000
"""A log of more bytes is begun anew."""


class ErrorLog:
    """Takes the place of `sys.excepthook`."""

    def __init__(self, session: Session, file: Path) -> None:
        self._session, self._file = session, file

    def __call__(self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        """Writes the traceback into the log, and says in the window where it is."""
        text = "".join(traceback.format_exception(kind, fault, trace))
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            mode = "a" if self._file.exists() and self._file.stat().st_size < LARGEST else "w"
            with self._file.open(mode, encoding="utf-8") as file:
                file.write(text + "\n")
        except OSError:
            self._session.refuse(say("trouble-unlogged"))
            return
        self._session.refuse(say("trouble", file=str(self._file)))
