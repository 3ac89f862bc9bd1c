"""Qt's fatal messages: after one Qt aborts the process, as it does where it cannot use the display."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NoReturn

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler


@contextmanager
def ending_on_fatal_messages(end: Callable[[str], NoReturn]) -> Iterator[None]:
    """Has `end` end the process before Qt aborts it; `end` is given the reason in Qt's words.

    Qt says why in the warnings before the fatal message, so they are held back, and printed if none follows.
    """
    messages: list[str] = []

    def receive(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind is QtMsgType.QtFatalMsg:
            end(" ".join(messages or text.splitlines()[:1]))
        messages.append(text)

    previous = qInstallMessageHandler(receive)
    try:
        yield
    finally:
        qInstallMessageHandler(previous)
        sys.stderr.writelines(f"{message}\n" for message in messages)
