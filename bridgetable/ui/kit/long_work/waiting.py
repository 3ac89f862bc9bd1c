"""Waiting for work in the background: the window goes on, input waits, and the user can cancel."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, SignalInstance
from PySide6.QtWidgets import QWidget

from bridgetable.disk.steps import Steps
from bridgetable.laws.long_searches import (
    QUICK,
    CancelledError,
    Results,
    SearchPostponedError,
    learn,
    postponing,
    with_results,
)
from bridgetable.ui.kit.long_work.background import SLICE_SECONDS, Background, Task
from bridgetable.ui.kit.long_work.notice import is_waiting, waited_for, waiting_notice
from bridgetable.ui.kit.long_work.slices import in_slices
from bridgetable.words.catalogue import Words

R = TypeVar("R")


class Waiting(QObject):
    """Does what may take long in the background and returns its result, as if it had been done at once.

    `words` gives the words of the language in use.
    """

    def __init__(
        self, background: Background, words: Callable[[], Words], window: QWidget, *,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        super().__init__(window)
        self.background = background
        self._words, self._window, self._clock = words, window, clock

    @property
    def active(self) -> bool:
        """Whether something is waited for now."""
        return is_waiting()

    def search(self, function: Callable[..., object], *arguments: object) -> None:
        """Calls a function for what its searches find; raises what it raises, or CancelledError."""
        self.call(self._words().text("waiting-laws"), function, *arguments, quick=False)

    def gather(
        self, each: Callable[..., Iterator[R]], same: Callable[..., object], *arguments: object
    ) -> list[R]:
        """What the generator function `each` yields, while events are handled but for the user's input.

        If a search takes long, `same`, which makes the same searches, is called in the background first. Raises what
        either raises, or CancelledError.
        """
        try:
            return self._gather(each(*arguments), QUICK)
        except SearchPostponedError:
            self.search(same, *arguments)
            return self._gather(each(*arguments), None)

    def _gather(self, values: Iterator[R], positions: int | None) -> list[R]:
        found: list[R] = []
        until = self._clock() + SLICE_SECONDS
        while True:
            try:
                # Only here: what the events do is not to be postponed.
                with postponing(positions):
                    found.append(next(values))
            except StopIteration:
                return found
            if self._clock() >= until:
                with waited_for():
                    QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
                until = self._clock() + SLICE_SECONDS

    def in_slices(self, steps: Steps[R], text: str) -> R:
        """What the steps come to, in this thread; `text` is the name of the sentence that says what is being done.

        Raises what the steps raise, or CancelledError.
        """
        return in_slices(steps, self._words(), self._window, text=text)

    def call(self, text: str, function: Callable[..., R], *arguments: object, quick: bool = True) -> R:
        """Calls the function, here if `quick` and no search takes long, else in the background.

        Raises what the function raises, or CancelledError.
        """
        if quick:
            try:
                with postponing(QUICK):
                    return function(*arguments)
            except SearchPostponedError:
                pass
        task = self.background.start(with_results, function, *arguments)
        ended: list[tuple[R, Results]] = []
        failures: list[Exception] = []
        task.finished.connect(ended.append)
        task.failed.connect(failures.append)
        self.wait(task, text)
        if failures:
            raise failures[0]
        value, results = ended[0]
        learn(results)
        return value

    def wait(self, task: Task, text: str, enough: SignalInstance | None = None) -> None:
        """Handles events until the task has ended or `enough` is emitted; raises CancelledError if the user cancels."""
        loop, cancelled = QEventLoop(), list[None]()
        for signal in (task.finished, task.failed, *(() if enough is None else (enough,))):
            signal.connect(loop.quit)
        with waiting_notice(text, self._words(), self._window) as dialog:
            dialog.rejected.connect(lambda: cancelled.append(None))
            dialog.rejected.connect(loop.quit)
            loop.exec()
        # A task that goes on although nothing was enough belongs to a program that is being closed.
        if cancelled or (enough is None and task.active):
            task.cancel()
            raise CancelledError
