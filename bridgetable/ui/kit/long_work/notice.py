"""What the user sees of long work: that it is being done, with a button that ends it, while other input waits."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

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


@contextmanager
def waiting_notice(
    text: str, words: Words, window: QWidget | None, cancellable: bool = True
) -> Iterator[WaitingDialog]:
    """Keeps the user's input from all widgets but a dialog with this text, which is shown where the work goes on."""
    dialog = WaitingDialog(text, words, window, cancellable)
    delay, guard = QTimer(singleShot=True, interval=NOTICE_DELAY), _InputGuard(dialog)
    delay.timeout.connect(dialog.show)
    application = QCoreApplication.instance()
    if application is not None:
        application.installEventFilter(guard)
    delay.start()
    try:
        yield dialog
    finally:
        delay.stop()
        if application is not None:
            application.removeEventFilter(guard)
        dialog.hide()
        dialog.deleteLater()


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
