"""The page of conditions: a deal is drawn until it meets them and what is wanted can go wrong, in another process."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from bridgetable.cards.board import Board
from bridgetable.cards.deal import LARGEST_SEED, random_seed
from bridgetable.cards.seat import Seat
from bridgetable.dealing.drawing import MOST_DEALS, draw
from bridgetable.dealing.going_wrong import MOST_BOARDS, Wanted, draw_going_wrong
from bridgetable.generation.families.catalogue import FAMILIES
from bridgetable.table.edition import Edition
from bridgetable.table.refusal import RefusedError
from bridgetable.ui.kit.long_work.background import Background, Task
from bridgetable.ui.kit.long_work.progress_line import ProgressLine
from bridgetable.words.catalogue import Words


class ConditionsPage(QWidget):
    """A text of conditions, what is to go wrong, and the search for such a deal."""

    found = Signal(object)
    """A FoundDeal, or the hands of a deal where nothing need go wrong."""
    failed = Signal(str)
    """Why there is no deal; empty when a search begins."""

    def __init__(
        self, words: Words, edition: Edition, board: Callable[[], Board], background: Background,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._edition, self._board = edition, board
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
        self.family, self.seat, self.at_first = QComboBox(self), QComboBox(self), QCheckBox(self)
        wrong = self._wanted_fields()
        row = QHBoxLayout()
        row.addWidget(QLabel(words.text("new-deal-seed"), self))
        row.addWidget(self.seed, 1)
        row.addWidget(self.button)
        column = QVBoxLayout(self)
        for part in (explanation, self.text):
            column.addWidget(part)
        column.addLayout(wrong)
        column.addLayout(row)
        column.addWidget(self.progress)

    def _wanted_fields(self) -> QFormLayout:
        """The fields for what is to go wrong, by whom, and whether at once."""
        words = self._words
        self.family.addItem("—", "")
        for family in FAMILIES:
            if self._edition in family.editions:
                self.family.addItem(words.text(f"family-{family.name}"), family.name)
        self.family.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.seat.addItem(words.text("deal-editor-anybody"), None)
        for seat in Seat:
            self.seat.addItem(words.name(seat), seat)
        self.at_first.setText(words.text("deal-editor-at-first"))
        form = QFormLayout()
        fields: tuple[tuple[str, QComboBox], ...] = (("deal-editor-wrong", self.family), ("deal-editor-by", self.seat))
        for key, field in fields:
            label = QLabel(words.text(key), self)
            label.setBuddy(field)
            field.setAccessibleName(words.text(key))
            form.addRow(label, field)
        form.addRow("", self.at_first)
        return form

    def search(self) -> None:
        """Draws deals until one meets the conditions; the next search has another seed."""
        self.cancel()
        self.failed.emit("")
        text = self.text.toPlainText()
        family, seed = self.family.currentData(), self.seed.value()
        if family:
            wanted = Wanted(family, self.seat.currentData(), self.at_first.isChecked())
            task = self._background.start(draw_going_wrong, text, seed, self._board(), self._edition, wanted)
        else:
            task = self._background.start(draw, text, seed)
        self._task = task
        self._show_number(0)
        self.button.setEnabled(False)
        task.item.connect(self._show_number)
        task.finished.connect(lambda found: self._end(lambda: self.found.emit(found)))
        task.failed.connect(self._fail)

    def cancel(self) -> None:
        """Ends the search, if there is one."""
        if self._task is not None:
            self._task.cancel()
            self._end(lambda: None)

    def _show_number(self, number: int) -> None:
        most = MOST_BOARDS if self.family.currentData() else MOST_DEALS
        self.progress.show_progress(self._words.text("deal-editor-drawn", number=number), number, most)

    def _fail(self, error: RefusedError) -> None:
        self._end(lambda: self.failed.emit(self._words.say(error.message)))

    def _end(self, then: Callable[[], object]) -> None:
        self._task = None
        self.progress.hide()
        self.button.setEnabled(True)
        self.seed.setValue(random_seed())
        then()
