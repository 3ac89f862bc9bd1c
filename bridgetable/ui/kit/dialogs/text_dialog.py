"""A text of several lines: the words of a note."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from bridgetable.ui.kit.dialogs.form_dialog import FormDialog
from bridgetable.words.catalogue import Words

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TextDialog(FormDialog):
    """Asks for a text; Ctrl+Enter agrees, since Enter begins a new line."""

    def __init__(self, name: str, words: Words, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(name, words, parent)
        self.field = QPlainTextEdit(text, self)
        self.field.setTabChangesFocus(True)
        self.add_row(f"{name}-text", self.field)
        self.finish()
        self.size_in_letters = (44, 18)

    @property
    def text(self) -> str:
        """What was typed, without blanks at its ends."""
        return self.field.toPlainText().strip()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Agrees at Ctrl+Enter."""
        if event.key() in _ENTER and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.accept()
        else:
            super().keyPressEvent(event)
