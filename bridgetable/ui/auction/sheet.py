"""The auction sheet as it is drawn, and as it lies in the middle of the table."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bridgetable.cards.call import Double, Pass, Redouble
from bridgetable.ui.auction.content.layout import laid_out
from bridgetable.ui.auction.content.places import PutCall, PutHead, PutNote, PutText, SheetLayout
from bridgetable.ui.auction.content.rows import Mark
from bridgetable.ui.auction.content.text import Head, SheetText
from bridgetable.ui.drawing.content.colours import LIGHT, TableColours
from bridgetable.ui.drawing.lettering import warning, write
from bridgetable.ui.drawing.suit_symbols import draw, width_of
from bridgetable.ui.kit.plain_text import tip
from bridgetable.ui.table.layout.shape import Box

STANDING, OVER_THE_MAT = 20, 560
"""Under the cards that lie beside it; over all that lies on the mat."""
CORNER = 0.35
"""How round corners are, in letters."""
REDOUBLE = "#0b5d8a"
FADED = 0.6
"""How much is left of the colours of a call that was withdrawn."""


class Look(msgspec.Struct, frozen=True):
    """In which colours the sheet is drawn."""

    colours: TableColours = LIGHT
    four_colours: bool = True

    @property
    def dark(self) -> bool:
        """Whether its paper is dark."""
        return QColor(self.colours.plate).lightness() < 128


def letters(pixels: float, bold: bool) -> QFont:
    """The font of the window, so many pixels tall."""
    font = QFont()
    font.setPixelSize(max(1, int(pixels)))
    font.setBold(bold)
    return font


def measure(text: str, pixels: float, bold: bool) -> float:
    """How wide a text with painted suit symbols is in these letters."""
    return width_of(text, _metrics(max(1, int(pixels)), bold))


@lru_cache(maxsize=256)
def _metrics(pixels: int, bold: bool) -> QFontMetricsF:
    # A sheet is set in several sizes before the right one is found.
    return QFontMetricsF(letters(pixels, bold))


class AuctionSheet(QGraphicsItem):
    """The sheet on the table."""

    def __init__(self) -> None:
        super().__init__()
        self._text: SheetText | None = None
        self._box = Box(0, 0, 1, 1)
        self._look = Look()
        self._layout: SheetLayout | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def tell(self, text: SheetText, box: Box, look: Look, *, over: bool) -> None:
        """Shows this auction in this box, under what lies on the mat or over it."""
        if (text, box, look) != (self._text, self._box, self._look):
            self.prepareGeometryChange()
            self._text, self._box, self._look = text, box, look
            self._layout = laid_out(text, Box(0, 0, box.width, box.height), measure)
            self.setPos(box.x, box.y)
            # Footnotes in small letters can be read here too.
            self.setToolTip(tip("\n".join(note.text for note in text.footnotes)))
            self.update()
        self.setZValue(OVER_THE_MAT if over else STANDING)
        self.show()

    @property
    def layout(self) -> SheetLayout | None:
        """Where everything stands on it."""
        return self._layout

    def boundingRect(self) -> QRectF:
        """The paper and its edge."""
        return QRectF(-2, -2, self._box.width + 4, self._box.height + 4)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draws the sheet."""
        if self._text is not None and self._layout is not None:
            paint_sheet(painter, QRectF(0, 0, self._box.width, self._box.height), self._text, self._layout, self._look)


# -- drawing -----------------------------------------------------------------------------------------------------------


def paint_sheet(painter: QPainter, paper: QRectF, text: SheetText, layout: SheetLayout, look: Look) -> None:
    """Draws the whole sheet."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colours, radius = look.colours, CORNER * layout.pixels
    painter.setPen(QPen(QColor(colours.mat_edge), 1.5))
    painter.setBrush(QColor(colours.plate))
    painter.drawRoundedRect(paper, radius, radius)
    for head, put in zip(text.heads, layout.heads, strict=True):
        _head(painter, head, put, look)
    line = QColor(colours.plate_quiet)
    line.setAlphaF(0.35)
    painter.setPen(QPen(line, 1.0))
    for row in layout.rows:
        painter.drawLine(QPointF(row.x, row.y), QPointF(row.right, row.y))
    if layout.turn is not None:
        _turn(painter, _rect(layout.turn), colours)
    for box in layout.skipped:
        _skipped(painter, _rect(box), colours)
    for call in layout.calls:
        _call(painter, call, look)
    if layout.outcome is not None:
        _text(painter, layout.outcome, look, bold=True)
    for note in layout.notes:
        _footnote(painter, note, look)


def _rect(box: Box) -> QRectF:
    return QRectF(box.x, box.y, box.width, box.height)


def _text(painter: QPainter, put: PutText, look: Look, *, bold: bool, ink: str = "", centred: bool = True) -> None:
    painter.setFont(letters(put.pixels, bold))
    painter.setPen(QColor(ink or look.colours.plate_text))
    dark = QColor(ink).lightness() > 128 if ink else look.dark
    draw(painter, _rect(put.box), put.text, dark, centred=centred, four_colours=look.four_colours)


def _head(painter: QPainter, head: Head, put: PutHead, look: Look) -> None:
    """A full block for a vulnerable player, an empty one for one who is not; what binds him on a dark strip."""
    colours, block = look.colours, _rect(put.block)
    painter.setPen(QPen(QColor(colours.vulnerable if head.vulnerable else colours.not_vulnerable), 2.0))
    painter.setBrush(QColor(colours.vulnerable) if head.vulnerable else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(block, 0.2 * block.height(), 0.2 * block.height())
    _text(painter, put.name, look, bold=True, ink="#ffffff" if head.vulnerable else "")
    if put.below is not None:
        _text(painter, put.below, look, bold=head.vulnerable, ink=colours.plate_quiet)
    for lines in put.bound:
        first, last = lines[0].box, lines[-1].box
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.caption))
        painter.drawRoundedRect(QRectF(first.x, first.y, first.width, last.bottom - first.y), 4, 4)
        for line in lines:
            _text(painter, line, look, bold=True, ink=colours.caption_text)


def _turn(painter: QPainter, box: QRectF, colours: TableColours) -> None:
    """The place of the call that is awaited: a bright field with an arrow."""
    painter.setPen(QPen(QColor(colours.turn_text), 1.2, Qt.PenStyle.DashLine))
    painter.setBrush(QColor(colours.turn))
    painter.drawRoundedRect(box, 0.2 * box.height(), 0.2 * box.height())
    half, middle = 0.26 * box.height(), box.center()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.turn_text))
    painter.drawPolygon(QPolygonF([
        middle + QPointF(-0.8 * half, -half), middle + QPointF(half, 0), middle + QPointF(-0.8 * half, half),
    ]))


def _skipped(painter: QPainter, box: QRectF, colours: TableColours) -> None:
    """A player who was passed by."""
    painter.setPen(QPen(QColor(colours.plate_quiet), 2.0, Qt.PenStyle.DotLine))
    reach, middle = 0.16 * box.width(), box.center()
    painter.drawLine(middle - QPointF(reach, 0), middle + QPointF(reach, 0))


def _call(painter: QPainter, put: PutCall, look: Look) -> None:
    colours, call, box = look.colours, put.call, _rect(put.box)
    framed = isinstance(call.call, Double | Redouble)
    painter.save()
    painter.setOpacity(FADED if call.struck else 1.0)
    line = PutText(put.label, put.box, put.pixels)
    if framed:
        high = min(box.height(), 1.16 * put.pixels)
        chip = QRectF(box.x(), box.center().y() - high / 2, box.width(), high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.major if isinstance(call.call, Double) else REDOUBLE))
        painter.drawRoundedRect(chip, 0.2 * high, 0.2 * high)
        _text(painter, line, look, bold=True, ink="#ffffff")
    else:
        _text(painter, line, look, bold=not isinstance(call.call, Pass),
              ink=colours.plate_quiet if isinstance(call.call, Pass) else "")
    painter.restore()
    if call.struck:
        _strike(painter, box, put.pixels, colours)
    if put.signs is not None:
        _signs(painter, put, look)


def _strike(painter: QPainter, box: QRectF, pixels: float, colours: TableColours) -> None:
    """A slanting stroke right through a call that was withdrawn."""
    painter.setPen(QPen(QColor(colours.plate_text), max(2.0, 0.09 * pixels)))
    rise, past, middle = 0.16 * pixels, 0.1 * pixels, box.center().y()
    painter.drawLine(QPointF(box.left() - past, middle + rise), QPointF(box.right() + past, middle - rise))


def _signs(painter: QPainter, put: PutCall, look: Look) -> None:
    if put.signs is None:
        return
    side, x = put.signs.height, put.signs.x + 0.1 * put.signs.height
    if put.call.note:
        number_sign(painter, QRectF(x, put.signs.y, side, side), put.call.note, look.colours)
        x += 1.15 * side
    if put.call.mark is not Mark.NONE:
        mark_sign(painter, QRectF(x, put.signs.y, side, side), put.call.mark, look.colours)


def number_sign(painter: QPainter, box: QRectF, number: int, colours: TableColours) -> None:
    """The number of a footnote in a circle."""
    painter.setPen(QPen(QColor(colours.plate_text), max(1.0, 0.08 * box.height())))
    painter.setBrush(QColor(colours.plate))
    painter.drawEllipse(box)
    write(painter, box.adjusted(0.1 * box.width(), 0, -0.1 * box.width(), 0), str(number), colours.plate_text,
          0.74 * box.height())


def mark_sign(painter: QPainter, box: QRectF, mark: Mark, colours: TableColours) -> None:
    """A triangle for what nobody has noticed, a diamond for what is noticed, a tick for what is accepted, a cross."""
    pen = QPen(QColor(colours.plate_text), max(1.5, 0.14 * box.height()))
    match mark:
        case Mark.HIDDEN:
            warning(painter, box, colours)
        case Mark.NOTICED:
            middle, half = box.center(), box.height() / 2
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.major))
            painter.drawPolygon(QPolygonF([
                middle + QPointF(0, -half), middle + QPointF(half, 0), middle + QPointF(0, half),
                middle + QPointF(-half, 0),
            ]))
            write(painter, box, "!", "#ffffff", 0.66 * box.height())
        case Mark.ACCEPTED:
            painter.setPen(pen)
            painter.drawPolyline([
                _at(box, 0.08, 0.55), _at(box, 0.38, 0.85), _at(box, 0.92, 0.15),
            ])
        case Mark.LATE:
            painter.setPen(pen)
            painter.drawLine(_at(box, 0.15, 0.15), _at(box, 0.85, 0.85))
            painter.drawLine(_at(box, 0.15, 0.85), _at(box, 0.85, 0.15))


def _at(box: QRectF, across: float, down: float) -> QPointF:
    return QPointF(box.x() + across * box.width(), box.y() + down * box.height())


def _footnote(painter: QPainter, put: PutNote, look: Look) -> None:
    if put.note.number:
        number_sign(painter, _rect(put.sign), put.note.number, look.colours)
    else:
        mark_sign(painter, _rect(put.sign), put.note.mark, look.colours)
    for line in put.lines:
        _text(painter, line, look, bold=False, centred=False)
