"""Waiting for work in the background: the window goes on, input waits, and the user can cancel."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QTimer, SignalInstance
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from bridgetable.laws.long_searches import (
    QUICK,
    CancelledError,
    Results,
    SearchPostponedError,
    learn,
    postponing,
    with_results,
)
from bridgetable.ui.kit.background import SLICE_SECONDS, Background, Task
from bridgetable.ui.kit.naming import named
from bridgetable.ui.kit.progress_line import ProgressLine
from bridgetable.words.catalogue import Words

NOTICE_DELAY = 100
"""Milliseconds after which the user is told that something takes long."""
WIDTH = 30
"""The width of the dialog, in heights of a letter."""
_INPUT = frozenset({
    QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride, QEvent.Type.Shortcut,
    QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease, QEvent.Type.MouseButtonDblClick, QEvent.Type.Wheel,
    QEvent.Type.ContextMenu, QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd,
    QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop, QEvent.Type.Close,
})

R = TypeVar("R")


class WaitingDialog(QDialog):
    """Says what is being done, with a button that ends it; Escape ends it too."""

    def __init__(self, text: str, words: Words, parent: QWidget | None) -> None:
        super().__init__(parent)
        named(self, "waiting")
        self.setModal(True)
        self.setWindowTitle(words.text("waiting-title"))
        self.progress = ProgressLine(self)
        self.progress.set_texts(words)
        self.progress.show_progress(text)
        self.progress.cancelled.connect(self.reject)
        self.progress.button.setDefault(True)
        QVBoxLayout(self).addWidget(self.progress)
        if parent is not None:
            self.setFont(parent.font())
        self.setMinimumWidth(WIDTH * self.fontMetrics().height())


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
        self._under_way = 0

    @property
    def active(self) -> bool:
        """Whether something is waited for now."""
        return self._under_way > 0

    @contextmanager
    def _counted(self) -> Iterator[None]:
        self._under_way += 1
        try:
            yield
        finally:
            self._under_way -= 1

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
                with self._counted():
                    QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
                until = self._clock() + SLICE_SECONDS

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
        loop, dialog = QEventLoop(), WaitingDialog(text, self._words(), self._window)
        for signal in (task.finished, task.failed, dialog.rejected, *(() if enough is None else (enough,))):
            signal.connect(loop.quit)
        cancelled: list[None] = []
        dialog.rejected.connect(lambda: cancelled.append(None))
        notice, guard = QTimer(singleShot=True, interval=NOTICE_DELAY), _InputGuard(dialog)
        notice.timeout.connect(dialog.show)
        application = QCoreApplication.instance()
        if application is not None:
            application.installEventFilter(guard)
        notice.start()
        try:
            with self._counted():
                loop.exec()
        finally:
            notice.stop()
            if application is not None:
                application.removeEventFilter(guard)
            dialog.hide()
            dialog.deleteLater()
        # A task that goes on although nothing was enough belongs to a program that is being closed.
        if cancelled or (enough is None and task.active):
            task.cancel()
            raise CancelledError


class _InputGuard(QObject):
    """Keeps the user's input from every widget but those of one dialog."""

    def __init__(self, dialog: QDialog) -> None:
        super().__init__()
        self._dialog = dialog

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Drops input for other widgets; what is meant for a window comes to its widgets afterwards."""
        if event.type() not in _INPUT or watched.isWindowType():
            return False
        inside = isinstance(watched, QWidget) and (watched is self._dialog or self._dialog.isAncestorOf(watched))
        if not inside:
            event.ignore()
        return not inside
