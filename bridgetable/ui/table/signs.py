"""What is drawn over the cards: badges, the presenter's marks, numbers of withdrawals, the place a card is due at."""

from __future__ import annotations

import enum

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bridgetable.ui.drawing.content.colours import LIGHT, TableColours
from bridgetable.ui.drawing.lettering import warning, write
from bridgetable.ui.table.layout.shape import Box


class Kind(enum.Enum):
    """What a sign tells."""

    MAJOR = "major"
    MINOR = "minor"
    HIDDEN = "hidden"
    NUMBER = "number"
    AWAITED = "awaited"
    ON_TURN = "on-turn"
    PREVIEW = "preview"
    SHEET = "sheet"
    TURNED_UP = "turned-up"
    TAG = "tag"
    GAP = "gap"


class Sign(msgspec.Struct, frozen=True):
    """One thing drawn over the cards."""

    kind: Kind
    box: Box
    text: str = ""


_LEVEL = {
    Kind.AWAITED: 90, Kind.ON_TURN: 50, Kind.SHEET: 560, Kind.TURNED_UP: 565, Kind.NUMBER: 900, Kind.HIDDEN: 910,
    Kind.PREVIEW: 920, Kind.TAG: 350, Kind.GAP: 95,
}
_PENALTY_LEVEL = 290


class SignItem(QGraphicsItem):
    """Draws a sign."""

    def __init__(self) -> None:
        super().__init__()
        self._sign = Sign(Kind.NUMBER, Box(0, 0, 0, 0))
        self._colours = LIGHT
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def tell(self, sign: Sign, colours: TableColours) -> None:
        """Draws this from now on."""
        if (sign, colours) != (self._sign, self._colours):
            self.prepareGeometryChange()
            self._sign, self._colours = sign, colours
            self.setPos(sign.box.x, sign.box.y)
            self.setZValue(_LEVEL.get(sign.kind, _PENALTY_LEVEL))
            self.update()
        self.show()

    def boundingRect(self) -> QRectF:
        """The box of the sign and the line round it."""
        return QRectF(-4, -4, self._sign.box.width + 8, self._sign.box.height + 8)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draws the sign by its kind."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(0, 0, self._sign.box.width, self._sign.box.height)
        match self._sign.kind:
            case Kind.MAJOR:
                _major(painter, box, self._sign.text, self._colours)
            case Kind.MINOR:
                _minor(painter, box, self._sign.text, self._colours)
            case Kind.HIDDEN:
                warning(painter, box, self._colours)
            case Kind.NUMBER:
                _number(painter, box, self._sign.text, self._colours)
            case Kind.AWAITED | Kind.ON_TURN:
                _outline(painter, box, self._colours, dashed=self._sign.kind is Kind.AWAITED)
            case Kind.PREVIEW:
                _ribbon(painter, box, self._sign.text, self._colours)
            case Kind.SHEET:
                _sheet(painter, box, self._colours)
            case Kind.TAG:
                _tag(painter, box, self._sign.text, self._colours)
            case Kind.GAP:
                _gap(painter, box, self._sign.text, self._colours)
            case Kind.TURNED_UP:
                _label(painter, box, self._sign.text, self._colours)


def _major(painter: QPainter, box: QRectF, text: str, colours: TableColours) -> None:
    """A full block with cut corners, as a stop sign has them."""
    cut = 0.3 * box.height()
    left, top, right, bottom = box.left(), box.top(), box.right(), box.bottom()
    corners = ((left + cut, top), (right - cut, top), (right, top + cut), (right, bottom - cut), (right - cut, bottom),
               (left + cut, bottom), (left, bottom - cut), (left, top + cut))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.major))
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
    write(painter, box.adjusted(cut / 2, 0, -cut / 2, 0), text, "#ffffff", 0.74 * box.height())


def _minor(painter: QPainter, box: QRectF, text: str, colours: TableColours) -> None:
    """An empty lozenge with round ends."""
    line = max(1.5, 0.08 * box.height())
    inner = box.adjusted(line, line / 2, -line, -line / 2)
    painter.setPen(QPen(QColor(colours.not_vulnerable), line))
    painter.setBrush(QColor(colours.minor))
    painter.drawRoundedRect(inner, inner.height() / 2, inner.height() / 2)
    end = inner.height() / 3
    write(painter, inner.adjusted(end, 0, -end, 0), text, "#16241d", 0.74 * box.height())


def _number(painter: QPainter, box: QRectF, text: str, colours: TableColours) -> None:
    """A number in a disc."""
    painter.setPen(QPen(QColor("#ffffff"), max(1.2, 0.07 * box.height())))
    painter.setBrush(QColor("#16241d"))
    painter.drawEllipse(box)
    write(painter, box, text, "#ffffff", 0.72 * box.height())


def _outline(painter: QPainter, box: QRectF, colours: TableColours, *, dashed: bool) -> None:
    """A line round a hand, or a broken one round the place where a card is due."""
    thick = max(2.5, 0.04 * min(box.width(), box.height())) if dashed else 3.0
    pen = QPen(QColor(colours.turn), thick, Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 8, 8)


def _sheet(painter: QPainter, box: QRectF, colours: TableColours) -> None:
    """A light sheet that covers what lies on the mat."""
    painter.setPen(QPen(QColor(colours.asked), 3.0))
    painter.setBrush(QColor(colours.felt))
    painter.drawRoundedRect(box, 8, 8)


def _label(painter: QPainter, box: QRectF, text: str, colours: TableColours) -> None:
    """A word on a full tag."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.asked))
    painter.drawRoundedRect(box, 0.25 * box.height(), 0.25 * box.height())
    edge = 0.3 * box.height()
    write(painter, box.adjusted(edge, 0, -edge, 0), text, colours.asked_text, 0.66 * box.height())


def _tag(painter: QPainter, box: QRectF, text: str, colours: TableColours) -> None:
    """A dark strip across a card."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.caption))
    painter.drawRoundedRect(box, 3, 3)
    edge = 0.12 * box.height()
    write(painter, box.adjusted(edge, 0, -edge, 0), text, colours.caption_text, 0.7 * box.height())


def _gap(painter: QPainter, box: QRectF, text: str, colours: TableColours) -> None:
    """The dotted outline of a card that is not there, and what is missing."""
    pen = QPen(QColor(colours.ghost), max(2.0, 0.03 * box.width()), Qt.PenStyle.DotLine)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 8, 8)
    high = min(0.26 * box.width(), 0.3 * box.height())
    line = QRectF(box.x() + 6, box.y() + 0.14 * box.height(), box.width() - 12, high)
    write(painter, line, text, colours.ghost, high)


def _ribbon(painter: QPainter, box: QRectF, text: str, colours: TableColours) -> None:
    """A word on a ribbon with notched ends."""
    notch = box.height() / 3
    path = QPainterPath(box.topLeft())
    for point in (box.topRight(), QPointF(box.right() - notch, box.center().y()), box.bottomRight(), box.bottomLeft(),
                  QPointF(box.left() + notch, box.center().y())):
        path.lineTo(point)
    path.closeSubpath()
    painter.fillPath(path, QColor(colours.asked))
    write(painter, box.adjusted(notch * 1.4, 0, -notch * 1.4, 0), text, colours.asked_text, 0.66 * box.height())
