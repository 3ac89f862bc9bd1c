"""Text fitted into a box by smaller letters or fewer words, and the warning triangle."""

from __future__ import annotations

from bisect import bisect_left
from functools import cache, lru_cache

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetrics, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QApplication

from bridgetable.disk.resources import resources
from bridgetable.ui.drawing.colours import TableColours

# -- Drawing where there is no display ---------------------------------------------------------------------------------


@cache
def ensure_application() -> QCoreApplication:
    """The running application, or a new one that needs no display; the cache keeps it alive."""
    return QCoreApplication.instance() or QApplication(["bridgetable", "-platform", "offscreen"])


FONTS = ("IBMPlexSansCondensed-Regular.ttf", "IBMPlexSansCondensed-Bold.ttf")
"""The fonts of the table and the wall, so that both look the same on every machine (SIL Open Font License 1.1)."""


@cache
def _family() -> str:
    """The family of the fonts that come with the program; that of the application where they cannot be read."""
    added = [QFontDatabase.addApplicationFont(str(resources() / "fonts" / name)) for name in FONTS]
    families = QFontDatabase.applicationFontFamilies(added[0])
    return families[0] if families else QFont().family()


def text_font(pixels: float, bold: bool = False) -> QFont:
    """The font of the table and the wall at this height in pixels."""
    font = QFont(_family())
    font.setPixelSize(max(1, round(pixels)))
    font.setBold(bold)
    return font


def fitted_font(text: str, width: float, pixels: float, bold: bool = False) -> QFont:
    """The font of the table at this height in pixels, or smaller where the text would exceed the width."""
    return QFont(_fitted(text, width, pixels, bold))


@lru_cache(maxsize=256)
def _fitted(text: str, width: float, pixels: float, bold: bool) -> QFont:
    font = text_font(pixels, bold)
    needed = QFontMetricsF(font).horizontalAdvance(text)
    if needed > width > 0:
        font.setPixelSize(max(1, int(pixels * width / needed)))
    return font


def shortened(text: str, font: QFont, width: int, height: int) -> str:
    """As many whole words as fit into this room, with three points after them; all of them if they do."""
    metrics = QFontMetrics(font)

    def fits(part: str) -> bool:
        return metrics.boundingRect(0, 0, width, 9999, Qt.TextFlag.TextWordWrap, part).height() <= height

    if fits(text):
        return text
    words = text.split(" ")
    fitting = bisect_left(range(len(words)), True, key=lambda n: not fits(" ".join(words[: n + 1]) + " …"))
    return " ".join(words[: max(1, fitting)]) + " …"


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
