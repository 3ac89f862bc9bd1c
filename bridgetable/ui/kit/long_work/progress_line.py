"""The line that shows how far long work has come, with a button that ends it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

from bridgetable.ui.kit.naming import named
from bridgetable.words.catalogue import Words

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
