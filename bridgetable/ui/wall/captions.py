"""The captions under the table on a projector: what just happened, the ruling, and the question."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from bridgetable.ui.drawing.content.colours import table_colours

LEGEND_SHARE = 0.27
"""The share of the width of the first text that the legend takes."""
LARGEST, SMALLEST = 0.56, 0.38
"""The largest and smallest height of letters, in line heights."""
MAX_TEXT_HEIGHT = 2.8
"""The greatest height of one text, in line heights."""
MARGIN = 0.4
"""The margin at both ends, in line heights."""


class Captions(msgspec.Struct, frozen=True):
    """What just happened, the ruling, and the question with its options; an empty text takes no space.

    The legend explains what is drawn on the table and stands beside the first text.
    """

    caption: str = ""
    ruling: str = ""
    question: str = ""
    legend: str = ""

    @property
    def texts(self) -> tuple[str, ...]:
        """The texts that are not empty."""
        return tuple(filter(None, (self.caption, self.ruling, self.question)))


def caption_line_height(height: float) -> float:
    """The height of one caption line on a screen of this height, in pixels."""
    return max(24.0, 0.06 * height)


def captions_height(captions: Captions, width: float, height: float) -> int:
    """The height the captions take on a screen of this size, in pixels; long texts take several lines."""
    return round(sum(_text_heights(captions, width, caption_line_height(height))))


def paint_captions(painter: QPainter, box: QRectF, captions: Captions, dark: bool, line_height: float) -> None:
    """Paints the captions one below the other in a box; `line_height` is in pixels."""
    colours = table_colours(dark)
    lines = [(captions.caption, colours.caption, colours.caption_text, True),
             (captions.ruling, colours.ruling, colours.ruling_text, False),
             (captions.question, colours.asked, colours.asked_text, True)]
    top = box.y()
    for text, background, ink, bold in lines:
        if not text:
            continue
        height = _text_height(text, bold, _text_width(captions, text, box.width()), line_height)
        line = QRectF(box.x(), top, box.width(), height)
        top += height
        painter.fillRect(line.adjusted(0, 0, 0, 1), QColor(background))
        if text is captions.texts[0] and captions.legend:
            width, margin = LEGEND_SHARE * line.width(), 0.2 * line_height
            legend = QRectF(line.right() - width, line.y(), width, line.height())
            inner = legend.adjusted(margin, 0, -margin, 0)
            _draw_text(painter, inner, captions.legend, ink, False, 0.7 * line_height)
            line.setRight(legend.left())
        margin = MARGIN * line_height
        _draw_text(painter, line.adjusted(margin, 0, -margin, 0), text, ink, bold, line_height)


def _text_heights(captions: Captions, width: float, line_height: float) -> Iterator[float]:
    for text, bold in ((captions.caption, True), (captions.ruling, False), (captions.question, True)):
        if text:
            yield _text_height(text, bold, _text_width(captions, text, width), line_height)


def _text_width(captions: Captions, text: str, width: float) -> float:
    """The width available to a text, margins included, beside the legend if it is the first."""
    return width * (1 - LEGEND_SHARE if captions.legend and text is captions.texts[0] else 1)


def _text_height(text: str, bold: bool, width: float, line_height: float) -> float:
    """The height of a text: one line, unless it needs more even in the smallest letters."""
    box = QRectF(0, 0, width - 2 * MARGIN * line_height, MAX_TEXT_HEIGHT * line_height)
    font, flags = _font(text, bold, box, line_height)
    needed = QFontMetricsF(font).boundingRect(box, flags, text).height()
    return min(MAX_TEXT_HEIGHT * line_height, max(line_height, needed + 0.12 * line_height))


def _font(text: str, bold: bool, box: QRectF, line_height: float) -> tuple[QFont, int]:
    """The font and flags for a text: as large as one line allows, down to SMALLEST, then on several lines."""
    flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
    font = QFont()
    font.setBold(bold)
    font.setPixelSize(round(LARGEST * line_height))
    needed = QFontMetricsF(font).horizontalAdvance(text)
    if needed <= box.width():
        return font, flags
    pixels = max(LARGEST * box.width() / needed, SMALLEST) * line_height
    font.setPixelSize(max(1, int(pixels)))
    while font.pixelSize() > 1 and QFontMetricsF(font).boundingRect(box, flags, text).height() > box.height():
        font.setPixelSize(font.pixelSize() - 1)
    return font, flags


def _draw_text(painter: QPainter, line: QRectF, text: str, ink: str, bold: bool, line_height: float) -> None:
    """Draws a text centred in its box, in smaller letters or on several lines when it is long."""
    font, flags = _font(text, bold, line, line_height)
    painter.setFont(font)
    painter.setPen(QColor(ink))
    painter.drawText(line, flags, text)
