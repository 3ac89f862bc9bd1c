"""The lines under the table on a projector: what just happened, the ruling, and what is asked."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from bridgetable.ui.drawing.content.colours import table_colours

LEGEND = 0.27
"""The part of the first line that the legend takes."""
LARGEST, SMALLEST = 0.56, 0.38
"""How high letters are, in heights of a line."""
MOST = 2.8
"""The most that one of the texts takes, in heights of a line."""
MARGIN = 0.4
"""What is free at both ends, in heights of a line."""


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


def captions_height(captions: Captions, width: float, height: float) -> int:
    """How much of a screen of this size the lines take; what is long takes more, and stays large enough to read."""
    return round(sum(_heights(captions, width, band_height(height))))


def paint_captions(painter: QPainter, box: QRectF, captions: Captions, dark: bool, band: float) -> None:
    """Draws the lines one above the other in a box; `band` is the height of what fits on one line."""
    colours = table_colours(dark)
    lines = [(captions.caption, colours.caption, colours.caption_text, True),
             (captions.ruling, colours.ruling, colours.ruling_text, False),
             (captions.question, colours.asked, colours.asked_text, True)]
    top = box.y()
    for text, ground, ink, bold in lines:
        if not text:
            continue
        high = _height(text, bold, _room(captions, text, box.width()), band)
        line = QRectF(box.x(), top, box.width(), high)
        top += high
        painter.fillRect(line.adjusted(0, 0, 0, 1), QColor(ground))
        if text is captions.said[0] and captions.legend:
            beside = QRectF(line.right() - LEGEND * line.width(), line.y(), LEGEND * line.width(), line.height())
            _write(painter, beside.adjusted(0.2 * band, 0, -0.2 * band, 0), captions.legend, ink, False, 0.7 * band)
            line.setRight(beside.left())
        _write(painter, line.adjusted(MARGIN * band, 0, -MARGIN * band, 0), text, ink, bold, band)


def _heights(captions: Captions, width: float, band: float) -> Iterator[float]:
    for text, bold in ((captions.caption, True), (captions.ruling, False), (captions.question, True)):
        if text:
            yield _height(text, bold, _room(captions, text, width), band)


def _room(captions: Captions, text: str, width: float) -> float:
    """How wide a text can be beside its margins, and beside the legend."""
    return width * (1 - LEGEND if captions.legend and text is captions.said[0] else 1)


def _height(text: str, bold: bool, width: float, band: float) -> float:
    """One line, unless the text, as small as may be, needs more."""
    room = QRectF(0, 0, width - 2 * MARGIN * band, MOST * band)
    font, flags = _font(text, bold, room, band)
    needed = QFontMetricsF(font).boundingRect(room, flags, text).height()
    return min(MOST * band, max(band, needed + 0.12 * band))


def _font(text: str, bold: bool, room: QRectF, band: float) -> tuple[QFont, int]:
    """Letters as large as one line allows, on several lines smaller ones; below SMALLEST only where it must fit."""
    flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
    font = QFont()
    font.setBold(bold)
    font.setPixelSize(round(LARGEST * band))
    needed = QFontMetricsF(font).horizontalAdvance(text)
    if needed <= room.width():
        return font, flags
    pixels = max(LARGEST * room.width() / needed, SMALLEST) * band
    font.setPixelSize(max(1, int(pixels)))
    while font.pixelSize() > 1 and QFontMetricsF(font).boundingRect(room, flags, text).height() > room.height():
        font.setPixelSize(font.pixelSize() - 1)
    return font, flags


def _write(painter: QPainter, line: QRectF, text: str, ink: str, bold: bool, band: float) -> None:
    """The text on one line, smaller when it is long, on several lines when it is very long."""
    font, flags = _font(text, bold, line, band)
    painter.setFont(font)
    painter.setPen(QColor(ink))
    painter.drawText(line, flags, text)
