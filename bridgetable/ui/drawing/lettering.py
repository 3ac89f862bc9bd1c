"""Text fitted into a box, and the warning triangle, both drawn on the table and on the auction sheet."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from bridgetable.ui.drawing.content.colours import TableColours


def fitted_font(text: str, width: float, pixels: float, bold: bool = False) -> QFont:
    """The application font at this height in pixels, or smaller where the text would exceed the width."""
    return QFont(_fitted(text, width, pixels, bold, QFont().key()))


@lru_cache(maxsize=256)
def _fitted(text: str, width: float, pixels: float, bold: bool, application_font: str) -> QFont:
    # The key of the application font is only there to fit again when it changes.
    font = QFont()
    font.setBold(bold)
    font.setPixelSize(max(1, round(pixels)))
    needed = QFontMetricsF(font).horizontalAdvance(text)
    if needed > width > 0:
        font.setPixelSize(max(1, int(pixels * width / needed)))
    return font


def draw_text(painter: QPainter, box: QRectF, text: str, colour: str, pixels: float, bold: bool = True) -> None:
    """Draws a text centred in a box, no wider than the box."""
    painter.setFont(fitted_font(text, box.width(), pixels, bold))
    painter.setPen(QColor(colour))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def draw_warning(painter: QPainter, box: QRectF, colours: TableColours) -> None:
    """Draws a warning triangle with an exclamation mark."""
    triangle = QPolygonF([QPointF(box.center().x(), box.top()), box.bottomRight(), box.bottomLeft()])
    pen = QPen(QColor("#1b1500"), max(1.2, 0.07 * box.height()))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QColor(colours.warning))
    painter.drawPolygon(triangle)
    middle, width = box.center().x(), 0.11 * box.height()
    painter.setBrush(QColor("#1b1500"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawRect(QRectF(middle - width / 2, box.top() + 0.36 * box.height(), width, 0.3 * box.height()))
    painter.drawRect(QRectF(middle - width / 2, box.top() + 0.74 * box.height(), width, width))
