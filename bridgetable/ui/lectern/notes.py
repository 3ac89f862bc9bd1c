"""The lecturer's private notes on a table, kept on this computer beside the settings, never in the case file."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSettings, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from bridgetable.cards.notation import deal_text
from bridgetable.disk.resources import resources
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.saved_values import saved_value
from bridgetable.ui.session.shown import Shown

PAGE_KEYS = (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)


class PrivateNotes:
    """The notes by table: a file has its own, a table without a file those of its deal."""

    def __init__(self, settings: QSettings) -> None:
        self._settings = settings

    def of(self, shown: Shown) -> str:
        """The notes on this table; "" without any."""
        return saved_value(self._settings, _key(shown), "")

    def keep(self, shown: Shown, text: str) -> None:
        """Keeps these notes on this table; "" removes them."""
        if text:
            self._settings.setValue(_key(shown), text)
        else:
            self._settings.remove(_key(shown))

    def differ(self, before: Shown, after: Shown) -> bool:
        """Whether the tables have notes of their own; one that was saved under another name takes its notes along."""
        renamed, same_table = before.document.path != after.document.path, before.history.start is after.history.start
        if renamed and same_table and not self.of(after):
            self.keep(after, self.of(before))
        return renamed or not same_table


def _key(shown: Shown) -> str:
    """The settings key of a table; a shipped case is known wherever the program is installed."""
    from hashlib import sha256

    path = shown.document.path
    if path:
        shipped = str(resources() / "cases")
        known = path.removeprefix(shipped).replace("\\", "/") if path.startswith(shipped) else path
    else:
        start = shown.history.start
        known = f"{start.board.number} {deal_text(start.deal)}"
    # The name of a file may be no text.
    return f"private-notes/{sha256(known.encode(errors='surrogatepass')).hexdigest()}"


class NotesEdit(QPlainTextEdit):
    """The field for private notes; the page keys are left to the wall, Escape leaves the field."""

    left = Signal()
    """Escape was pressed."""
    edited = Signal(str)
    """The user has changed the notes to this text."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "private-notes")
        self.setTabChangesFocus(True)
        self._shown = ""
        self.textChanged.connect(self._tell)

    def sizeHint(self) -> QSize:
        """Four lines; more where there is room."""
        return QSize(super().sizeHint().width(), 4 * self.fontMetrics().lineSpacing())

    def minimumSizeHint(self) -> QSize:
        """Two lines."""
        return QSize(8 * self.fontInfo().pixelSize(), 2 * self.fontMetrics().lineSpacing())

    def show_text(self, text: str) -> None:
        """Shows these notes; those that are shown already stay as they are, with the cursor."""
        self._shown = text
        if text != self.toPlainText():
            self.setPlainText(text)

    def _tell(self) -> None:
        text = self.toPlainText()
        if text != self._shown:
            self._shown = text
            self.edited.emit(text)

    def event(self, event: QEvent) -> bool:
        """Leaves the page keys to the commands, so that a clicker works while notes are written."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in PAGE_KEYS:
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leaves the field with Escape; other keys write."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
