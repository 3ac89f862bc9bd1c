"""The line under the list that says what was just done, or why it could not be."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from bridgetable.ui.kit.accessibility import announce
from bridgetable.ui.kit.theme import style_again


class StatusLine(QLabel):
    """A label that is hidden while it is empty, and that announces its text to screen readers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.hide()

    def show_message(self, text: str, *, fault: bool = False) -> None:
        """Shows this text, in the style of a fault if `fault`; "" hides the line."""
        self.setObjectName("fault" if fault else "library-status")
        style_again(self)
        self.setText(text)
        self.setVisible(bool(text))
        if text:
            announce(self, text)
