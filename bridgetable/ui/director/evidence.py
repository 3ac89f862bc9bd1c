"""The double-dummy figures by which the Director judges damage, worked out in the background."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QTextBrowser, QWidget

from bridgetable.cards.seat import Side
from bridgetable.engine.history import START, History
from bridgetable.equity.position import Position, Solution, UnsolvableError
from bridgetable.table.question import Message, say
from bridgetable.table.state import Table
from bridgetable.ui.drawing.suit_symbols import ground_of, rich
from bridgetable.ui.figures.analysis import Analysis
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.theme import clear_background
from bridgetable.ui.session.shown import Shown, changed
from bridgetable.words.catalogue import Words

if TYPE_CHECKING:
    from bridgetable.equity.proposal import Evidence, FigureRow, NoProposal, Proposal, Tables
    from bridgetable.laws.redress import Redress


# -- The evidence of damage in the Director's panel: a small table of tricks with the reasons --------------------------


MIN_LINES = 6
"""How many lines are visible at least; the rest can be scrolled to in a small window."""


class EvidenceView(QTextBrowser):
    """The figures and the reasons, or a message that they are being worked out; as tall as its contents."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "evidence")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.document().setDocumentMargin(0)
        self._shown: tuple[Evidence | None, Message | None, Words] | None = None
        self._whole_height, self._fitted_width = 1, 0
        clear_background(self)
        self.hide()

    def show_evidence(self, evidence: Evidence, words: Words) -> None:
        """Shows this evidence."""
        self._show(evidence, None, words)

    def show_waiting(self, message: Message, words: Words) -> None:
        """Shows this message in place of evidence."""
        self._show(None, message, words)

    def show_nothing(self) -> None:
        """Clears and hides the view."""
        if self._shown is not None:
            self._shown = None
            self.clear()
            self.hide()

    def as_text(self) -> str:
        """Returns what is shown as lines of plain text; "" when nothing is."""
        if self._shown is None:
            return ""
        from bridgetable.equity.proposal import evidence_lines

        evidence, message, words = self._shown
        lines = evidence_lines(evidence, words.say) if evidence is not None else ()
        return "\n".join((*lines, *((words.say(message),) if message is not None else ())))

    def sizeHint(self) -> QSize:
        """The height of the contents where nothing is to be scrolled; the width is up to the layout."""
        return QSize(0, self._whole_height)

    def minimumSizeHint(self) -> QSize:
        """The height of a few lines, or of the contents if they are shorter."""
        return QSize(0, min(self.sizeHint().height(), self.fontMetrics().lineSpacing() * MIN_LINES))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fits the height to the new width; the event tells only that of what the scroll bar leaves."""
        super().resizeEvent(event)
        if self.width() != self._fitted_width:
            self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Updates the page for another palette or font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and self._shown is not None:
            self._update_html()

    def _show(self, evidence: Evidence | None, message: Message | None, words: Words) -> None:
        if self._shown == (evidence, message, words):
            return
        self._shown = (evidence, message, words)
        self._update_html()
        self.setAccessibleName(self.as_text())
        self.show()

    def _fit(self) -> None:
        # A copy is measured: with the scroll bar the page itself is narrower and higher, and to ask for that height
        # would take the scroll bar away, and so on.
        copy = self.document().clone()
        self._fitted_width = self.width()
        copy.setTextWidth(self._fitted_width)
        self._whole_height = round(copy.size().height()) + 1
        self.setMaximumHeight(self._whole_height)
        self.updateGeometry()

    def _update_html(self) -> None:
        if self._shown is None:
            return
        evidence, message, words = self._shown
        parts = []
        if evidence is not None:
            # The outcome comes first: in a small window the rest has to be scrolled to.
            parts += [f"<b>{self._rich(line)}</b>" for line in _outcome(evidence, words)]
            parts.append(self._table(evidence, words) if evidence.rows else "")
            parts.append(" ".join(self._rich(words.say(one)) for one in evidence.reasons))
            parts += [self._rich(words.text("proposal-missing", reason=words.say(one))) for one in evidence.missing]
        if message is not None:
            parts.append(f"<i>{self._rich(words.say(message))}</i>")
        self.setHtml("".join(f'<div style="margin-top: 3px">{part}</div>' for part in parts if part))
        self._fit()

    def _table(self, evidence: Evidence, words: Words) -> str:
        names = (self._rich(words.name(side, "short")) for side in Side)
        heads = "".join(f'<th align=right><span style="white-space: nowrap">&nbsp;{name}</span></th>' for name in names)
        heading = f"<th align=left>{self._rich(words.text('proposal-heading'))}</th>"
        rows = "".join(self._row(row, words) for row in evidence.rows)
        return f"<table width='100%' cellpadding=1><tr>{heading}{heads}</tr>{rows}</table>"

    def _row(self, row: FigureRow, words: Words) -> str:
        from bridgetable.equity.proposal import Figure

        label = words.say_briefly(row.label)
        if row.figure is Figure.COUNTS:
            label = f"► {label} ({words.text('proposal-counts')})"
        cells = (self._rich(label), *(str(tricks) for tricks in row.tricks))
        strong = row.figure in (Figure.COUNTS, Figure.PROPOSED)
        shown = [f"<b>{cell}</b>" if strong else cell for cell in cells]
        return f"<tr><td>{shown[0]}</td>" + "".join(f"<td align=right>{cell}</td>" for cell in shown[1:]) + "</tr>"

    def _rich(self, text: str) -> str:
        return rich(text, ground_of(self.palette()))


def _outcome(evidence: Evidence, words: Words) -> list[str]:
    """Returns the lines on the proposed score and on the finding."""
    from bridgetable.equity.proposal import Figure

    rows = [row for row in evidence.rows if row.figure is Figure.PROPOSED]
    proposed = [
        words.text("proposal-line", label=words.say(row.label), ns=row.tricks[Side.NS], ew=row.tricks[Side.EW])
        for row in rows
    ]
    return [*proposed, *([words.say(evidence.finding)] if evidence.finding is not None else [])]


PURPOSE = "evidence"


class DirectorsEvidence(QObject):
    """The figures for the question of damage that the Director is being asked.

    `redress` is the matter in question, None when none is asked; `given_up` says that the figures will not be known.
    """

    changed = Signal()
    """The figures, or whether there are any, may have changed."""

    def __init__(self, analysis: Analysis, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.analysis = analysis
        analysis.updated.connect(self._update)
        self._line: Tables = ()
        self._needed: tuple[Position, ...] = ()
        self._result: Proposal | NoProposal | None = None
        self.redress: Redress | None = None
        self.given_up = False

    @property
    def proposal(self) -> Proposal | None:
        """The proposed score; None while it is not known, or when there is none."""
        from bridgetable.equity.proposal import Proposal

        return self._result if isinstance(self._result, Proposal) else None

    @property
    def known_evidence(self) -> Evidence | None:
        """The evidence to show; None while it is not known."""
        from bridgetable.equity.proposal import evidence_of

        return evidence_of(self._line[-1], self._result) if self._result is not None else None

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Has the figures for the question of damage worked out while it is asked."""
        if not changed(before, after, "history", "words"):
            return
        redress = _redress_asked_about(after.table)
        if redress is None and self.redress is None:
            return
        # The last table of a line is that of no other.
        if redress is None or not self._line or self._line[-1] is not after.table:
            # Coming back to the question tries again the positions at which the worker died.
            self.analysis.forget_failures()
            self._line = _tables(after.history) if redress is not None else ()
            self.redress, self._result = redress, None
            self._needed = _positions_needed(redress, self._line) if redress is not None else ()
        self.analysis.request(PURPOSE, self._needed)
        if redress is not None:
            self._update()
        else:
            self.changed.emit()

    def _update(self) -> None:
        if self.redress is None:
            return
        unknown = any(self.analysis.solved(position) is None for position in self._needed)
        self.given_up = unknown and not self.analysis.busy
        if not unknown and self._result is None:
            from bridgetable.equity.proposal import proposal_for

            self._result = proposal_for(self.redress, self._line, self._solve)
        self.changed.emit()

    def _solve(self, position: Position) -> Solution:
        solved = self.analysis.solved(position)
        if isinstance(solved, Solution):
            return solved
        raise UnsolvableError(solved if isinstance(solved, Message) else say("equity-refused"))


def _redress_asked_about(table: Table) -> Redress | None:
    """The redress that the Director is asked about; None if there is none, as before the end of play."""
    if not table.over:
        return None
    from bridgetable.equity.proposal import redress_asked_about

    return redress_asked_about(table)


def _positions_needed(redress: Redress, line: Tables) -> tuple[Position, ...]:
    from bridgetable.equity.proposal import positions_for

    return positions_for(redress, line)


def _tables(history: History) -> Tables:
    """Returns every table on the line to the cursor, from the first."""
    return tuple(history.table_at(place) for place in (START, *history.line_to(history.cursor)))
