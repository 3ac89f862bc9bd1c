"""Suit symbols and ranks as painter paths, so that they look the same on every machine, whatever its fonts."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

from bridgetable.cards.card import Suit
from bridgetable.words.grammar import ENGLISH_INDICES, INDICES

STROKE_WIDTH = 0.2
"""The width of a rank's strokes, for a rank one unit tall."""

PATH_SCALE = 1000.0
"""The factor by which paths are enlarged to be joined and stroked: Qt flattens curves only a unit wide."""


@cache
def suit_path(suit: Suit) -> QPainterPath:
    """The suit symbol in a square of one unit."""
    return {Suit.CLUBS: _club, Suit.DIAMONDS: _diamond, Suit.HEARTS: _heart, Suit.SPADES: _spade}[suit]()


@cache
def rank_path(rank: int, indices: str = ENGLISH_INDICES) -> QPainterPath:
    """The rank (2 to 14) as a card with these letters shows it, A K Q J 10 … 2, one unit tall, its left edge at 0."""
    stroker = QPainterPathStroker()
    stroker.setWidth(STROKE_WIDTH * PATH_SCALE)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    lines = QTransform.fromScale(PATH_SCALE, PATH_SCALE).map(_pen_path(_STROKES[INDICES[indices].get(rank, str(rank))]))
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


# Each index is a few pen strokes: M moves, L draws a line, C a cubic curve, R a rounded rectangle given by x, y,
# width, height and radius. Ranks are half as wide as tall, so that "10" still fits into a narrow strip of a card.
_STROKES = {
    "A": "M 0 1.1 L .31 .1 L .35 .1 L .66 1.1 M .12 .78 L .54 .78",
    "K": "M 0 .1 L 0 1.1 M .56 .1 L .06 .68 M .2 .53 L .6 1.1",
    "Q": "R 0 .1 .58 .9 .28 M .34 .72 L .66 1.1",
    "J": "M .42 .1 L .42 .78 C .42 .94 .34 1 .2 1 C .1 1 .03 .94 -.02 .86",
    "R": "M 0 1.1 L 0 .2 L .3 .2 C .6 .2 .6 .66 .3 .66 L 0 .66 M .26 .62 L .6 1.1",
    "D": "M 0 .6 L 0 .2 L .2 .2 C .66 .2 .66 1 .2 1 L 0 1 L 0 .5",
    "F": "M 0 1.1 L 0 .2 L .56 .2 M 0 .64 L .46 .64",
    "10": "M -.05 .37 L .2 .19 M .2 .1 L .2 1.1 R .46 .2 .38 .8 .19",
    "9": "M .06 .96 C .4 1.04 .54 .8 .54 .45 R 0 .2 .54 .48 .25",
    "8": "R .04 .2 .46 .37 .18 R 0 .57 .54 .43 .21",
    "7": "M 0 .2 L .54 .2 C .42 .45 .26 .7 .22 1.1",
    "6": "M .48 .24 C .14 .16 0 .4 0 .75 R 0 .52 .54 .48 .25",
    "5": "M .5 .2 L .1 .2 L .07 .58 C .15 .51 .22 .49 .29 .49 C .46 .49 .54 .6 .54 .74 C .54 .92 .42 1 .26 1 "
    "C .15 1 .05 .97 -.02 .9",
    "4": "M .42 1.1 L .42 .23 L .38 .23 L 0 .82 L .6 .82",
    "3": "M 0 .29 C .07 .22 .15 .2 .25 .2 C .42 .2 .5 .28 .5 .39 C .5 .53 .4 .58 .16 .58 M .2 .58 "
    "C .44 .58 .54 .66 .54 .79 C .54 .93 .43 1 .26 1 C .15 1 .06 .98 -.02 .92",
    "2": "M 0 .32 C .06 .23 .15 .2 .26 .2 C .42 .2 .51 .3 .51 .42 C .51 .55 .44 .63 .04 1 L .58 1",
}


def _pen_path(strokes: str) -> QPainterPath:
    path = QPainterPath()
    words = strokes.split()
    while words:
        letter = words.pop(0)
        count = {"M": 2, "L": 2, "C": 6, "R": 5}[letter]
        numbers, words = [float(word) for word in words[:count]], words[count:]
        if letter == "M":
            path.moveTo(*numbers)
        elif letter == "L":
            path.lineTo(*numbers)
        elif letter == "C":
            path.cubicTo(*numbers)
        else:
            x, y, width, height, radius = numbers
            path.addRoundedRect(QRectF(x, y, width, height), radius, radius)
    return path


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 0.97))
    path.cubicTo(0.42, 0.78, 0.02, 0.58, 0.02, 0.30)
    path.cubicTo(0.02, 0.13, 0.14, 0.03, 0.27, 0.03)
    path.cubicTo(0.38, 0.03, 0.46, 0.10, 0.5, 0.22)
    path.cubicTo(0.54, 0.10, 0.62, 0.03, 0.73, 0.03)
    path.cubicTo(0.86, 0.03, 0.98, 0.13, 0.98, 0.30)
    path.cubicTo(0.98, 0.58, 0.58, 0.78, 0.5, 0.97)
    return path


def _spade() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 0.02))
    path.cubicTo(0.58, 0.20, 0.97, 0.38, 0.97, 0.62)
    path.cubicTo(0.97, 0.76, 0.87, 0.83, 0.76, 0.83)
    path.cubicTo(0.67, 0.83, 0.59, 0.78, 0.54, 0.70)
    path.cubicTo(0.55, 0.84, 0.60, 0.92, 0.70, 0.98)
    path.lineTo(0.30, 0.98)
    path.cubicTo(0.40, 0.92, 0.45, 0.84, 0.46, 0.70)
    path.cubicTo(0.41, 0.78, 0.33, 0.83, 0.24, 0.83)
    path.cubicTo(0.13, 0.83, 0.03, 0.76, 0.03, 0.62)
    path.cubicTo(0.03, 0.38, 0.42, 0.20, 0.5, 0.02)
    return path


def _diamond() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 0.0))
    for corner, bend in (((0.9, 0.5), (0.68, 0.28)), ((0.5, 1.0), (0.68, 0.72)), ((0.1, 0.5), (0.32, 0.72)),
                         ((0.5, 0.0), (0.32, 0.28))):
        path.quadTo(QPointF(*bend), QPointF(*corner))
    return path


def _club() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for x, y in ((0.5, 0.25), (0.25, 0.60), (0.75, 0.60)):
        path.addEllipse(QPointF(x, y), 0.225, 0.225)
    path.addEllipse(QPointF(0.5, 0.5), 0.13, 0.13)
    stem = QPainterPath(QPointF(0.46, 0.5))
    stem.lineTo(0.54, 0.5)
    stem.cubicTo(0.55, 0.84, 0.60, 0.92, 0.70, 0.98)
    stem.lineTo(0.30, 0.98)
    stem.cubicTo(0.40, 0.92, 0.45, 0.84, 0.46, 0.5)
    path.addPath(stem)
    enlarged = QTransform.fromScale(PATH_SCALE, PATH_SCALE).map(path)
    return QTransform.fromScale(1 / PATH_SCALE, 1 / PATH_SCALE).map(enlarged.simplified())
