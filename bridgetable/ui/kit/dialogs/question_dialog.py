"""A question in one or two sentences, with one button that agrees and one that cancels."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QWidget

from bridgetable.ui.kit.dialogs.form_dialog import FormDialog
from bridgetable.words.catalogue import Words

WIDTH = 34
"""The width of the text, in heights of a letter."""


class QuestionDialog(FormDialog):
    """Accepted if the user agrees, which Enter alone does not do; `text` is shown letter by letter."""

    def __init__(self, name: str, words: Words, text: str, parent: QWidget | None = None) -> None:
        super().__init__(name, words, parent)
        self.question = QLabel(text, self, wordWrap=True)
        self.question.setTextFormat(Qt.TextFormat.PlainText)
        self.question.setMinimumWidth(WIDTH * self.fontMetrics().height())
        self.column.addWidget(self.question)
        self.finish()
        # Enter does what cannot hurt.
        cancel = self.buttons.button(QDialogButtonBox.StandardButton.Cancel)
        cancel.setDefault(True)
        cancel.setFocus()
