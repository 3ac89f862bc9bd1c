"""The auction sheet in a panel beside the table, for the play, when cards lie in the middle."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bridgetable.ui.auction.content.layout import lay_out_sheet
from bridgetable.ui.auction.content.text import SheetText, sheet_text, spoken_auction
from bridgetable.ui.auction.sheet import SheetStyle, measure_text, paint_sheet
from bridgetable.ui.kit.layout.box import Box
from bridgetable.ui.kit.plain_text import plain_tip
from bridgetable.ui.session.content.shown import Shown, changed

MIN_HEIGHT, MAX_HEIGHT = 7, 15
"""The least height of the panel, so that the timeline above it keeps its rows, and the greatest height it asks for, in
font heights."""


class AuctionPanel(QWidget):
    """A panel that shows the auction sheet as large as it can."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text: SheetText | None = None
        self._style = SheetStyle()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Shows the auction, updating only when its texts or colours have changed."""
        if not changed(before, after, "table", "words", "options"):
            return
        table, words, options = after.table, after.words, after.options
        text = sheet_text(table, words, marks=options.marks, veiled=options.veiled)
        style = SheetStyle.from_options(options)
        if before is None or before.words is not words or text != self._text:
            self.setAccessibleName(" ".join(spoken_auction(table, words, veiled=options.veiled)))
        if (text, style) == (self._text, self._style):
            return
        self._text, self._style = text, style
        self.setToolTip(plain_tip("\n".join(note.text for note in text.footnotes)))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """The height the sheet needs in letters as large as the width allows, up to MAX_HEIGHT."""
        em = self.fontMetrics().height()
        return QSize(12 * em, round(min(max(MIN_HEIGHT * em, self._needed_height()), MAX_HEIGHT * em)))

    def minimumSizeHint(self) -> QSize:
        """The height in which a sheet can still be read."""
        em = self.fontMetrics().height()
        return QSize(8 * em, round(MIN_HEIGHT * em))

    def _needed_height(self) -> int:
        if self._text is None:
            return 0
        box = Box(0, 0, max(1, self.width() - 8), 100.0 * self.fontMetrics().height())
        return round(lay_out_sheet(self._text, box, measure_text, 1.0).bottom) + 8

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Updates the size hints when the width changes."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the sheet as large as the panel allows."""
        box = QRectF(self.rect()).adjusted(4, 2, -4, -4)
        if self._text is None:
            return
        with QPainter(self) as painter:
            layout = lay_out_sheet(self._text, Box(box.x(), box.y(), box.width(), box.height()), measure_text, 1.0)
            paper = box.adjusted(0, 0, 0, min(0.0, layout.bottom + layout.pixels / 2 - box.bottom()))
            paint_sheet(painter, paper, self._text, layout, self._style)
