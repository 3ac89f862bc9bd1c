"""Qt's fatal messages: after one Qt aborts the process, as it does where it cannot use the display."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NoReturn

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

_STANDARD_ERROR = 2
"""The file descriptor."""


@contextmanager
def ending_on_fatal_messages(end: Callable[[str], NoReturn]) -> Iterator[None]:
    """Has `end` end the process before Qt aborts it; `end` is given the reason in Qt's words.

    Qt says why in the warnings before the fatal message, so they are held back, and printed if none follows; so is
    what libraries of the system print meanwhile, as on Linux those of the display do.
    """
    messages: list[str] = []
    held = _HeldErrors()

    def receive(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind is QtMsgType.QtFatalMsg:
            held.release()
            end(" ".join(messages or text.splitlines()[:1]))
        messages.append(text)

    previous = qInstallMessageHandler(receive)
    try:
        yield
    finally:
        qInstallMessageHandler(previous)
        printed = held.release()
        if sys.stderr is not None:
            sys.stderr.writelines((printed, *(f"{message}\n" for message in messages)))
            sys.stderr.flush()


class _HeldErrors:
    """Keeps what the process prints to standard error, below Python, from when it is made until it is released."""

    def __init__(self) -> None:
        self._kept = self._before = -1
        if sys.platform == "linux":
            self._kept, self._before = os.memfd_create("errors"), os.dup(_STANDARD_ERROR)
            os.dup2(self._kept, _STANDARD_ERROR)

    def release(self) -> str:
        """Has later errors printed again, and returns what was kept; "" when called once more."""
        if self._kept < 0:
            return ""
        os.dup2(self._before, _STANDARD_ERROR)
        os.close(self._before)
        with os.fdopen(self._kept, encoding="utf-8", errors="replace") as kept:
            self._kept = -1
            kept.seek(0)
            return kept.read()
