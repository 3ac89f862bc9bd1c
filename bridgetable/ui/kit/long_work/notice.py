"""What the user sees of long work: that it is being done, with a button that ends it, while other input waits."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QVBoxLayout, QWidget

from bridgetable.ui.kit.long_work.progress_line import ProgressLine
from bridgetable.ui.kit.naming import named
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
        super().__init__()
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
