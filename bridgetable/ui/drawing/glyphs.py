"""Suit symbols and ranks as painter paths, so that they look the same on every machine, whatever its fonts."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

from bridgetable.cards.card import Suit
from bridgetable.ui.drawing.colours import INDEX_STROKES, STROKE_WIDTH, SUIT_OUTLINES
from bridgetable.ui.kit.box import Box
from bridgetable.words.grammar import ENGLISH_INDICES, INDICES

# -- A box of a layout as Qt's rectangle -------------------------------------------------------------------------------


def rectangle(box: Box) -> QRectF:
    """The rectangle that the box covers, in the same pixels."""
    return QRectF(box.x, box.y, box.width, box.height)


PATH_SCALE = 1000.0
"""The factor by which paths are enlarged to be joined and stroked: Qt flattens curves only a unit wide."""


@cache
def suit_path(suit: Suit) -> QPainterPath:
    """The suit symbol in a square of one unit."""
    outline = _drawn(SUIT_OUTLINES[suit])
    if suit is not Suit.CLUBS:
        return outline
    enlarged = QTransform.fromScale(PATH_SCALE, PATH_SCALE).map(outline)
    return QTransform.fromScale(1 / PATH_SCALE, 1 / PATH_SCALE).map(enlarged.simplified())


@cache
def rank_path(rank: int, indices: str = ENGLISH_INDICES) -> QPainterPath:
    """The rank (2 to 14) as a card with these letters shows it, A K Q J 10 … 2, one unit tall, its left edge at 0."""
    stroker = QPainterPathStroker()
    stroker.setWidth(STROKE_WIDTH * PATH_SCALE)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    strokes = INDEX_STROKES[INDICES[indices].get(rank, str(rank))]
    lines = QTransform.fromScale(PATH_SCALE, PATH_SCALE).map(_drawn(strokes))
    outline = stroker.createStroke(lines)
    outline.setFillRule(Qt.FillRule.WindingFill)
    bounds = outline.boundingRect()
    scale = 1 / bounds.height()
    return QTransform().scale(scale, scale).translate(-bounds.x(), -bounds.y()).map(outline)


def fitted_path(path: QPainterPath, box: QRectF) -> QPainterPath:
    """The path scaled to fit into a box and centred in it."""
    bounds = path.boundingRect()
    scale = min(box.width() / bounds.width(), box.height() / bounds.height())
    offset = box.center() - QPointF(bounds.center().x() * scale, bounds.center().y() * scale)
    return QTransform.fromTranslate(offset.x(), offset.y()).scale(scale, scale).map(path)


_NUMBERS = {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0, "R": 5, "E": 3}
"""How many numbers follow each letter."""


def _drawn(shape: str) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    words = shape.split()
    while words:
        letter = words.pop(0)
        count = _NUMBERS[letter]
        numbers, words = [float(word) for word in words[:count]], words[count:]
        match letter:
            case "M":
                path.moveTo(*numbers)
            case "L":
                path.lineTo(*numbers)
            case "Q":
                path.quadTo(*numbers)
            case "C":
                path.cubicTo(*numbers)
            case "R":
                x, y, width, height, radius = numbers
                path.addRoundedRect(QRectF(x, y, width, height), radius, radius)
            case "E":
                x, y, radius = numbers
                path.addEllipse(QPointF(x, y), radius, radius)
    return path
