"""One result of an assigned score: contract, declarer, tricks and weight, in a row of fields."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QFont, QFontMetrics, QIcon
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QLineEdit, QSizePolicy, QSpinBox, QToolButton, QWidget

from bridgetable.cards.call import Bid, Contract, Denomination, Doubling
from bridgetable.cards.seat import Seat
from bridgetable.table.events import AssignedResult
from bridgetable.ui.director.content.assigned_score import WHOLE, over_text, weight_in, weight_text
from bridgetable.ui.drawing.suit_symbols import is_dark, symbol_icon
from bridgetable.words.catalogue import Words

HEADS = ("contract", "", "doubling", "declarer", "taken", "weight", "points", "")
"""What stands over the columns."""


class ResultRow(QObject):
    """The fields of one result; a grid shows them in a row."""

    changed = Signal()
    removal_wanted = Signal()

    def __init__(self, words: Words, point: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._words, self._point = words, point
        self.level = _field([(str(level), level) for level in range(1, 8)], parent)
        self.denomination = _field(
            [(words.text("no-trump") if (suit := one.suit) is None else words.name(suit), one) for one in Denomination],
            parent,
        )
        self.paint()
        marks = {Doubling.UNDOUBLED: "–", Doubling.DOUBLED: "X", Doubling.REDOUBLED: "XX"}
        self.doubling = _field([(marks[one], one) for one in Doubling], parent)
        self.declarer = _field([(words.name(seat), seat) for seat in Seat], parent)
        self.tricks = QSpinBox(parent, minimum=0, maximum=13)
        self.weight = QLineEdit(weight_text(WHOLE, point), parent)
        self.points = QLabel(parent)
        self.remove = QToolButton(parent)
        self.remove.setText("✕")
        self.remove.clicked.connect(self.removal_wanted)
        for field in (self.level, self.denomination, self.doubling, self.declarer):
            field.currentIndexChanged.connect(self._changed)
        self.tricks.valueChanged.connect(self._changed)
        self.weight.textChanged.connect(self.changed)
        self.fit(parent.font())

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        """The fields in their order."""
        return (self.level, self.denomination, self.doubling, self.declarer, self.tricks, self.weight, self.points,
                self.remove)

    @property
    def contract(self) -> Contract:
        """The contract of this result."""
        level, doubling = int(self.level.currentData()), Doubling(self.doubling.currentData())
        bid = Bid(level, Denomination(self.denomination.currentData()))
        return Contract(bid, doubling, Seat(self.declarer.currentData()))

    @property
    def share(self) -> Fraction | None:
        """Its weight; nothing while it cannot be read."""
        return weight_in(self.weight.text())

    def result(self) -> AssignedResult | None:
        """The result; nothing while its weight cannot be read."""
        share = self.share
        return None if share is None else AssignedResult(self.contract, self.tricks.value(), float(share))

    def put(self, result: AssignedResult) -> None:
        """Shows this contract with these tricks; the weight stays."""
        contract = result.contract
        for field, value in (
            (self.level, contract.bid.level), (self.denomination, contract.bid.denomination),
            (self.doubling, contract.doubling), (self.declarer, contract.declarer),
        ):
            field.setCurrentIndex(field.findData(value))
        self.tricks.setValue(result.tricks)
        self._changed()

    def weigh(self, share: Fraction) -> None:
        """Gives it this weight."""
        self.weight.setText(weight_text(share, self._point))

    def number(self, place: int, *, alone: bool) -> None:
        """Its number among the results, by which its fields are read out; alone it has its whole weight."""
        for name, field in zip(("level", "denomination", "doubling", "declarer", "tricks", "weight"), self.widgets,
                               strict=False):
            field.setAccessibleName(self._words.text(f"assigned-{name}-of", number=str(place)))
        removing = self._words.text("assigned-remove", number=str(place))
        self.remove.setAccessibleName(removing)
        self.remove.setToolTip(removing)
        self.weight.setEnabled(not alone)
        self.remove.setVisible(not alone)

    def lay(self, grid: QGridLayout, row: int) -> None:
        """Puts the fields into this row."""
        for column, widget in enumerate(self.widgets):
            grid.addWidget(widget, row, column)
            # Else it is shown a moment later, and the keyboard cannot go to it at once.
            widget.show()

    def leave(self) -> None:
        """Takes the fields away."""
        for widget in self.widgets:
            widget.hide()
            widget.deleteLater()
        self.deleteLater()

    def paint(self) -> None:
        """The suits in the colours of light or dark."""
        dark = is_dark(self.denomination.palette())
        for place, denomination in enumerate(Denomination):
            suit = denomination.suit
            self.denomination.setItemIcon(place, QIcon() if suit is None else symbol_icon(suit, dark))

    def fit(self, letters: QFont) -> None:
        """In these letters, and as wide as they need."""
        for widget in self.widgets:
            # What is made after the dialog was shown does not have the letters of the window by itself.
            widget.setFont(letters)
        metrics = QFontMetrics(letters)
        self.weight.setFixedWidth(metrics.horizontalAdvance("99,99") + metrics.height() * 2)
        self.points.setMinimumWidth(metrics.horizontalAdvance("−7600"))
        self.denomination.setIconSize(QSize(metrics.height(), metrics.height()) * 0.8)

    def _changed(self) -> None:
        self.tricks.setSuffix(f"  ({over_text(self.contract, self.tricks.value())})")
        self.changed.emit()


def _field(choices: list[tuple[str, object]], parent: QWidget) -> QComboBox:
    """A short list; a letter or a digit goes to the entry it begins with."""
    field = QComboBox(parent)
    field.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    for label, value in choices:
        field.addItem(label, value)
    return field
