"""The evidence of damage in the Director's panel: a small table of tricks with the reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QTextBrowser, QWidget

from bridgetable.cards.seat import Side
from bridgetable.table.question import Message
from bridgetable.ui.drawing.suit_symbols import is_dark, rich
from bridgetable.ui.kit.naming import named
from bridgetable.ui.kit.palette import clear_background
from bridgetable.words.catalogue import Words

if TYPE_CHECKING:
    # Imported when there is evidence: with it come the Laws, and the window is shown before.
    from bridgetable.equity.evidence import Evidence, FigureRow

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
        from bridgetable.equity.evidence import evidence_lines

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
        from bridgetable.equity.evidence import Figure

        label = words.say_briefly(row.label)
        if row.figure is Figure.COUNTS:
            label = f"► {label} ({words.text('proposal-counts')})"
        cells = (self._rich(label), *(str(tricks) for tricks in row.tricks))
        strong = row.figure in (Figure.COUNTS, Figure.PROPOSED)
        shown = [f"<b>{cell}</b>" if strong else cell for cell in cells]
        return f"<tr><td>{shown[0]}</td>" + "".join(f"<td align=right>{cell}</td>" for cell in shown[1:]) + "</tr>"

    def _rich(self, text: str) -> str:
        return rich(text, self.fontMetrics().height(), is_dark(self.palette()), self.devicePixelRatioF())


def _outcome(evidence: Evidence, words: Words) -> list[str]:
    """Returns the lines on the proposed score and on the finding."""
    from bridgetable.equity.evidence import Figure

    rows = [row for row in evidence.rows if row.figure is Figure.PROPOSED]
    proposed = [words.text("proposal-line", label=words.say(row.label), ns=row.tricks[Side.NS], ew=row.tricks[Side.EW])
                for row in rows]
    return [*proposed, *([words.say(evidence.finding)] if evidence.finding is not None else [])]
