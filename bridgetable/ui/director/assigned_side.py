"""What is assigned to one side, or to both: one result, several with their weights, or an artificial score."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QGridLayout, QGroupBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from bridgetable.cards.board import Board
from bridgetable.cards.seat import Side
from bridgetable.laws.score.law77 import assigned_points
from bridgetable.table.events import Artificial, Assigned, AssignedResult
from bridgetable.ui.director.assigned_result import HEADS, ResultRow
from bridgetable.ui.director.content.assigned_score import WHOLE, Results, shared, signed
from bridgetable.ui.kit.choice_buttons import ChoiceButtons
from bridgetable.ui.kit.naming import named
from bridgetable.words.catalogue import Words

MOST = 6
"""So many results can be weighed: more are no longer seen at once."""


class AssignedSide(QGroupBox):
    """Rows of results; `side` is the one whose points stand beside them."""

    changed = Signal()

    def __init__(self, words: Words, board: Board, side: Side, point: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._words, self._board, self.side, self._point = words, board, side, point
        self._first: AssignedResult | None = None
        self._keeps: AssignedResult | None = None
        self.rows: list[ResultRow] = []
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(6)
        self._grid.setVerticalSpacing(4)
        for place, name in enumerate(HEADS):
            self._grid.addWidget(QLabel(words.text(f"assigned-{name}") if name else "", self), 0, place)
        self.add = named(QPushButton(words.text("assigned-add"), self), "add-result")
        self.add.clicked.connect(self.add_result)
        self.keep = named(QPushButton(words.text("assigned-keep"), self), "keep-score")
        self.add.setToolTip(words.text("assigned-add-tip"))
        self.keep.setToolTip(words.text("assigned-keep-tip"))
        self.keep.clicked.connect(self._keep)
        for button in (self.add, self.keep):
            button.setAutoDefault(False)
        self.kind = ChoiceButtons(self)
        kinds: list[tuple[str, object]] = [("result", None), *((one.value, one) for one in Artificial)]
        tips = [words.text(f"assigned-{name}-tip") for name, _ in kinds]
        self.kind.fill([(words.text(f"assigned-{name}"), value) for name, value in kinds], tips=tips)
        self.kind.choose(None)
        self.kind.changed.connect(self._of_another_kind)
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

    def begin(self, first: AssignedResult | None, keeps: AssignedResult | None) -> None:
        """Starts with this result; `keeps` is the one of the table, where the play has ended."""
        self._first, self._keeps = first, keeps
        self.keep.setVisible(keeps is not None)
        self._append(first)
        self._renumber()

    @property
    def artificial(self) -> Artificial | None:
        """The artificial score chosen, if any."""
        value = self.kind.value
        return value if isinstance(value, Artificial) else None

    @property
    def assigned(self) -> Assigned | None:
        """What the side is given; nothing while the weights do not add up."""
        return self.artificial or self.results()

    @property
    def untouched(self) -> bool:
        """Whether it still has what it started with."""
        return self.artificial is None and len(self.rows) == 1 and self.rows[0].result() == self._first

    def copy(self, other: AssignedSide) -> None:
        """Has the results of the other side, their weights as they are typed there."""
        while len(self.rows) < len(other.rows):
            self._append(None)
        for row, model in zip(self.rows, other.rows, strict=True):
            row.put(AssignedResult(model.contract, model.tricks.value(), 1.0))
            row.weight.setText(model.weight.text())
        self._renumber()

    def results(self) -> Results | None:
        """The results; nothing while a weight cannot be read or they do not add up to the whole."""
        found = [row.result() for row in self.rows]
        if self.sum != WHOLE:
            return None
        return tuple(one for one in found if one is not None)

    @property
    def sum(self) -> Fraction | None:
        """What the weights add up to; nothing while one of them cannot be read."""
        shares = [row.share for row in self.rows]
        return None if None in shares else sum((share for share in shares if share is not None), Fraction(0))

    def add_result(self) -> None:
        """One more result, the same contract with its share of the weight; the keyboard goes to its tricks."""
        weights = [row.share or Fraction(0) for row in self.rows]
        last = self.rows[-1].result() or self._first
        self._append(last)
        self._weigh(shared(weights, added=True))
        self._renumber()
        self.rows[-1].tricks.setFocus()
        self.rows[-1].tricks.selectAll()

    def show_points(self) -> None:
        """What each result is worth to the side."""
        for row in self.rows:
            result = AssignedResult(row.contract, row.tricks.value(), 1.0)
            row.points.setText(signed(assigned_points(self._board, result, self.side)))

    def changeEvent(self, event: QEvent) -> None:
        """Larger letters need wider fields, another palette other suits."""
        super().changeEvent(event)
        for row in getattr(self, "rows", ()):
            if event.type() == QEvent.Type.FontChange:
                row.fit(self.font())
            elif event.type() == QEvent.Type.PaletteChange:
                row.paint()

    def _keep(self) -> None:
        while len(self.rows) > 1:
            self._take(self.rows[-1])
        if self._keeps is not None:
            self.rows[0].put(self._keeps)
        self._weigh([WHOLE])
        self._renumber()

    def _append(self, result: AssignedResult | None) -> None:
        row = ResultRow(self._words, self._point, self)
        row.lay(self._grid, self._grid.rowCount())
        self.rows.append(row)
        if result is not None:
            row.put(result)
        row.changed.connect(self._told)
        row.removal_wanted.connect(lambda: self._remove(row))

    def _remove(self, row: ResultRow) -> None:
        if len(self.rows) > 1:
            weights = [other.share or Fraction(0) for other in self.rows if other is not row]
            self._take(row)
            self._weigh(shared(weights, added=False))
            self._renumber()
            self.rows[-1].tricks.setFocus()

    def _take(self, row: ResultRow) -> None:
        self.rows.remove(row)
        row.leave()

    def _weigh(self, weights: list[Fraction]) -> None:
        for row, weight in zip(self.rows, weights, strict=True):
            row.weigh(weight)

    def _renumber(self) -> None:
        for place, row in enumerate(self.rows, 1):
            row.number(place, alone=len(self.rows) == 1)
        self.add.setEnabled(len(self.rows) < MOST)
        self._order()
        self._told()

    def _order(self) -> None:
        """Tab goes along the rows, then to the buttons under them."""
        fields = [widget for row in self.rows for widget in row.widgets if widget is not row.points]
        for before, after in zip(fields, [*fields[1:], self.add], strict=True):
            QWidget.setTabOrder(before, after)
        QWidget.setTabOrder(self.add, self.keep)

    def _of_another_kind(self) -> None:
        self.box.setVisible(self.artificial is None)
        self.changed.emit()

    def _told(self) -> None:
        self.show_points()
        self.changed.emit()
