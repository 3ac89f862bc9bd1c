"""The lines under the table on a projector: what just happened, the ruling, and what is asked."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from bridgetable.ui.palette import table_colours

LEGEND = 0.27
"""The part of the first line that the legend takes."""


class Captions(msgspec.Struct, frozen=True):
    """What just happened, the ruling, the question with its options; an empty text takes no room.

    The legend of what is drawn on the table stands beside the first of them.
    """

    caption: str = ""
    ruling: str = ""
    question: str = ""
    legend: str = ""

    @property
    def said(self) -> tuple[str, ...]:
        """The texts there are."""
        return tuple(filter(None, (self.caption, self.ruling, self.question)))


def band_height(height: float) -> float:
    """How high one line is on a screen of this height."""
    return max(24.0, 0.06 * height)


def captions_height(captions: Captions, height: float) -> int:
    """How much of a screen of this height the lines take."""
    return round(band_height(height)) * len(captions.said)


def paint_captions(painter: QPainter, box: QRectF, captions: Captions, dark: bool) -> None:
    """Draws the lines one above the other in a box."""
    colours = table_colours(dark)
    lines = [(captions.caption, colours.caption, colours.caption_text, True),
             (captions.ruling, colours.ruling, colours.ruling_text, False),
             (captions.question, colours.asked, colours.asked_text, True)]
    shown = [line for line in lines if line[0]]
    band = box.height() / max(1, len(shown))
    for n, (text, ground, ink, bold) in enumerate(shown):
        line = QRectF(box.x(), box.y() + n * band, box.width(), band)
        painter.fillRect(line, QColor(ground))
        if n == 0 and captions.legend:
            beside = QRectF(line.right() - LEGEND * line.width(), line.y(), LEGEND * line.width(), line.height())
            _write(painter, beside.adjusted(0.2 * band, 0.2 * band, -0.2 * band, -0.2 * band), captions.legend, ink,
                   False)
            line.setRight(beside.left())
        _write(painter, line.adjusted(0.4 * band, 0, -0.4 * band, 0), text, ink, bold)


def _write(painter: QPainter, line: QRectF, text: str, ink: str, bold: bool) -> None:
    """The text on one line, smaller when it is long, on two smaller lines when it is very long."""
    pixels = 0.56 * line.height()
    font = QFont()
    font.setBold(bold)
    font.setPixelSize(round(pixels))
    needed = QFontMetricsF(font).horizontalAdvance(text)
    if needed > line.width():
        fits = max(line.width() / needed, 0.72)
        if needed * fits > line.width():
            # Two lines, each of half the text and a word of slack.
            fits = min(0.68, 1.8 * line.width() / needed)
        font.setPixelSize(max(1, int(pixels * fits)))
    painter.setFont(font)
    painter.setPen(QColor(ink))
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    painter.drawText(line, int(flags), text)
