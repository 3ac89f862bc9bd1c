"""The auction sheet in a panel beside the table, for when cards lie in the middle."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bridgetable.ui.auction.content.layout import laid_out
from bridgetable.ui.auction.content.text import SheetText, auction_spoken, sheet_text
from bridgetable.ui.auction.sheet import Look, measure, paint_sheet
from bridgetable.ui.kit.layout.box import Box
from bridgetable.ui.kit.plain_text import plain_tip
from bridgetable.ui.session.content.shown import Shown, changed

MOST = 15
"""The panel asks for no more height than so many letters of the window: the timeline stands over it."""


class AuctionPanel(QWidget):
    """The sheet, as large as the panel allows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text: SheetText | None = None
        self._look = Look()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Shows the auction; most cards of the play leave it as it is."""
        if not changed(before, after, "table", "words", "options"):
            return
        table, words, options = after.table, after.words, after.options
        text, look = sheet_text(table, words, marks=options.marks), Look.of(options)
        if before is None or before.words is not words or text != self._text:
            self.setAccessibleName(" ".join(auction_spoken(table, words)))
        if (text, look) == (self._text, self._look):
            return
        self._text, self._look = text, look
        self.setToolTip(plain_tip("\n".join(note.text for note in text.footnotes)))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As high as a short auction."""
        em = self.fontMetrics().height()
        return QSize(12 * em, 12 * em)

    def minimumSizeHint(self) -> QSize:
        """As high as letters need that are as large as the width allows, and still leave room for the timeline."""
        em = self.fontMetrics().height()
        high = self._needed() if self._text is not None else 0
        return QSize(8 * em, min(max(9 * em, high), MOST * em))

    def _needed(self) -> int:
        room = Box(0, 0, max(1, self.width() - 8), 100.0 * self.fontMetrics().height())
        return round(laid_out(self._text, room, measure, 1.0).bottom) + 8 if self._text is not None else 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width needs another height."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws it as large as the panel allows."""
        room = QRectF(self.rect()).adjusted(4, 2, -4, -4)
        if self._text is None:
            return
        with QPainter(self) as painter:
            layout = laid_out(self._text, Box(room.x(), room.y(), room.width(), room.height()), measure, 1.0)
            paper = room.adjusted(0, 0, 0, min(0.0, layout.bottom + layout.pixels / 2 - room.bottom()))
            paint_sheet(painter, paper, self._text, layout, self._look)
