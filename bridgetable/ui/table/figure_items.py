"""Figures on the cards of the table: where they stand, and how they look. Only on cards whose face is seen."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from bridgetable.cards.card import Card
from bridgetable.ui.kit.layout.box import Box
from bridgetable.ui.table.layout.shape import HELD, Figure, Layout, Told, figure_box

LEVEL = 340
"""Above the cards of the hands and those that lie before them, below all that covers the mat."""
INK, PAPER, FULL = "#10222f", "#ffffff", "#0b5d8a"
"""Cards are light in every light, and so are the figures on them."""
NARROWEST = 0.78
"""Digits are drawn so much narrower before they are drawn smaller."""


class FigureItem(QGraphicsItem):
    """One figure: the best ones full, round and bold, the others thin in a square frame; rough ones over two waves."""

    def __init__(self) -> None:
        super().__init__()
        self._figure = Figure(0, "")
        self._box = Box(0, 0, 1, 1)
        self.setZValue(LEVEL)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def tell(self, told: Told, box: Box) -> None:
        """Shows this figure in this box from now on."""
        if told.figure is not None and (told.figure, box) != (self._figure, self._box):
            self.prepareGeometryChange()
            self._figure, self._box = told.figure, box
            self.setPos(box.x, box.y)
            self.update()
        self.setToolTip(told.sentence)
        self.show()

    def boundingRect(self) -> QRectF:
        """The box and half a line round it."""
        return QRectF(-2, -2, self._box.width + 4, self._box.height + 4)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draws the frame and the digits."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, best = QRectF(0, 0, self._box.width, self._box.height), self._figure.best
        line = max(1.0, 0.05 * box.height())
        painter.setPen(QPen(QColor(FULL), line))
        painter.setBrush(QColor(FULL if best else PAPER))
        corner = 0.45 * box.height() if best else 0.0
        painter.drawRoundedRect(box.adjusted(line / 2, line / 2, -line / 2, -line / 2), corner, corner)
        ink = PAPER if best else INK
        digits = box.adjusted(2 * line, 0, -2 * line, 0)
        if self._figure.rough:
            waves = QRectF(box.x() + 0.2 * box.width(), box.y() + 0.7 * box.height(), 0.6 * box.width(),
                           0.2 * box.height())
            _waves(painter, waves, ink, line)
            digits.setBottom(waves.top())
        _digits(painter, digits, str(self._figure.tricks), ink, bold=best)


def _digits(painter: QPainter, box: QRectF, text: str, ink: str, *, bold: bool) -> None:
    """The number as large as the box has room for."""
    font = QFont()
    font.setBold(bold)
    pixels = 0.92 * box.height()
    font.setPixelSize(max(1, round(pixels)))
    narrow = min(1.0, box.width() / QFontMetricsF(font).horizontalAdvance(text))
    if narrow < NARROWEST:
        font.setPixelSize(max(1, int(pixels * narrow / NARROWEST)))
        narrow = min(1.0, box.width() / QFontMetricsF(font).horizontalAdvance(text))
    painter.save()
    painter.translate(box.center())
    painter.scale(narrow, 1.0)
    painter.setFont(font)
    painter.setPen(QColor(ink))
    room = QRectF(-box.width() / narrow, -box.height(), 2 * box.width() / narrow, 2 * box.height())
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def _waves(painter: QPainter, box: QRectF, ink: str, line: float) -> None:
    """The sign for "about", two waves one over the other."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(ink), 1.3 * line))
    for y in (box.top() + 0.2 * box.height(), box.bottom()):
        path = QPainterPath(QPointF(box.left(), y))
        path.cubicTo(QPointF(box.left() + box.width() / 3, y - box.height()),
                     QPointF(box.right() - box.width() / 3, y + box.height()), QPointF(box.right(), y))
        painter.drawPath(path)


class FigureLayer:
    """All figures of one table; they go at once when the table moves."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: list[FigureItem] = []
        self._told: Mapping[Card, Told] = {}
        self._laid: tuple[Layout | None, float, bool] = (None, 0.0, False)
        self.shown: dict[Card, Told] = {}
        """The figures that can be seen: those of cards that lie face up."""

    def tell(self, told: Mapping[Card, Told]) -> None:
        """Shows these figures until the table moves."""
        self._told = told
        self._put()

    def lay(self, layout: Layout, index: float, *, looking_ahead: bool) -> None:
        """Puts each figure on its card; none while the table of another moment is looked at."""
        self._laid = (layout, index, looking_ahead)
        self._put()

    def _put(self) -> None:
        layout, index, looking_ahead = self._laid
        cards = layout.cards if layout is not None and not looking_ahead else {}
        seen = {card: cards[card] for card in self._told
                if card in cards and cards[card].face_up and cards[card].place in HELD}
        self.shown = {card: self._told[card] for card in seen}
        while len(self._items) < len(seen):
            self._items.append(FigureItem())
            self._scene.addItem(self._items[-1])
        for item, (card, pose) in zip(self._items, seen.items(), strict=False):
            item.tell(self._told[card], figure_box(pose, index))
        for item in self._items[len(seen) :]:
            item.hide()
