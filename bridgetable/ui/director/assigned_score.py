"""The dialog for a score that the Director assigns: one or several results for each side, and their arithmetic."""

from __future__ import annotations

import re
from fractions import Fraction

from PySide6.QtCore import QEvent, QLocale, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QIcon, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bridgetable.cards.call import Bid, Contract, Denomination, Doubling
from bridgetable.cards.deal import FULL_HAND
from bridgetable.cards.seat import Seat, Side
from bridgetable.engine.actions import Adjust
from bridgetable.laws.law12 import (
    adjustment_due,
    artificial_figures,
    assigned_under,
    how_assigned,
    imps_of,
    percentage_of,
)
from bridgetable.laws.law77 import assigned_points, expected_score
from bridgetable.laws.numbers import clause_typed
from bridgetable.table.question import Message, say
from bridgetable.table.scores import Artificial, Assigned, AssignedResult
from bridgetable.table.state import Table
from bridgetable.ui.director.entered_score import (
    WHOLE,
    Results,
    ScoreTextError,
    among_others,
    arithmetic,
    parse_weight,
    prefilled,
    redistribute,
    result_with,
    scores_of,
    weight_text,
)
from bridgetable.ui.director.evidence import DirectorsEvidence
from bridgetable.ui.drawing.suit_symbols import ground_of, symbol_icon
from bridgetable.ui.figures.all_contracts import AllContracts
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.choice_buttons import ChoiceButtons
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.words.catalogue import Words
from bridgetable.words.scores import points_text, result_text

# -- The fields for one result of an assigned score: contract, declarer, tricks and weight, in a row -------------------


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
        return (
            self.level,
            self.denomination,
            self.doubling,
            self.declarer,
            self.tricks,
            self.weight,
            self.points,
            self.remove,
        )

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
            (self.level, contract.bid.level),
            (self.denomination, contract.bid.denomination),
            (self.doubling, contract.doubling),
            (self.declarer, contract.declarer),
        ):
            field.setCurrentIndex(field.findData(value))
        self.tricks.setValue(result.tricks)
        self._changed()

    def set_weight(self, weight: Fraction) -> None:
        """Sets the weight, a part of 1."""
        self.weight.setText(weight_text(weight, self._decimal_point))

    def set_number(self, number: int, *, alone: bool) -> None:
        """Names the fields by the number of the result, from 1, for screen readers; if `alone`, the weight is fixed."""
        for name, field in zip(
            ("level", "denomination", "doubling", "declarer", "tricks", "weight"), self.widgets, strict=False
        ):
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
        on = ground_of(self.denomination.palette())
        for place, denomination in enumerate(Denomination):
            suit = denomination.suit
            self.denomination.setItemIcon(place, QIcon() if suit is None else symbol_icon(suit, on))

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
        self.tricks.setSuffix(f"  ({result_text(self.contract, self.tricks.value())})")
        self.changed.emit()


def _combo_box(choices: list[tuple[str, object]], parent: QWidget) -> QComboBox:
    """Returns a combo box of these labels and values."""
    field = QComboBox(parent)
    field.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    for label, value in choices:
        field.addItem(label, value)
    return field


MAX_RESULTS = 6
"""The greatest number of results: more would not be visible at once."""


class AssignedSide(QGroupBox):
    """Rows of results; `side` is the side whose points are shown beside them."""

    changed = Signal()
    """The results, their weights or the kind of score have changed."""

    def __init__(self, words: Words, table: Table, side: Side, decimal_point: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._words, self._table, self.side, self._decimal_point = words, table, side, decimal_point
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
        shares = [words.text(f"assigned-{one.value}-tip", **artificial_figures(table, one)) for one in Artificial]
        tips = [words.text("assigned-result-tip"), *shares]
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
            row.points.setText(points_text(assigned_points(self._table, result, self.side)))

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


OPPOSITE = {Artificial.AVERAGE_PLUS: Artificial.AVERAGE_MINUS, Artificial.AVERAGE_MINUS: Artificial.AVERAGE_PLUS}
"""The artificial score suggested for the other side: usually only one side was at fault."""


class AssignedScoreDialog(FormDialog):
    """Asks for the result of each side; begins with the proposed one, or else with that of the table."""

    def __init__(
        self, words: Words, table: Table, evidence: DirectorsEvidence, typed: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__("assigned", words, parent)
        self._table, self._others = table, _scores_elsewhere(typed, table, words.language)
        self._decimal_point = QLocale(words.language).decimalPoint()
        self._usual_clause = assigned_under(table)
        self.how = named(QLabel(words.say(how_assigned(table)), self, wordWrap=True), "how-assigned")
        self.proposal = named(QLabel(self, wordWrap=True), "proposed")
        self.both = QCheckBox(words.text("assigned-both"), self)
        self.both.setToolTip(words.text("assigned-both-tip"))
        self.ns, self.ew = (AssignedSide(words, table, side, self._decimal_point, self) for side in Side)
        self.sums = named(QLabel(self, wordWrap=True), "sums")
        self.sums.setTextFormat(Qt.TextFormat.PlainText)
        self.contracts: AllContracts | None = None
        if evidence.redress is None and len(table.deal.north) == FULL_HAND:
            self.contracts = AllContracts(words, table.deal, evidence.analysis, self)
            self.finished.connect(self.contracts.stop_updates)
        self.law = QLineEdit(_clause_at_hand(table, evidence), self)
        self.results = _ResultsArea((self.ns, self.ew), self)
        self.datum = QLineEdit(self)
        self._lay_out()
        self._begin(evidence)
        self._connect()
        self._show_sides(self.both.isChecked())
        self.ns.rows[0].tricks.setFocus()

    def _lay_out(self) -> None:
        for above in (self.how, self.proposal, self.both):
            self.column.addWidget(above)
        middle = QHBoxLayout()
        middle.setSpacing(16)
        middle.addWidget(self.results, 1)
        if self.contracts is not None:
            middle.addWidget(self.contracts, 0, Qt.AlignmentFlag.AlignTop)
        self.column.addLayout(middle, 1)
        self.column.addWidget(self.sums)
        self.datum.setPlaceholderText(self.words.text("assigned-datum-example"))
        self.datum.setToolTip(self.words.text("assigned-datum-tip"))
        self.add_row("assigned-datum", self.datum)
        self.add_row("assigned-law", self.law)
        self.finish()

    def _connect(self) -> None:
        self.both.toggled.connect(self._show_sides)
        for side in (self.ns, self.ew):
            side.changed.connect(self._update_sums)
            side.kind.changed.connect(self._kind_changed)
        self.law.textChanged.connect(self._update_sums)
        self.datum.textChanged.connect(self._update_sums)

    @property
    def action(self) -> Adjust | None:
        """The assigned score; None while the weights do not add up or the number of the Law is not valid."""
        ns = self.ns.assigned
        ew = ns if self.both.isChecked() else self.ew.assigned
        if not ns or not ew or self._law_fault() is not None or self._datum_fault() is not None:
            return None
        return Adjust(ns, ew, clause_typed(self.law.text()), self._others, _datum_of(self.datum.text()))

    def _begin(self, evidence: DirectorsEvidence) -> None:
        table, proposal = self._table, evidence.proposal
        first = prefilled(table, proposal if evidence.redress is not None else None)
        self.ns.begin(first.ns, result_with(table, Side.NS) if table.over else None)
        self.ew.begin(first.ew, result_with(table, Side.EW) if table.over else None)
        self._began_equal = first.ns == first.ew
        self.both.setChecked(self._began_equal)
        shown = evidence.known_evidence
        if proposal is not None and shown is not None and shown.finding is not None:
            ns, ew = proposal.assigned
            self.proposal.setText(
                self.words.text("assigned-proposed", ns=ns, ew=ew, finding=self.words.say(shown.finding))
            )
        self.proposal.setVisible(bool(self.proposal.text()))

    def _kind_changed(self) -> None:
        """Adapts the dialog to the kind of score: an artificial one depends on each side's fault, so that above average
        for one side suggests below average for the other."""
        chosen, unasked = self.ns.artificial, percentage_of.covers(self.law.text().strip())
        if chosen is not None and chosen in OPPOSITE and self.both.isChecked():
            self.ew.kind.choose(OPPOSITE[chosen])
            self.both.setChecked(False)
        by_fault = say("assigned-artificial", law=percentage_of.number(self._table))
        self.how.setText(self.words.say(how_assigned(self._table) if chosen is None else by_fault))
        only = chosen is not None and (self.both.isChecked() or self.ew.artificial is not None)
        if only and self.law.text().strip() == self._usual_clause:
            self.law.setText(percentage_of.number(self._table))
        elif not only and unasked:
            self.law.setText(self._usual_clause)

    def _show_sides(self, together: bool) -> None:
        if not together and self._began_equal and self.ew.untouched and self.ns.artificial is None:
            # The sides have had the same results, and do until one is changed.
            self.ew.copy(self.ns)
        self.ew.setVisible(not together)
        title = self.words.text("assigned-for-both") if together else self.words.text("assigned-for", side=Side.NS)
        self.ns.setTitle(title)
        self.ew.setTitle(self.words.text("assigned-for", side=Side.EW))
        self._update_sums()

    def showEvent(self, event: QShowEvent) -> None:
        """Fits the height to the contents when the dialog is shown."""
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Resizes the dialog to its contents, at most to the size of the screen."""
        self.results.fit()
        if self.area is not None:
            return
        self.column.invalidate()
        self.column.activate()
        room = self.screen().availableSize()
        width = min(max(self.width(), self.column.sizeHint().width()), room.width())
        self.resize(width, min(self.column.totalHeightForWidth(width), room.height()))

    def _update_sums(self) -> None:
        """Shows the arithmetic of both sides as far as possible, and what is wrong with the input."""
        together = self.both.isChecked()
        ns = self.ns.assigned
        ew = ns if together else self.ew.assigned
        sums = (*self._sum_lines(ns, Side.NS), *self._sum_lines(ew, Side.EW), *self._balance_lines(ns, ew))
        self.sums.setText("\n".join(sums))
        self.sums.setAccessibleName(self.sums.text())
        weights_fault = self._weights_fault(self.ns) or (None if together else self._weights_fault(self.ew))
        fault = weights_fault or self._datum_fault() or self._law_fault()
        self.show_fault(self.words.say(fault) if fault is not None else "")
        if self.isVisible():
            self._fit()

    def _sum_lines(self, results: Assigned | None, side: Side) -> tuple[str, ...]:
        if results is None:
            return ()
        if isinstance(results, Artificial):
            imps = points_text(imps_of(self._table, results))
            share = percentage_of(self._table, results)
            name = self.words.text(f"assigned-{results.value}")
            return (self.words.text("assigned-sum-artificial", side=side, name=name, share=share, imps=imps),)
        among = among_others(self._table, results, side, self._others, self._decimal_point)
        messages = (arithmetic(self._table, results, side, self._decimal_point), among)
        return tuple(self.words.say(message) for message in messages if message is not None)

    def _balance_lines(self, ns: Assigned | None, ew: Assigned | None) -> tuple[str, ...]:
        if ns is None or ew is None or isinstance(ns, Artificial) or isinstance(ew, Artificial):
            return ()
        balanced = expected_score(self._table, ns, Side.NS) == -expected_score(self._table, ew, Side.EW)
        return () if balanced else (self.words.text("assigned-not-balanced"),)

    def _law_fault(self) -> Message | None:
        law = self.law.text()
        return say("clause-unreadable") if law.strip() and not clause_typed(law) else None

    def _datum_fault(self) -> Message | None:
        typed = self.datum.text()
        return say("assigned-datum-unreadable") if typed.strip() and _datum_of(typed) is None else None

    def _weights_fault(self, side: AssignedSide) -> Message | None:
        total = side.sum
        if total is None and side.artificial is None:
            return say("assigned-weight-unreadable")
        if side.assigned is not None:
            return None
        percent = weight_text(total or Fraction(0), self._decimal_point)
        if self.both.isChecked():
            return say("assigned-weights-both-add-up", sum=percent)
        return say("assigned-weights-add-up", side=side.side, sum=percent)


class _ResultsArea(QScrollArea):
    """The results of both sides, scrolled vertically where there is too little room; their width is always shown."""

    def __init__(self, widgets: tuple[QWidget, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self._widgets = widgets
        self._inside = QWidget(self)
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        for widget in widgets:
            self._column.addWidget(widget)
        self._column.addStretch()
        self.setWidget(self._inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def fit(self) -> None:
        """Updates the layout after rows were added or removed."""
        for widget in self._widgets:
            layout = widget.layout()
            if layout is not None:
                layout.activate()
            widget.updateGeometry()
        self._column.activate()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """The size at which nothing has to be scrolled."""
        beside = self.verticalScrollBar().sizeHint().width()
        return self._inside.sizeHint() + QSize(beside, self.fontMetrics().height() // 2)

    def minimumSizeHint(self) -> QSize:
        """The whole width, and the height of a few lines."""
        return QSize(self.sizeHint().width(), self.fontMetrics().height() * 6)


def _clause_at_hand(table: Table, evidence: DirectorsEvidence) -> str:
    """Returns the clause under which a score is to be assigned: of the question asked, of the finding, or the usual."""
    return evidence.redress.clause if evidence.redress is not None else adjustment_due(table) or assigned_under(table)


def _datum_of(typed: str) -> int | None:
    """Returns the score of North-South that was typed; None if there is none, or it is no whole number."""
    plain = typed.strip().replace("−", "-").replace("–", "-")
    return int(plain) if re.fullmatch(r"[+-]?[0-9]{1,4}", plain) else None


def _scores_elsewhere(typed: str, table: Table, language: str) -> tuple[int, ...]:
    """Returns the scores of the other tables; none when what was typed for them cannot be parsed."""
    try:
        return scores_of(typed, table, language)
    except ScoreTextError:
        return ()
