"""The page of conditions: a deal is drawn at random until it meets them, in a process of its own."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QSpinBox, QVBoxLayout, QWidget

from bridgetable.cards.deal import LARGEST_SEED, random_seed
from bridgetable.dealing.drawing import MOST_DEALS, draw
from bridgetable.table.refusal import RefusedError
from bridgetable.ui.kit.background import Background, Task
from bridgetable.ui.kit.progress_line import ProgressLine
from bridgetable.words.catalogue import Words


class ConditionsPage(QWidget):
    """A text of conditions, and the search for a deal that meets them."""

    found = Signal(object, str)
    """The hands of a deal, and the text they meet."""
    failed = Signal(str)
    """Why there is no deal; empty when a search begins."""

    def __init__(self, words: Words, background: Background, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._background = words, background
        self._task: Task | None = None
        self.text = QPlainTextEdit(self)
        self.text.setPlaceholderText(words.text("deal-editor-conditions-example"))
        self.text.setAccessibleName(words.text("deal-editor-conditions"))
        self.text.setTabChangesFocus(True)
        self.seed = QSpinBox(self, maximum=LARGEST_SEED, minimum=1, value=random_seed())
        self.seed.setAccessibleName(words.text("new-deal-seed"))
        self.button = QPushButton(words.text("deal-editor-find"), self)
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self.search)
        self.progress = ProgressLine(self)
        self.progress.set_texts(words)
        self.progress.cancelled.connect(self.cancel)
        explanation = QLabel(words.text("deal-editor-conditions-explain"), self, wordWrap=True)
        row = QHBoxLayout()
        row.addWidget(QLabel(words.text("new-deal-seed"), self))
        row.addWidget(self.seed, 1)
        row.addWidget(self.button)
        column = QVBoxLayout(self)
        for part in (explanation, self.text):
            column.addWidget(part)
        column.addLayout(row)
        column.addWidget(self.progress)

    def search(self) -> None:
        """Draws deals until one meets the conditions; the next search has another seed."""
        self.cancel()
        self.failed.emit("")
        text = self.text.toPlainText()
        task = self._task = self._background.start(draw, text, self.seed.value())
        self._show_number(0)
        self.button.setEnabled(False)
        task.item.connect(self._show_number)
        task.finished.connect(lambda hands: self._end(lambda: self.found.emit(hands, text)))
        task.failed.connect(self._fail)

    def cancel(self) -> None:
        """Ends the search, if there is one."""
        if self._task is not None:
            self._task.cancel()
            self._end(lambda: None)

    def _show_number(self, number: int) -> None:
        self.progress.show_progress(self._words.text("deal-editor-drawn", number=number), number, MOST_DEALS)

    def _fail(self, error: RefusedError) -> None:
        self._end(lambda: self.failed.emit(self._words.say(error.message)))

    def _end(self, then: Callable[[], object]) -> None:
        self._task = None
        self.progress.hide()
        self.button.setEnabled(True)
        self.seed.setValue(random_seed())
        then()
