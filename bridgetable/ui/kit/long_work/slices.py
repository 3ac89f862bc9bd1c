"""Work that only the window's own thread can do: in slices, between which events are handled."""

from __future__ import annotations

from time import perf_counter
from typing import TypeVar

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from bridgetable.disk.steps import Steps
from bridgetable.laws.long_searches import CancelledError
from bridgetable.ui.kit.long_work.background import SLICE_SECONDS
from bridgetable.ui.kit.long_work.notice import waiting_notice
from bridgetable.words.catalogue import Words

R = TypeVar("R")


def in_slices(
    steps: Steps[R], words: Words, window: QWidget | None, *, text: str = "waiting-pages", cancellable: bool = True
) -> R:
    """What the steps come to, while the window goes on; raises CancelledError if the user cancels.

    `text` is the name of the sentence that says what is being done: pages are made unless another is given.
    """
    cancelled: list[None] = []
    with waiting_notice(words.text(text), words, window, cancellable) as dialog:
        dialog.rejected.connect(lambda: cancelled.append(None))
        until = perf_counter() + SLICE_SECONDS
        while not cancelled:
            try:
                next(steps)
            except StopIteration as end:
                result: R = end.value
                return result
            if perf_counter() >= until:
                QCoreApplication.processEvents()
                until = perf_counter() + SLICE_SECONDS
    # What the steps have begun ends before anybody is told.
    steps.close()
    raise CancelledError
