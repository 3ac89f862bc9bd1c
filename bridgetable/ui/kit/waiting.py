"""Waiting for work in the background: the window goes on, input waits, and the user can cancel."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from time import perf_counter
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QTimer, Signal, SignalInstance
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

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
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.background import Background
from bridgetable.ui.kit.task import SLICE_SECONDS, Task
from bridgetable.words.catalogue import Words

# -- The line that shows how far long work has come, with a button that ends it ----------------------------------------


STEPS = 1000
"""The length of the bar in steps."""


class ProgressLine(QWidget):
    """A text, a bar, and a button for the user to end the work; hidden while there is none."""

    cancelled = Signal()
    """The button was pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = QLabel(self)
        self.bar = named(QProgressBar(self, textVisible=False), "progress")
        self.button = named(QPushButton(self), "progress-cancel")
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self.cancelled)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.label)
        row.addWidget(self.bar, 1)
        row.addWidget(self.button)
        self.hide()

    def set_texts(self, words: Words) -> None:
        """Labels the button in this language."""
        self.button.setText(words.text("dialog-cancel"))

    def show_progress(self, text: str, done: int = 0, of: int = 0) -> None:
        """Shows this text, and the share that is done; without `of` the bar shows only that work is going on."""
        self.label.setText(text)
        self.bar.setRange(0, STEPS if of else 0)
        self.bar.setValue(STEPS * done // of if of else 0)
        self.bar.setAccessibleName(text)
        self.show()


# -- What the user sees of long work: that it is being done, with a button that ends it, while other input waits -------


NOTICE_DELAY = 100
"""Milliseconds after which the user is told that something takes long."""
WIDTH = 30
"""The width of the dialog, in heights of a letter."""
_INPUT = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.KeyRelease,
        QEvent.Type.ShortcutOverride,
        QEvent.Type.Shortcut,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.Wheel,
        QEvent.Type.ContextMenu,
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchUpdate,
        QEvent.Type.TouchEnd,
        QEvent.Type.DragEnter,
        QEvent.Type.DragMove,
        QEvent.Type.Drop,
        QEvent.Type.Close,
    }
)


class WaitingDialog(QDialog):
    """Says what is being done, with a button that ends it if it is `cancellable`; Escape ends it too."""

    def __init__(self, text: str, words: Words, parent: QWidget | None, cancellable: bool = True) -> None:
        super().__init__(parent)
        self._cancellable = cancellable
        named(self, "waiting")
        self.setModal(True)
        self.setWindowTitle(words.text("waiting-title"))
        self.progress = ProgressLine(self)
        self.progress.set_texts(words)
        self.progress.show_progress(text)
        self.progress.cancelled.connect(self.reject)
        self.progress.button.setDefault(True)
        self.progress.button.setVisible(cancellable)
        QVBoxLayout(self).addWidget(self.progress)
        if parent is not None:
            self.setFont(parent.font())
        self.setMinimumWidth(WIDTH * self.fontMetrics().height())

    def reject(self) -> None:
        """Ends the work, where it can be ended."""
        if self._cancellable:
            super().reject()


_waits: list[None] = []
"""One for each piece of work that is waited for now."""


def is_waiting() -> bool:
    """Whether long work is being waited for, and input is kept away."""
    return bool(_waits)


@contextmanager
def waited_for() -> Iterator[None]:
    """While this lasts, something is waited for."""
    _waits.append(None)
    try:
        yield
    finally:
        _waits.pop()


@contextmanager
def waiting_notice(
    text: str, words: Words, window: QWidget | None, cancellable: bool = True
) -> Iterator[WaitingDialog]:
    """Keeps the user's input from all widgets but a dialog with this text, which is shown where the work goes on."""
    dialog = WaitingDialog(text, words, window, cancellable)
    delay, guard = QTimer(singleShot=True, interval=NOTICE_DELAY), _InputGuard(dialog)
    delay.timeout.connect(guard.show)
    application = QCoreApplication.instance()
    if application is not None:
        application.installEventFilter(guard)
    delay.start()
    try:
        with waited_for():
            yield dialog
    finally:
        delay.stop()
        if application is not None:
            application.removeEventFilter(guard)
        dialog.hide()
        dialog.deleteLater()


class _InputGuard(QObject):
    """Keeps the user's input from every widget but those of one dialog, and of dialogs that are opened meanwhile.

    What is no input, as an aid of the system that presses a button, may open one. It has to be answered before what is
    waited for can end, so it is not covered by the notice either.
    """

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(dialog)
        self._dialog, self._before = dialog, QApplication.activeModalWidget()

    def show(self) -> None:
        """Shows the dialog, unless another one has been opened meanwhile."""
        if self._opened_meanwhile() is None:
            self._dialog.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Drops input for other widgets; what is meant for a window comes to its widgets afterwards."""
        if event.type() not in _INPUT or watched.isWindowType():
            return False
        inside = isinstance(watched, QWidget) and (
            _belongs_to(watched, self._dialog) or _belongs_to(watched, self._opened_meanwhile())
        )
        if not inside:
            event.ignore()
        return not inside

    def _opened_meanwhile(self) -> QWidget | None:
        now = QApplication.activeModalWidget()
        return now if now is not self._before and now is not self._dialog else None


def _belongs_to(widget: QWidget, dialog: QWidget | None) -> bool:
    """Whether a widget is this dialog or in it, or in a menu or a list that has opened over it."""
    at: QWidget | None = widget
    while at is not None and at is not dialog:
        at = at.parentWidget()
    return dialog is not None and at is dialog


# -- Work that only the window's own thread can do: in slices, between which events are handled ------------------------


R = TypeVar("R")


def in_slices(
    steps: Steps[R],
    words: Words,
    window: QWidget | None,
    *,
    text: str = "waiting-pages",
    blanks: Mapping[str, str] = {},
    cancellable: bool = True,
) -> R:
    """What the steps come to, while the window goes on; raises CancelledError if the user cancels.

    `text` is the name of the sentence that says what is being done, with its blanks: pages are made unless another is
    given.
    """
    cancelled: list[None] = []
    with waiting_notice(words.text(text, **blanks), words, window, cancellable) as dialog:
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


class Waiting(QObject):
    """Does what may take long in the background and returns its result, as if it had been done at once.

    The user waits in front of `window`. `words` gives the words of the language in use.
    """

    def __init__(
        self,
        background: Background,
        words: Callable[[], Words],
        window: QWidget,
        *,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        super().__init__(window)
        self.background, self.window = background, window
        self._words, self._clock = words, clock

    @property
    def active(self) -> bool:
        """Whether something is waited for now."""
        return is_waiting()

    def search(self, function: Callable[..., object], *arguments: object) -> None:
        """Calls a function for what its searches find; raises what it raises, or CancelledError."""
        self.call(self._words().text("waiting-laws"), function, *arguments, quick=False)

    def gather(self, each: Callable[..., Iterator[R]], same: Callable[..., object], *arguments: object) -> list[R]:
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
        while True:
            until = self._clock() + SLICE_SECONDS
            # Only here: what the events do is not to be postponed.
            with postponing(positions):
                for value in values:
                    found.append(value)
                    if self._clock() >= until:
                        break
                else:
                    return found
            with waited_for():
                QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)

    def in_slices(self, steps: Steps[R], text: str, **blanks: str) -> R:
        """What the steps come to, in this thread; `text` is the name of the sentence that says what is being done.

        Raises what the steps raise, or CancelledError.
        """
        return in_slices(steps, self._words(), self.window, text=text, blanks=blanks)

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
        with waiting_notice(text, self._words(), self.window) as dialog:
            dialog.rejected.connect(lambda: cancelled.append(None))
            dialog.rejected.connect(loop.quit)
            loop.exec()
        # A task that goes on although nothing was enough belongs to a program that is being closed.
        if cancelled or (enough is None and task.active):
            task.cancel()
            raise CancelledError
