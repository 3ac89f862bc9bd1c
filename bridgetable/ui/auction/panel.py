"""The auction sheet, painted: on the table, and in a panel beside it for the play, when cards lie in the middle."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QGraphicsItem, QSizePolicy, QStyleOptionGraphicsItem, QWidget

from bridgetable.cards.call import Double, Pass, Redouble
from bridgetable.reports.auction_sheet import Mark
from bridgetable.ui.auction.layout import (
    MAX_HEIGHT_SHARE,
    Head,
    PlacedCall,
    PlacedHead,
    PlacedNote,
    PlacedText,
    SheetLayout,
    SheetText,
    lay_out_sheet,
    sheet_text,
    spoken_auction,
)
from bridgetable.ui.drawing.colours import LIGHT, TableColours
from bridgetable.ui.drawing.lettering import draw_text, draw_warning, text_font
from bridgetable.ui.drawing.suit_symbols import draw_suit_text, rectangle, suit_text_width
from bridgetable.ui.kit.box import Box
from bridgetable.ui.kit.plain_text import plain_tip
from bridgetable.ui.session.shown import Shown, ViewOptions, changed

# -- Painting of the auction sheet, and the sheet as a graphics item on the table --------------------------------------


MIDDLE_Z, OVER_MAT_Z = 20, 560
"""The z values of the sheet: in the middle below the cards beside it, or over everything on the mat."""
CORNER_RADIUS = 0.35
"""The radius of its corners, in letter heights."""
REDOUBLE = "#0b5d8a"
WITHDRAWN_OPACITY = 0.6
"""The opacity of a call that was withdrawn."""


class SheetStyle(msgspec.Struct, frozen=True):
    """The colours of the sheet."""

    colours: TableColours = LIGHT
    four_colours: bool = True

    @classmethod
    def from_options(cls, options: ViewOptions) -> SheetStyle:
        """The style for these view options."""
        return cls(options.colours, options.four_colours)

    @property
    def dark(self) -> bool:
        """Whether the background of the sheet is dark."""
        return QColor(self.colours.plate).lightness() < 128


def sheet_font(pixels: float, bold: bool) -> QFont:
    """The font of the sheet at this height in pixels."""
    return text_font(int(pixels), bold)


def measure_text(text: str, pixels: float, bold: bool) -> float:
    """The width of a text with painted suit symbols in letters of this height."""
    return suit_text_width(text, _metrics(max(1, int(pixels)), bold))


@lru_cache(maxsize=256)
def _metrics(pixels: int, bold: bool) -> QFontMetricsF:
    # The layout tries many sizes before it finds the right one.
    return QFontMetricsF(sheet_font(pixels, bold))


class AuctionSheet(QGraphicsItem):
    """The graphics item of the sheet on the table."""

    def __init__(self) -> None:
        super().__init__()
        self._text: SheetText | None = None
        self._box = Box(0, 0, 1, 1)
        self._style = SheetStyle()
        self._share = MAX_HEIGHT_SHARE
        self._layout: SheetLayout | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def show_auction(
        self, text: SheetText, box: Box, style: SheetStyle, *, over: bool, share: float = MAX_HEIGHT_SHARE
    ) -> None:
        """Shows this auction in this box; `over` puts the sheet over what lies on the mat.

        The letters are at most this share of the height of the sheet.
        """
        if (text, box, style, share) != (self._text, self._box, self._style, self._share):
            self.prepareGeometryChange()
            self._text, self._box, self._style, self._share = text, box, style, share
            self._layout = lay_out_sheet(text, Box(0, 0, box.width, box.height), measure_text, share)
            self.setPos(box.x, box.y)
            # The tooltip repeats the footnotes, which may be small.
            self.setToolTip(plain_tip("\n".join(note.text for note in text.footnotes)))
            self.update()
        self.setZValue(OVER_MAT_Z if over else MIDDLE_Z)
        self.show()

    @property
    def layout(self) -> SheetLayout | None:
        """The layout of the sheet, relative to its box; None before it is first shown."""
        return self._layout

    def boundingRect(self) -> QRectF:
        """The sheet with a margin for its edge."""
        return QRectF(-2, -2, self._box.width + 4, self._box.height + 4)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paints the sheet."""
        if self._text is not None and self._layout is not None:
            paint_sheet(painter, QRectF(0, 0, self._box.width, self._box.height), self._text, self._layout, self._style)


# -- drawing -----------------------------------------------------------------------------------------------------------


def paint_sheet(painter: QPainter, paper: QRectF, text: SheetText, layout: SheetLayout, style: SheetStyle) -> None:
    """Paints the sheet on a rectangle of paper; the layout is in the painter's coordinates."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colours, radius = style.colours, CORNER_RADIUS * layout.pixels
    painter.setPen(QPen(QColor(colours.mat_edge), 1.5))
    painter.setBrush(QColor(colours.plate))
    painter.drawRoundedRect(paper, radius, radius)
    for head, placed in zip(text.heads, layout.heads, strict=True):
        _draw_head(painter, head, placed, style)
    line = QColor(colours.plate_muted)
    line.setAlphaF(0.35)
    painter.setPen(QPen(line, 1.0))
    for row in layout.rows:
        painter.drawLine(QPointF(row.x, row.y), QPointF(row.right, row.y))
    if layout.turn is not None:
        _draw_turn(painter, rectangle(layout.turn), colours)
    for box in layout.skipped:
        _draw_skipped(painter, rectangle(box), colours)
    for call in layout.calls:
        _draw_call(painter, call, style)
    if layout.outcome is not None:
        _draw_line(painter, layout.outcome, style, bold=True)
    for note in layout.notes:
        _draw_footnote(painter, note, style)


def _draw_line(
    painter: QPainter, placed: PlacedText, style: SheetStyle, *, bold: bool, ink: str = "", centred: bool = True
) -> None:
    painter.setFont(sheet_font(placed.pixels, bold))
    painter.setPen(QColor(ink or style.colours.plate_text))
    on = style.colours.ground(QColor(ink).lightness() > 128 if ink else style.dark)
    draw_suit_text(painter, rectangle(placed.box), placed.text, on, centred=centred, four_colours=style.four_colours)


def _draw_head(painter: QPainter, head: Head, placed: PlacedHead, style: SheetStyle) -> None:
    """Draws a head: a block, filled for a vulnerable player, and restrictions on dark strips."""
    colours, block = style.colours, rectangle(placed.block)
    painter.setPen(QPen(QColor(colours.vulnerable if head.vulnerable else colours.not_vulnerable), 2.0))
    painter.setBrush(QColor(colours.vulnerable) if head.vulnerable else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(block, 0.2 * block.height(), 0.2 * block.height())
    _draw_line(painter, placed.name, style, bold=True, ink="#ffffff" if head.vulnerable else "")
    if placed.below is not None:
        _draw_line(painter, placed.below, style, bold=head.vulnerable, ink=colours.plate_muted)
    for lines in placed.bound:
        first, last = lines[0].box, lines[-1].box
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.caption))
        painter.drawRoundedRect(QRectF(first.x, first.y, first.width, last.bottom - first.y), 4, 4)
        for line in lines:
            _draw_line(painter, line, style, bold=True, ink=colours.caption_text)


def _draw_turn(painter: QPainter, box: QRectF, colours: TableColours) -> None:
    """Draws the place of the next call: a bright field with an arrow."""
    painter.setPen(QPen(QColor(colours.turn_text), 1.2, Qt.PenStyle.DashLine))
    painter.setBrush(QColor(colours.turn))
    painter.drawRoundedRect(box, 0.2 * box.height(), 0.2 * box.height())
    half, middle = 0.26 * box.height(), box.center()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.turn_text))
    painter.drawPolygon(
        QPolygonF(
            [middle + QPointF(-0.8 * half, -half), middle + QPointF(half, 0), middle + QPointF(-0.8 * half, half)]
        )
    )


def _draw_skipped(painter: QPainter, box: QRectF, colours: TableColours) -> None:
    """Draws a dotted line for a player who was passed over."""
    painter.setPen(QPen(QColor(colours.plate_muted), 2.0, Qt.PenStyle.DotLine))
    reach, middle = 0.16 * box.width(), box.center()
    painter.drawLine(middle - QPointF(reach, 0), middle + QPointF(reach, 0))


def _draw_call(painter: QPainter, placed: PlacedCall, style: SheetStyle) -> None:
    colours, call, box = style.colours, placed.call, rectangle(placed.box)
    framed = isinstance(call.call, Double | Redouble)
    painter.save()
    painter.setOpacity(WITHDRAWN_OPACITY if call.struck_out else 1.0)
    line = PlacedText(placed.label, placed.box, placed.pixels)
    if framed:
        height = min(box.height(), 1.16 * placed.pixels)
        chip = QRectF(box.x(), box.center().y() - height / 2, box.width(), height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.major if isinstance(call.call, Double) else REDOUBLE))
        painter.drawRoundedRect(chip, 0.2 * height, 0.2 * height)
        _draw_line(painter, line, style, bold=True, ink="#ffffff")
    else:
        _draw_line(
            painter,
            line,
            style,
            bold=not isinstance(call.call, Pass),
            ink=colours.plate_muted if isinstance(call.call, Pass) else "",
        )
    painter.restore()
    if call.struck_out:
        _draw_strike(painter, box, placed.pixels, colours)
    if placed.signs is not None:
        _draw_signs(painter, placed, style)


def _draw_strike(painter: QPainter, box: QRectF, pixels: float, colours: TableColours) -> None:
    """Draws a slanting line through a call that was withdrawn."""
    painter.setPen(QPen(QColor(colours.plate_text), max(2.0, 0.09 * pixels)))
    rise, past, middle = 0.16 * pixels, 0.1 * pixels, box.center().y()
    painter.drawLine(QPointF(box.left() - past, middle + rise), QPointF(box.right() + past, middle - rise))


def _draw_signs(painter: QPainter, placed: PlacedCall, style: SheetStyle) -> None:
    if placed.signs is None:
        return
    side, x = placed.signs.height, placed.signs.x + 0.1 * placed.signs.height
    if placed.call.note:
        draw_number(painter, QRectF(x, placed.signs.y, side, side), placed.call.note, style.colours)
        x += 1.15 * side
    if placed.call.mark is not Mark.NONE:
        draw_mark(painter, QRectF(x, placed.signs.y, side, side), placed.call.mark, style.colours)


def draw_number(painter: QPainter, box: QRectF, number: int, colours: TableColours) -> None:
    """Draws the number of a footnote in a circle."""
    painter.setPen(QPen(QColor(colours.plate_text), max(1.0, 0.08 * box.height())))
    painter.setBrush(QColor(colours.plate))
    painter.drawEllipse(box)
    draw_text(
        painter,
        box.adjusted(0.1 * box.width(), 0, -0.1 * box.width(), 0),
        str(number),
        colours.plate_text,
        0.74 * box.height(),
    )


def draw_mark(painter: QPainter, box: QRectF, mark: Mark, colours: TableColours) -> None:
    """Draws a mark: a triangle if no one has noticed, a diamond if noticed, a tick if accepted, a cross if too late."""
    pen = QPen(QColor(colours.plate_text), max(1.5, 0.14 * box.height()))
    match mark:
        case Mark.HIDDEN:
            draw_warning(painter, box, colours)
        case Mark.NOTICED:
            middle, half = box.center(), box.height() / 2
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.major))
            painter.drawPolygon(
                QPolygonF(
                    [
                        middle + QPointF(0, -half),
                        middle + QPointF(half, 0),
                        middle + QPointF(0, half),
                        middle + QPointF(-half, 0),
                    ]
                )
            )
            draw_text(painter, box, "!", "#ffffff", 0.66 * box.height())
        case Mark.ACCEPTED:
            painter.setPen(pen)
            painter.drawPolyline([_point(box, 0.08, 0.55), _point(box, 0.38, 0.85), _point(box, 0.92, 0.15)])
        case Mark.LATE:
            painter.setPen(pen)
            painter.drawLine(_point(box, 0.15, 0.15), _point(box, 0.85, 0.85))
            painter.drawLine(_point(box, 0.15, 0.85), _point(box, 0.85, 0.15))


def _point(box: QRectF, across: float, down: float) -> QPointF:
    return QPointF(box.x() + across * box.width(), box.y() + down * box.height())


def _draw_footnote(painter: QPainter, placed: PlacedNote, style: SheetStyle) -> None:
    if placed.note.number:
        draw_number(painter, rectangle(placed.sign), placed.note.number, style.colours)
    else:
        draw_mark(painter, rectangle(placed.sign), placed.note.mark, style.colours)
    for line in placed.lines:
        _draw_line(painter, line, style, bold=False, centred=False)


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
        text = sheet_text(table, words, marks=options.marks, veiled=options.veiled, asking=options.asking)
        style = SheetStyle.from_options(options)
        if before is None or before.words is not words or text != self._text:
            self.setAccessibleName(" ".join(spoken_auction(table, words, veiled=options.veiled, asking=options.asking)))
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
