"""The handler of unexpected errors: writes a traceback to a log and a sentence to the caption."""

from __future__ import annotations

import traceback
from pathlib import Path
from types import TracebackType

from bridgetable.table.question import say
from bridgetable.ui.session.session import Session

MAX_BYTES = 1_000_000
"""The size in bytes above which the log is overwritten."""


class ErrorLog:
    """A replacement for `sys.excepthook`."""

    def __init__(self, session: Session, file: Path) -> None:
        self._session, self._file = session, file

    def __call__(self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        """Appends the traceback to the log, and shows in the window where the log is."""
        text = "".join(traceback.format_exception(kind, fault, trace))
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            mode = "a" if self._file.exists() and self._file.stat().st_size < MAX_BYTES else "w"
            with self._file.open(mode, encoding="utf-8", errors="backslashreplace") as file:
                file.write(text + "\n")
        except OSError:
            self._session.refuse(say("trouble-unlogged"))
            return
        self._session.refuse(say("trouble", file=str(self._file)))
