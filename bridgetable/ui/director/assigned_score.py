"""The dialog for a score that the Director assigns: one or several results for each side, and their arithmetic."""

from __future__ import annotations

import re
from fractions import Fraction

from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QLabel, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from bridgetable.cards.deal import FULL_HAND
from bridgetable.cards.seat import Side
from bridgetable.engine.actions import Adjust
from bridgetable.laws.law12 import adjustment_due, assigned_under, how_assigned, imps_of, percentage_of
from bridgetable.laws.law77 import expected_score
from bridgetable.laws.numbers import clause_typed
from bridgetable.table.question import Message, say
from bridgetable.table.scores import Artificial, Assigned
from bridgetable.table.state import Table
from bridgetable.ui.director.assigned_side import AssignedSide
from bridgetable.ui.director.entered_score import (
    ScoreTextError,
    among_others,
    arithmetic,
    prefilled,
    result_with,
    scores_of,
    weight_text,
)
from bridgetable.ui.director.evidence import DirectorsEvidence
from bridgetable.ui.figures.all_contracts import AllContracts
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.words.catalogue import Words
from bridgetable.words.scores import points_text

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
