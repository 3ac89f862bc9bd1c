"""The page of conditions: they are pointed at hand by hand or written, and deals are drawn that meet them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from bridgetable.cards.board import Board
from bridgetable.cards.card import Suit
from bridgetable.cards.deal import LARGEST_SEED, Hands, random_seed
from bridgetable.cards.seat import Seat
from bridgetable.dealing.conditions import conditions_of
from bridgetable.dealing.drawing import (
    MOST_AT_ONCE,
    MOST_BOARDS,
    MOST_DEALS,
    FoundDeal,
    Wanted,
    draw,
    draw_going_wrong,
    draw_many,
)
from bridgetable.dealing.pointed import (
    ANY_LENGTH,
    ANY_POINTS,
    NOTHING_POINTED,
    SHAPES,
    Between,
    OfHand,
    contradiction,
    sentence_of,
    text_of,
)
from bridgetable.generation.families.catalogue import FAMILIES
from bridgetable.table.edition import Edition
from bridgetable.table.refusal import RefusedError
from bridgetable.ui.drawing.suit_symbols import ground_of, symbol_icon
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.background import Background
from bridgetable.ui.kit.choice_buttons import ChoiceButtons
from bridgetable.ui.kit.task import Task
from bridgetable.ui.kit.waiting import ProgressLine
from bridgetable.words.catalogue import Words

Found: TypeAlias = FoundDeal | tuple[Hands, ...]
"""A deal in which something can go wrong, or one or more deals in which nothing need."""
TEXT_LINES = 4
"""The height of the text of conditions, in lines."""

# -- Pointing: points, shape and lengths of one hand at a time ---------------------------------------------------------


class BetweenFields(QWidget):
    """Two numbers, the least and the most; what is set of one moves the other where it must."""

    changed = Signal()
    """Another number is wanted."""

    def __init__(self, words: Words, anything: Between, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.least, self.most = (QSpinBox(self, minimum=anything.least, maximum=anything.most) for _ in range(2))
        self.least.setAccessibleName(words.text("pointed-least", what=name))
        self.most.setAccessibleName(words.text("pointed-most", what=name))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.least, 1)
        row.addWidget(QLabel(words.text("pointed-to"), self))
        row.addWidget(self.most, 1)
        self.show_numbers(anything)
        self.least.valueChanged.connect(lambda least: self._set(Between(least, max(least, self.most.value()))))
        self.most.valueChanged.connect(lambda most: self._set(Between(min(most, self.least.value()), most)))

    @property
    def numbers(self) -> Between:
        """What is wanted."""
        return Between(self.least.value(), self.most.value())

    def show_numbers(self, numbers: Between) -> None:
        """Shows these numbers."""
        for field, value in ((self.least, numbers.least), (self.most, numbers.most)):
            field.blockSignals(True)
            field.setValue(value)
            field.blockSignals(False)

    def _set(self, numbers: Between) -> None:
        self.show_numbers(numbers)
        self.changed.emit()


class Pointing(QWidget):
    """Fields for what one hand must be like, the hand chosen by buttons, and a sentence that says it of all four."""

    changed = Signal()
    """Something else is pointed at."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self.pointed = words, NOTHING_POINTED
        self.seat = ChoiceButtons(self, is_narrow=True)
        self.seat.fill([(words.name(seat), seat) for seat in Seat])
        self.seat.choose(Seat.N)
        self.points = BetweenFields(words, ANY_POINTS, words.text("pointed-points"), self)
        self.shape = QComboBox(self)
        for shape in ("", *SHAPES):
            self.shape.addItem(words.text(f"pointed-shape-{shape or 'any'}"), shape)
        self.shape.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.lengths = {suit: BetweenFields(words, ANY_LENGTH, words.name(suit), self) for suit in reversed(Suit)}
        self.sentence = named(QLabel(self, wordWrap=True), "pointed-sentence")
        self.clear = QPushButton(words.text("pointed-clear"), self, autoDefault=False)
        self._lay_out()
        self._connect()
        self._show_hand()

    def _lay_out(self) -> None:
        words, form, grid = self._words, QFormLayout(), QGridLayout()
        rows: tuple[tuple[str, QWidget], ...] = (("of", self.seat), ("points", self.points), ("shape", self.shape))
        for key, field in rows:
            label = QLabel(words.text(f"pointed-{key}"), self)
            label.setBuddy(field)
            form.addRow(label, field)
        self.shape.setAccessibleName(words.text("pointed-shape"))
        size = self.fontMetrics().height()
        for number, (suit, fields) in enumerate(self.lengths.items()):
            sign = QLabel(self)
            sign.setPixmap(symbol_icon(suit, ground_of(self.palette())).pixmap(size, size))
            sign.setToolTip(words.name(suit))
            grid.addWidget(sign, number // 2, 2 * (number % 2))
            grid.addWidget(fields, number // 2, 2 * (number % 2) + 1)
        for number in (1, 3):
            grid.setColumnStretch(number, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(form)
        column.addLayout(grid)
        column.addWidget(self.sentence)
        column.addWidget(self.clear)

    def _connect(self) -> None:
        self.seat.changed.connect(self._show_hand)
        self.shape.activated.connect(lambda _: self._read())
        for fields in (self.points, *self.lengths.values()):
            fields.changed.connect(self._read)
        self.clear.clicked.connect(self._clear)

    @property
    def _chosen(self) -> Seat:
        seat = self.seat.value
        return seat if isinstance(seat, Seat) else Seat.N

    def _read(self) -> None:
        clubs, diamonds, hearts, spades = (self.lengths[suit].numbers for suit in sorted(Suit))
        hand = OfHand(self.points.numbers, self.shape.currentData(), (clubs, diamonds, hearts, spades))
        self._point(hand)

    def _point(self, hand: OfHand) -> None:
        self.pointed = self.pointed.replacing(self._chosen, hand)
        self._show_hand()
        self.changed.emit()

    def _clear(self) -> None:
        self.pointed = NOTHING_POINTED
        self._show_hand()
        self.changed.emit()

    def _show_hand(self) -> None:
        hand = self.pointed[self._chosen]
        self.points.show_numbers(hand.points)
        self.shape.setCurrentIndex(self.shape.findData(hand.shape))
        for suit, fields in self.lengths.items():
            fields.show_numbers(hand.lengths[suit])
        self.sentence.setText(sentence_of(self.pointed, self._words))
        self.clear.setEnabled(self.pointed != NOTHING_POINTED)


# -- The page: what is pointed at and written, what is to go wrong, how many deals, and the search in another process --


class ConditionsPage(QWidget):
    """Conditions that are pointed at, a text of further ones, what is to go wrong, and the search for such deals."""

    found = Signal(object)  # one of two classes
    """A Found."""
    failed = Signal(str)
    """Why there is no deal; empty when a search begins."""

    def __init__(
        self,
        words: Words,
        edition: Edition,
        board: Callable[[], Board],
        background: Background,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._edition, self._board = edition, board
        self._words, self._background = words, background
        self._task: Task | None = None
        self.pointing = Pointing(words, self)
        self.text = QPlainTextEdit(self)
        self.text.setPlaceholderText(words.text("deal-editor-conditions-example"))
        self.text.setTabChangesFocus(True)
        self.seed = QSpinBox(self, maximum=LARGEST_SEED, minimum=1, value=random_seed())
        self.count = QSpinBox(self, maximum=MOST_AT_ONCE, minimum=1)
        self.button = QPushButton(words.text("deal-editor-find"), self)
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self.search)
        self.progress = ProgressLine(self)
        self.progress.set_texts(words)
        self.progress.cancelled.connect(self.cancel)
        self.family, self.seat, self.at_first = QComboBox(self), QComboBox(self), QCheckBox(self)
        self._fill()
        self._lay_out()
        # Deals in which something goes wrong are found one by one.
        self.family.currentIndexChanged.connect(lambda _: self.count.setEnabled(not self.family.currentData()))

    def _fill(self) -> None:
        """Fills the fields for what is to go wrong, by whom, and whether at once."""
        words = self._words
        self.family.addItem("—", "")
        for family in FAMILIES:
            self.family.addItem(words.text(f"family-{family.name}"), family.name)
        self.family.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.seat.addItem(words.text("deal-editor-anybody"), None)
        for seat in Seat:
            self.seat.addItem(words.name(seat), seat)
        self.at_first.setText(words.text("deal-editor-at-first"))

    def _lay_out(self) -> None:
        words, form = self._words, QFormLayout()
        fields: tuple[tuple[str, QWidget], ...] = (
            ("deal-editor-wrong", self.family),
            ("deal-editor-by", self.seat),
            ("new-deal-seed", self.seed),
        )
        for key, field in fields:
            form.addRow(self._label(key, field), field)
        # Beside the names of the fields there would be too little room for it.
        form.insertRow(2, self.at_first)
        finding = QHBoxLayout()
        finding.addWidget(self._label("deal-editor-count", self.count))
        finding.addWidget(self.count, 1)
        finding.addWidget(self.button, 1)
        column = QVBoxLayout(self)
        column.addWidget(self.pointing)
        # What starts the search is seen before what few people need.
        column.addLayout(finding)
        explanation = QLabel(words.text("deal-editor-conditions-explain"), self, wordWrap=True)
        for part in (self.progress, self._label("deal-editor-written", self.text), self.text, explanation):
            column.addWidget(part)
        column.addLayout(form)
        column.addStretch(1)
        self._fit_text()

    def _label(self, key: str, field: QWidget) -> QLabel:
        label = QLabel(self._words.text(key), self, wordWrap=field is self.text)
        label.setBuddy(field)
        field.setAccessibleName(self._words.text(key))
        return label

    def changeEvent(self, event: QEvent) -> None:
        """Gives the text of conditions the height of its lines in another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_text()

    def _fit_text(self) -> None:
        self.text.setFixedHeight((TEXT_LINES + 1) * self.text.fontMetrics().lineSpacing())

    @property
    def condition(self) -> str:
        """All that is wanted, as a text of conditions: what is written, and what is pointed at."""
        return f"{self.text.toPlainText()}\n{text_of(self.pointing.pointed)}"

    def search(self) -> None:
        """Draws deals until one meets the conditions, or as many as are wanted; the next search has another seed."""
        self.cancel()
        self.failed.emit("")
        try:
            # By itself, so that what cannot be read of it has its place in what is written.
            conditions_of(self.text.toPlainText())
            if (message := contradiction(self.pointing.pointed)) is not None:
                raise RefusedError(message)
        except RefusedError as error:
            self.failed.emit(self._words.say(error.message))
            return
        text, seed, count = self.condition, self.seed.value(), self.count.value()
        if family := self.family.currentData():
            wanted = Wanted(family, self.seat.currentData(), self.at_first.isChecked())
            task = self._background.start(draw_going_wrong, text, seed, self._board(), self._edition, wanted)
        elif count > 1:
            task = self._background.start(draw_many, text, seed, count)
        else:
            task = self._background.start(draw, text, seed)
        self._task = task
        self._show_number(0)
        self.button.setEnabled(False)
        task.item.connect(self._show_number)
        task.finished.connect(self._succeed)
        task.failed.connect(self._fail)

    def cancel(self) -> None:
        """Ends the search, if there is one."""
        if self._task is not None:
            self._task.cancel()
            self._end()

    def _show_number(self, number: int) -> None:
        words, count = self._words, self.count.value()
        if self.family.currentData() or count == 1:
            most = MOST_BOARDS if self.family.currentData() else MOST_DEALS
            self.progress.show_progress(words.text("deal-editor-drawn", number=number), number, most)
        else:
            text = words.text("deal-editor-found-so-far", number=number, count=count)
            self.progress.show_progress(text, number, count)

    def _succeed(self, found: FoundDeal | Hands | tuple[Hands, ...]) -> None:
        self._end()
        self.found.emit(found if isinstance(found, FoundDeal | tuple) else (found,))

    def _fail(self, error: RefusedError) -> None:
        self._end()
        self.failed.emit(self._words.say(error.message))

    def _end(self) -> None:
        self._task = None
        self.progress.hide()
        self.button.setEnabled(True)
        self.seed.setValue(random_seed())
