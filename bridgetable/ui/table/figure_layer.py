"""The double-dummy figures on the cards of the table, shown only on cards that lie face up."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from bridgetable.cards.card import Card
from bridgetable.ui.kit.box import Box
from bridgetable.ui.table.elements import HELD_PLACES, OUTLINE, DescribedFigure, Figure, Layout, figure_box

FIGURE_Z = 340
"""The z value of figures: above the cards in the hands and before the players, below what covers the mat."""
INK, PAPER, ACCENT = "#10222f", "#ffffff", "#0b5d8a"
"""The colours of digits, background and best figures; cards look the same in light and dark, and so do these."""
MIN_WIDTH_SCALE = 0.78
"""The smallest horizontal scale of the digits before they are drawn smaller instead."""


class FigureItem(QGraphicsItem):
    """One figure: the best filled, round and bold, others in a square frame, rough ones with the sign for "about"."""

    def __init__(self) -> None:
        super().__init__()
        self._figure = Figure(0, "")
        self._box = Box(0, 0, 1, 1)
        self.setZValue(FIGURE_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_figure(self, described: DescribedFigure, box: Box) -> None:
        """Shows this figure in this box, with its sentence as the tooltip."""
        if described.figure is not None and (described.figure, box) != (self._figure, self._box):
            self.prepareGeometryChange()
            self._figure, self._box = described.figure, box
            self.setPos(box.x, box.y)
            self.update()
        self.setToolTip(described.sentence)
        self.show()

    def boundingRect(self) -> QRectF:
        """The box with a margin for its frame."""
        return QRectF(0, 0, self._box.width, self._box.height).adjusted(-OUTLINE, -OUTLINE, OUTLINE, OUTLINE)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paints the frame, the digits and the sign for "about"."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, best = QRectF(0, 0, self._box.width, self._box.height), self._figure.best
        line = max(1.0, 0.05 * box.height())
        painter.setPen(QPen(QColor(ACCENT), line))
        painter.setBrush(QColor(ACCENT if best else PAPER))
        corner = 0.45 * box.height() if best else 0.0
        painter.drawRoundedRect(box.adjusted(line / 2, line / 2, -line / 2, -line / 2), corner, corner)
        ink = PAPER if best else INK
        digits = box.adjusted(2 * line, 0, -2 * line, 0)
        if self._figure.rough:
            waves = QRectF(
                box.x() + 0.2 * box.width(), box.y() + 0.7 * box.height(), 0.6 * box.width(), 0.2 * box.height()
            )
            _waves(painter, waves, ink, line)
            digits.setBottom(waves.top())
        _digits(painter, digits, str(self._figure.tricks), ink, bold=best)


def _digits(painter: QPainter, box: QRectF, text: str, ink: str, *, bold: bool) -> None:
    """Draws the number as large as the box allows."""
    font = QFont()
    font.setBold(bold)
    pixels = 0.92 * box.height()
    font.setPixelSize(max(1, round(pixels)))
    scale = min(1.0, box.width() / QFontMetricsF(font).horizontalAdvance(text))
    if scale < MIN_WIDTH_SCALE:
        font.setPixelSize(max(1, int(pixels * scale / MIN_WIDTH_SCALE)))
        scale = min(1.0, box.width() / QFontMetricsF(font).horizontalAdvance(text))
    painter.save()
    painter.translate(box.center())
    painter.scale(scale, 1.0)
    painter.setFont(font)
    painter.setPen(QColor(ink))
    text_box = QRectF(-box.width() / scale, -box.height(), 2 * box.width() / scale, 2 * box.height())
    painter.drawText(text_box, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def _waves(painter: QPainter, box: QRectF, ink: str, line: float) -> None:
    """Draws the sign for "about", two waves one above the other."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(ink), 1.3 * line))
    for y in (box.top() + 0.2 * box.height(), box.bottom()):
        path = QPainterPath(QPointF(box.left(), y))
        path.cubicTo(
            QPointF(box.left() + box.width() / 3, y - box.height()),
            QPointF(box.right() - box.width() / 3, y + box.height()),
            QPointF(box.right(), y),
        )
        painter.drawPath(path)


class FigureLayer:
    """The figures of one table, each on its card."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: list[FigureItem] = []
        self._figures: Mapping[Card, DescribedFigure] = {}
        self._layout: tuple[Layout | None, float, bool] = (None, 0.0, False)
        self.shown: dict[Card, DescribedFigure] = {}
        """The figures shown, those of cards that lie face up."""

    def set_figures(self, figures: Mapping[Card, DescribedFigure]) -> None:
        """Shows these figures instead of the current ones."""
        self._figures = figures
        self._update_items()

    def set_layout(self, layout: Layout, index: float, *, previewing: bool) -> None:
        """Puts each figure on its card in this layout; `previewing` hides all of them."""
        self._layout = (layout, index, previewing)
        self._update_items()

    def _update_items(self) -> None:
        layout, index, previewing = self._layout
        cards = layout.cards if layout is not None and not previewing else {}
        seen = {
            card: cards[card]
            for card in self._figures
            if card in cards and cards[card].face_up and cards[card].place in HELD_PLACES
        }
        self.shown = {card: self._figures[card] for card in seen}
        while len(self._items) < len(seen):
            self._items.append(FigureItem())
            self._scene.addItem(self._items[-1])
        for item, (card, pose) in zip(self._items, seen.items(), strict=False):
            item.set_figure(self._figures[card], figure_box(pose, index))
        for item in self._items[len(seen) :]:
            item.hide()
