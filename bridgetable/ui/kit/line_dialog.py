"""One line of text: a note, the name of a branch."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget

from bridgetable.ui.kit.form_dialog import FormDialog
from bridgetable.words.catalogue import Words


class LineDialog(FormDialog):
    """Asks for a line of text."""

    def __init__(self, name: str, words: Words, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(name, words, parent)
        self.line = QLineEdit(text, self)
        self.line.setMinimumWidth(self.fontMetrics().averageCharWidth() * 48)
        self.row(f"{name}-text", self.line)
        self.finish()
        self.line.selectAll()

    @property
    def text(self) -> str:
        """What was typed."""
        return self.line.text().strip()
