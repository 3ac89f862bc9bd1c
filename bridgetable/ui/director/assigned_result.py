"""The fields for one result of an assigned score: contract, declarer, tricks and weight, in a row."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QFont, QFontMetrics, QIcon
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QLineEdit, QSizePolicy, QSpinBox, QToolButton, QWidget

from bridgetable.cards.call import Bid, Contract, Denomination, Doubling
from bridgetable.cards.seat import Seat
from bridgetable.table.events import AssignedResult
from bridgetable.ui.director.content.assigned_score import WHOLE, overtricks_text, parse_weight, weight_text
from bridgetable.ui.drawing.suit_symbols import is_dark, symbol_icon
from bridgetable.words.catalogue import Words

HEADINGS = ("contract", "", "doubling", "declarer", "taken", "weight", "points", "")
"""The keys of the column headings, without "assigned-"; "" where a column has none."""


class ResultRow(QObject):
    """The fields of one result, which belong in one row of a grid."""

    changed = Signal()
    """The contract, the tricks or the weight has changed."""
    removal_wanted = Signal()
    """The button that removes the result was pressed."""

    def __init__(self, words: Words, decimal_point: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._words, self._decimal_point = words, decimal_point
        self.level = _combo_box([(str(level), level) for level in range(1, 8)], parent)
        self.denomination = _combo_box(
            [(words.text("no-trump") if (suit := one.suit) is None else words.name(suit), one) for one in Denomination],
            parent,
        )
        self.update_icons()
        marks = {Doubling.UNDOUBLED: "–", Doubling.DOUBLED: "X", Doubling.REDOUBLED: "XX"}
        self.doubling = _combo_box([(marks[one], one) for one in Doubling], parent)
        self.declarer = _combo_box([(words.name(seat), seat) for seat in Seat], parent)
        self.tricks = QSpinBox(parent, minimum=0, maximum=13)
        self.weight = QLineEdit(weight_text(WHOLE, decimal_point), parent)
        self.points = QLabel(parent)
        self.remove = QToolButton(parent)
        self.remove.setText("✕")
        self.remove.clicked.connect(self.removal_wanted)
        for field in (self.level, self.denomination, self.doubling, self.declarer):
            field.currentIndexChanged.connect(self._changed)
        self.tricks.valueChanged.connect(self._changed)
        self.weight.textChanged.connect(self.changed)
        self.set_font(parent.font())

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        """The fields from left to right."""
        return (self.level, self.denomination, self.doubling, self.declarer, self.tricks, self.weight, self.points,
                self.remove)

    @property
    def contract(self) -> Contract:
        """The contract that is chosen."""
        level, doubling = int(self.level.currentData()), Doubling(self.doubling.currentData())
        bid = Bid(level, Denomination(self.denomination.currentData()))
        return Contract(bid, doubling, Seat(self.declarer.currentData()))

    @property
    def parsed_weight(self) -> Fraction | None:
        """The weight as a part of 1; None when the text is not a weight."""
        return parse_weight(self.weight.text())

    def result(self) -> AssignedResult | None:
        """Returns the result; None when the text of the weight is not one."""
        weight = self.parsed_weight
        return None if weight is None else AssignedResult(self.contract, self.tricks.value(), float(weight))

    def set_result(self, result: AssignedResult) -> None:
        """Sets the contract and the tricks of this result; the weight is kept."""
        contract = result.contract
        for field, value in (
            (self.level, contract.bid.level), (self.denomination, contract.bid.denomination),
            (self.doubling, contract.doubling), (self.declarer, contract.declarer),
        ):
            field.setCurrentIndex(field.findData(value))
        self.tricks.setValue(result.tricks)
        self._changed()

    def set_weight(self, weight: Fraction) -> None:
        """Sets the weight, a part of 1."""
        self.weight.setText(weight_text(weight, self._decimal_point))

    def set_number(self, number: int, *, alone: bool) -> None:
        """Names the fields by the number of the result, from 1, for screen readers; if `alone`, the weight is fixed."""
        for name, field in zip(("level", "denomination", "doubling", "declarer", "tricks", "weight"), self.widgets,
                               strict=False):
            field.setAccessibleName(self._words.text(f"assigned-{name}-of", number=str(number)))
        removing = self._words.text("assigned-remove", number=str(number))
        self.remove.setAccessibleName(removing)
        self.remove.setToolTip(removing)
        self.weight.setEnabled(not alone)
        self.remove.setVisible(not alone)

    def add_to(self, grid: QGridLayout, row: int) -> None:
        """Adds the fields to this row of a grid."""
        for column, widget in enumerate(self.widgets):
            grid.addWidget(widget, row, column)
            # The grid would show it later, but it must be able to take the focus at once.
            widget.show()

    def delete(self) -> None:
        """Hides and deletes the fields."""
        for widget in self.widgets:
            widget.hide()
            widget.deleteLater()
        self.deleteLater()

    def update_icons(self) -> None:
        """Sets the suit symbols in the colours of the palette."""
        dark = is_dark(self.denomination.palette())
        for place, denomination in enumerate(Denomination):
            suit = denomination.suit
            self.denomination.setItemIcon(place, QIcon() if suit is None else symbol_icon(suit, dark))

    def set_font(self, font: QFont) -> None:
        """Sets the font of the fields, and widths that suit it."""
        for widget in self.widgets:
            # A field made after the dialog was shown does not inherit the font of the window.
            widget.setFont(font)
        metrics = QFontMetrics(font)
        self.weight.setFixedWidth(metrics.horizontalAdvance("99,99") + metrics.height() * 2)
        self.points.setMinimumWidth(metrics.horizontalAdvance("−7600"))
        self.denomination.setIconSize(QSize(metrics.height(), metrics.height()) * 0.8)

    def _changed(self) -> None:
        self.tricks.setSuffix(f"  ({overtricks_text(self.contract, self.tricks.value())})")
        self.changed.emit()


def _combo_box(choices: list[tuple[str, object]], parent: QWidget) -> QComboBox:
    """Returns a combo box of these labels and values."""
    field = QComboBox(parent)
    field.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    for label, value in choices:
        field.addItem(label, value)
    return field
