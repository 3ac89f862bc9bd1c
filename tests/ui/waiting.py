"""Waiting in tests: events are handled until a condition holds, however long a busy machine takes.

No test has a time limit of its own; GUARD only ends a test that would hang.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from PySide6.QtCore import QTimer, SignalInstance
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

GUARD = 600_000
"""Milliseconds after which a wait is taken for a hang."""
TURNS = 20
"""Turns of the event loop in which every layout of a window comes to rest."""


def until(qtbot: QtBot, condition: Callable[[], bool]) -> None:
    """Handles events until the condition holds."""
    qtbot.waitUntil(condition, timeout=GUARD)


def settle() -> None:
    """Handles events until layouts have come to rest: one layout may ask for another, each a turn of the loop later."""
    for _ in range(TURNS):
        QApplication.processEvents()


def turns_until(qtbot: QtBot, condition: Callable[[], bool]) -> int:
    """Handles events until the condition holds; how often the event loop went round before it did."""
    turns = 0

    def turn() -> None:
        nonlocal turns
        if not condition():
            turns += 1

    ticking = QTimer(interval=0)
    ticking.timeout.connect(turn)
    ticking.start()
    until(qtbot, condition)
    ticking.stop()
    return turns


def values_of(signal: SignalInstance) -> list[object]:
    """Collects the values a signal with one argument is emitted with from now on."""
    values: list[object] = []
    signal.connect(values.append)
    return values


def stopped_clock() -> Callable[[], float]:
    """A clock that stands still: work that is shared out by time is done in one go."""
    return lambda: 0.0


def racing_clock() -> Callable[[], float]:
    """A clock on which a second passes between two looks: work that is shared out by time stops after every piece."""
    seconds = count()
    return lambda: float(next(seconds))
