"""The fields for what one side, or both, are assigned: one result, several with weights, or an artificial score."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QGridLayout, QGroupBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from bridgetable.cards.board import Board
from bridgetable.cards.seat import Side
from bridgetable.laws.score.law77 import assigned_points
from bridgetable.table.events import Artificial, Assigned, AssignedResult
from bridgetable.ui.director.assigned_result import HEADINGS, ResultRow
from bridgetable.ui.director.content.assigned_score import WHOLE, Results, redistribute, signed
from bridgetable.ui.kit.choice_buttons import ChoiceButtons
from bridgetable.ui.kit.naming import named
from bridgetable.words.catalogue import Words

MAX_RESULTS = 6
"""The greatest number of results: more would not be visible at once."""


class AssignedSide(QGroupBox):
    """Rows of results; `side` is the side whose points are shown beside them."""

    changed = Signal()
    """The results, their weights or the kind of score have changed."""

    def __init__(self, words: Words, board: Board, side: Side, decimal_point: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._words, self._board, self.side, self._decimal_point = words, board, side, decimal_point
        self._initial: AssignedResult | None = None
        self._table_result: AssignedResult | None = None
        self.rows: list[ResultRow] = []
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(6)
        self._grid.setVerticalSpacing(4)
        for place, name in enumerate(HEADINGS):
            self._grid.addWidget(QLabel(words.text(f"assigned-{name}") if name else "", self), 0, place)
        self.add = named(QPushButton(words.text("assigned-add"), self), "add-result")
        self.add.clicked.connect(self.add_result)
        self.keep = named(QPushButton(words.text("assigned-keep"), self), "keep-score")
        self.add.setToolTip(words.text("assigned-add-tip"))
        self.keep.setToolTip(words.text("assigned-keep-tip"))
        self.keep.clicked.connect(self._restore_table_result)
        for button in (self.add, self.keep):
            button.setAutoDefault(False)
        self.kind = ChoiceButtons(self)
        kinds: list[tuple[str, object]] = [("result", None), *((one.value, one) for one in Artificial)]
        tips = [words.text(f"assigned-{name}-tip") for name, _ in kinds]
        self.kind.fill([(words.text(f"assigned-{name}"), value) for name, value in kinds], tips=tips)
        self.kind.choose(None)
        self.kind.changed.connect(self._kind_changed)
        self.box = QWidget(self)
        below = QHBoxLayout()
        below.addWidget(self.add)
        below.addWidget(self.keep)
        below.addStretch()
        rows = QVBoxLayout(self.box)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addLayout(self._grid)
        rows.addLayout(below)
        column = QVBoxLayout(self)
        column.addWidget(self.kind)
        column.addWidget(self.box)

    def begin(self, initial: AssignedResult | None, table_result: AssignedResult | None) -> None:
        """Begins with the result `initial`; `table_result` is that of the table, None while the play goes on."""
        self._initial, self._table_result = initial, table_result
        self.keep.setVisible(table_result is not None)
        self._append(initial)
        self._renumber()

    @property
    def artificial(self) -> Artificial | None:
        """The artificial score chosen, if any."""
        value = self.kind.value
        return value if isinstance(value, Artificial) else None

    @property
    def assigned(self) -> Assigned | None:
        """The artificial score or the results; None while the weights do not add up."""
        return self.artificial or self.results()

    @property
    def untouched(self) -> bool:
        """Whether the fields still hold the initial result alone."""
        return self.artificial is None and len(self.rows) == 1 and self.rows[0].result() == self._initial

    def copy(self, other: AssignedSide) -> None:
        """Takes over the results of the other side, with their weights as typed."""
        while len(self.rows) < len(other.rows):
            self._append(None)
        for row, model in zip(self.rows, other.rows, strict=True):
            row.set_result(AssignedResult(model.contract, model.tricks.value(), 1.0))
            row.weight.setText(model.weight.text())
        self._renumber()

    def results(self) -> Results | None:
        """Returns the results; None while the weights cannot be parsed or do not add up to 1."""
        if self.sum != WHOLE:
            return None
        return tuple(result for row in self.rows if (result := row.result()) is not None)

    @property
    def sum(self) -> Fraction | None:
        """The sum of the weights; None while one of them cannot be parsed."""
        weights = [row.parsed_weight for row in self.rows]
        return None if None in weights else sum((weight for weight in weights if weight is not None), Fraction(0))

    def add_result(self) -> None:
        """Adds a result with the last contract and its part of the weight; the focus goes to its tricks."""
        weights = [row.parsed_weight or Fraction(0) for row in self.rows]
        last = self.rows[-1].result() or self._initial
        self._append(last)
        self._set_weights(redistribute(weights, added=True))
        self._renumber()
        self.rows[-1].tricks.setFocus()
        self.rows[-1].tricks.selectAll()

    def show_points(self) -> None:
        """Shows the points of each result for the side."""
        for row in self.rows:
            result = AssignedResult(row.contract, row.tricks.value(), 1.0)
            row.points.setText(signed(assigned_points(self._board, result, self.side)))

    def changeEvent(self, event: QEvent) -> None:
        """Adapts the rows to another font or palette."""
        super().changeEvent(event)
        for row in getattr(self, "rows", ()):
            if event.type() == QEvent.Type.FontChange:
                row.set_font(self.font())
            elif event.type() == QEvent.Type.PaletteChange:
                row.update_icons()

    def _restore_table_result(self) -> None:
        while len(self.rows) > 1:
            self._delete_row(self.rows[-1])
        if self._table_result is not None:
            self.rows[0].set_result(self._table_result)
        self._set_weights([WHOLE])
        self._renumber()

    def _append(self, result: AssignedResult | None) -> None:
        row = ResultRow(self._words, self._decimal_point, self)
        row.add_to(self._grid, self._grid.rowCount())
        self.rows.append(row)
        if result is not None:
            row.set_result(result)
        row.changed.connect(self._rows_changed)
        row.removal_wanted.connect(lambda: self._remove_result(row))

    def _remove_result(self, row: ResultRow) -> None:
        if len(self.rows) > 1:
            weights = [other.parsed_weight or Fraction(0) for other in self.rows if other is not row]
            self._delete_row(row)
            self._set_weights(redistribute(weights, added=False))
            self._renumber()
            self.rows[-1].tricks.setFocus()

    def _delete_row(self, row: ResultRow) -> None:
        self.rows.remove(row)
        row.delete()

    def _set_weights(self, weights: list[Fraction]) -> None:
        for row, weight in zip(self.rows, weights, strict=True):
            row.set_weight(weight)

    def _renumber(self) -> None:
        for place, row in enumerate(self.rows, 1):
            row.set_number(place, alone=len(self.rows) == 1)
        self.add.setEnabled(len(self.rows) < MAX_RESULTS)
        self._set_tab_order()
        self._rows_changed()

    def _set_tab_order(self) -> None:
        """Lets Tab go along the rows, then to the buttons below."""
        fields = [widget for row in self.rows for widget in row.widgets if widget is not row.points]
        for before, after in zip(fields, [*fields[1:], self.add], strict=True):
            QWidget.setTabOrder(before, after)
        QWidget.setTabOrder(self.add, self.keep)

    def _kind_changed(self) -> None:
        self.box.setVisible(self.artificial is None)
        self.changed.emit()

    def _rows_changed(self) -> None:
        self.show_points()
        self.changed.emit()
