"""One sentence under the list: what was just done, or why it could not be."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLabel, QWidget


class StatusLine(QLabel):
    """There while it has something to say; read out too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.hide()

    def say(self, text: str, *, fault: bool = False) -> None:
        """Says this; nothing when it is empty."""
        self.setObjectName("fault" if fault else "library-status")
        self.style().unpolish(self)
        self.style().polish(self)
        self.setText(text)
        self.setVisible(bool(text))
        if text:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
