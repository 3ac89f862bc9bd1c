"""A dialog for one line of text, such as a note or the name of a branch."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget

from bridgetable.ui.kit.dialogs.form_dialog import FormDialog
from bridgetable.words.catalogue import Words


class LineDialog(FormDialog):
    """A dialog with a single text field."""

    def __init__(self, name: str, words: Words, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(name, words, parent)
        self.line = QLineEdit(text, self)
        self.line.setMinimumWidth(self.fontMetrics().averageCharWidth() * 48)
        self.add_row(f"{name}-text", self.line)
        self.finish()
        self.line.selectAll()

    @property
    def text(self) -> str:
        """The text typed, without surrounding spaces."""
        return self.line.text().strip()
