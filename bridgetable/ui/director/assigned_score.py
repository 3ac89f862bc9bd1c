"""The score the Director assigns: one or several results for each side, and the arithmetic of them."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QLabel, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from bridgetable.cards.seat import Side
from bridgetable.cases.clauses import parts_of
from bridgetable.engine.actions import Adjust
from bridgetable.laws.general.law12 import adjustment_due, assigned_under, how_assigned, imps_of, percentage_of
from bridgetable.laws.score.law77 import expected_score
from bridgetable.table.events import Artificial, Assigned
from bridgetable.table.question import Message, say
from bridgetable.table.state import Table
from bridgetable.ui.director.assigned_side import AssignedSide
from bridgetable.ui.director.content.assigned_score import (
    among_others,
    arithmetic,
    prefilled,
    result_with,
    signed,
    weight_text,
)
from bridgetable.ui.director.content.other_results import ScoreTextError, scores_of
from bridgetable.ui.director.evidence import DirectorsEvidence
from bridgetable.ui.figures.all_contracts import AllContracts
from bridgetable.ui.kit.form_dialog import FormDialog
from bridgetable.ui.kit.naming import named
from bridgetable.words.catalogue import Words

FULL = 13
OPPOSITE = {
    Artificial.AVERAGE_PLUS: Artificial.AVERAGE_MINUS, Artificial.AVERAGE_MINUS: Artificial.AVERAGE_PLUS,
}
"""What the other side is given to begin with: usually one side alone was at fault."""


class AssignedScoreDialog(FormDialog):
    """Asks for the result each side is given; it begins with what is proposed, or with the table's own."""

    def __init__(
        self, words: Words, table: Table, evidence: DirectorsEvidence, typed: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__("assigned", words, parent)
        self._table, self._others = table, _scores(typed, table, words.language)
        self._point = QLocale(words.language).decimalPoint()
        self.how = named(QLabel(words.say(how_assigned(table)), self, wordWrap=True), "how-assigned")
        self.column.addWidget(self.how)
        self.proposal = named(QLabel(self, wordWrap=True), "proposed")
        self.column.addWidget(self.proposal)
        self.both = QCheckBox(words.text("assigned-both"), self)
        self.both.setToolTip(words.text("assigned-both-tip"))
        self.ns, self.ew = (AssignedSide(words, table.board, side, self._point, self) for side in Side)
        self.sums = named(QLabel(self, wordWrap=True), "sums")
        self.sums.setTextFormat(Qt.TextFormat.PlainText)
        self.contracts: AllContracts | None = None
        if evidence.redress is None and len(table.deal.north) == FULL:
            self.contracts = AllContracts(words, table.deal, evidence.analysis, self)
            self.finished.connect(self.contracts.stop_updates)
        self._usual = assigned_under(table)
        self.law = QLineEdit(_clause(table, evidence), self)
        self.column.addWidget(self.both)
        self.results = _Results((self.ns, self.ew), self)
        middle = QHBoxLayout()
        middle.setSpacing(16)
        middle.addWidget(self.results, 1)
        if self.contracts is not None:
            middle.addWidget(self.contracts, 0, Qt.AlignmentFlag.AlignTop)
        self.column.addLayout(middle, 1)
        self.column.addWidget(self.sums)
        self.add_row("assigned-law", self.law)
        self.finish()
        self._begin(evidence)
        self.both.toggled.connect(self._split)
        for side in (self.ns, self.ew):
            side.changed.connect(self._reckon)
            side.kind.changed.connect(self._artificial)
        self.law.textChanged.connect(self._reckon)
        self._split(self.both.isChecked())
        self.ns.rows[0].tricks.setFocus()

    @property
    def action(self) -> Adjust | None:
        """The score assigned; nothing while the weights do not add up."""
        ns = self.ns.assigned
        ew = ns if self.both.isChecked() else self.ew.assigned
        return Adjust(ns, ew, self.law.text().strip()) if ns and ew and self._law_fault() is None else None

    def _begin(self, evidence: DirectorsEvidence) -> None:
        table, proposal = self._table, evidence.proposal
        first = prefilled(table, proposal if evidence.redress is not None else None)
        self.ns.begin(first.ns, result_with(table, Side.NS) if table.over else None)
        self.ew.begin(first.ew, result_with(table, Side.EW) if table.over else None)
        self._alike = first.ns == first.ew
        self.both.setChecked(self._alike)
        shown = evidence.shown
        if proposal is not None and shown is not None and shown.finding is not None:
            ns, ew = proposal.assigned
            self.proposal.setText(self.words.text(
                "assigned-proposed", ns=ns, ew=ew, finding=self.words.say(shown.finding)
            ))
        self.proposal.setVisible(bool(self.proposal.text()))

    def _artificial(self) -> None:
        """An artificial score goes by the fault of each side: what is above average for one is below for the other."""
        chosen, unasked = self.ns.artificial, percentage_of.covers(self.law.text().strip())
        if chosen is not None and chosen in OPPOSITE and self.both.isChecked():
            self.ew.kind.choose(OPPOSITE[chosen])
            self.both.setChecked(False)
        by_fault = say("assigned-artificial", law=percentage_of.number(self._table))
        self.how.setText(self.words.say(how_assigned(self._table) if chosen is None else by_fault))
        only = chosen is not None and (self.both.isChecked() or self.ew.artificial is not None)
        if only and self.law.text().strip() == self._usual:
            self.law.setText(percentage_of.number(self._table))
        elif not only and unasked:
            self.law.setText(self._usual)

    def _split(self, together: bool) -> None:
        if not together and self._alike and self.ew.untouched and self.ns.artificial is None:
            # What was for both is still for both until it is changed.
            self.ew.copy(self.ns)
        self.ew.setVisible(not together)
        title = self.words.text("assigned-for-both") if together else self.words.text("assigned-for", side=Side.NS)
        self.ns.setTitle(title)
        self.ew.setTitle(self.words.text("assigned-for", side=Side.EW))
        self._reckon()

    def showEvent(self, event: QShowEvent) -> None:
        """As tall as it need be."""
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        """As tall as what it asks for, as far as the screen goes."""
        self.results.fit()
        self.column.invalidate()
        self.column.activate()
        room = self.screen().availableSize()
        width = min(max(self.width(), self.column.sizeHint().width()), room.width())
        self.resize(width, min(self.column.totalHeightForWidth(width), room.height()))

    def _reckon(self) -> None:
        """The arithmetic of both sides as far as there is any, and what is wrong with the weights."""
        together = self.both.isChecked()
        ns = self.ns.assigned
        ew = ns if together else self.ew.assigned
        self.sums.setText("\n".join((*self._sum(ns, Side.NS), *self._sum(ew, Side.EW), *self._balance(ns, ew))))
        self.sums.setAccessibleName(self.sums.text())
        fault = self._fault(self.ns) or (None if together else self._fault(self.ew)) or self._law_fault()
        self.show_fault(self.words.say(fault) if fault is not None else "")
        if self.isVisible():
            self._fit()

    def _sum(self, results: Assigned | None, side: Side) -> tuple[str, ...]:
        if results is None:
            return ()
        if isinstance(results, Artificial):
            imps = signed(imps_of(self._table, results))
            share = percentage_of(self._table, results)
            name = self.words.text(f"assigned-{results.value}")
            return (self.words.text("assigned-sum-artificial", side=side, name=name, share=share, imps=imps),)
        board = self._table.board
        among = among_others(board, results, side, self._others, self._point)
        found = (arithmetic(board, results, side, self._point), among)
        return tuple(self.words.say(one) for one in found if one is not None)

    def _balance(self, ns: Assigned | None, ew: Assigned | None) -> tuple[str, ...]:
        if ns is None or ew is None or isinstance(ns, Artificial) or isinstance(ew, Artificial):
            return ()
        board = self._table.board
        balanced = expected_score(board, ns, Side.NS) == -expected_score(board, ew, Side.EW)
        return () if balanced else (self.words.text("assigned-not-balanced"),)

    def _law_fault(self) -> Message | None:
        law = self.law.text().strip()
        return say("clause-unreadable") if law and parts_of(law) is None else None

    def _fault(self, side: AssignedSide) -> Message | None:
        total = side.sum
        if total is None and side.artificial is None:
            return say("assigned-weight-unreadable")
        if side.assigned is not None:
            return None
        percent = weight_text(total or Fraction(0), self._point)
        if self.both.isChecked():
            return say("assigned-weights-both-add-up", sum=percent)
        return say("assigned-weights-add-up", side=side.side, sum=percent)


class _Results(QScrollArea):
    """The results of both sides; where they have no room they are scrolled to, but they are never cut off at a side."""

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
        """What is in it has become more, or less."""
        for widget in self._widgets:
            layout = widget.layout()
            if layout is not None:
                layout.activate()
            widget.updateGeometry()
        self._column.activate()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """All of it, where there is room."""
        beside = self.verticalScrollBar().sizeHint().width()
        return self._inside.sizeHint() + QSize(beside, self.fontMetrics().height() // 2)

    def minimumSizeHint(self) -> QSize:
        """All of its width, and a row at least."""
        return QSize(self.sizeHint().width(), self.fontMetrics().height() * 6)


def _clause(table: Table, evidence: DirectorsEvidence) -> str:
    """The clause under which the Director is asked or has found that a score is to be assigned."""
    return evidence.redress.clause if evidence.redress is not None else adjustment_due(table) or assigned_under(table)


def _scores(typed: str, table: Table, language: str) -> tuple[int, ...]:
    """The results of the other tables, as far as what was typed there can be read."""
    try:
        return scores_of(typed, table.board, language)
    except ScoreTextError:
        return ()
