"""Cards, painted by us at any size: a large index, a suit symbol, nothing that needs a picture or a font."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from bridgetable.cards.card import Card
from bridgetable.ui.drawing.content.colours import BACK_LINE, CARD_EDGE, CARD_FACE, suit_colour
from bridgetable.ui.drawing.content.first_colours import BACK
from bridgetable.ui.drawing.glyphs import placed, rank_path, suit_path

ENOUGH = 800
"""So many pixmaps are kept; a window being resized would otherwise fill the memory."""


class Deck(msgspec.Struct, frozen=True):
    """How the cards are drawn: in four colours or two, and how tall the index is in widths of the card."""

    four_colours: bool = True
    index: float = 0.4


class Face(msgspec.Struct, frozen=True):
    """One picture of a card: `card` None is the back, `in_line` sets rank and suit side by side."""

    card: Card | None
    width: int
    height: int
    in_line: bool = False


_kept: dict[tuple[Face, float, Deck], QPixmap] = {}


def pixmap(face: Face, ratio: float, deck: Deck) -> QPixmap:
    """The picture of a card for a screen of this device pixel ratio; painted once, then kept."""
    key = (face, ratio, deck)
    if key not in _kept:
        if len(_kept) >= ENOUGH:
            _kept.clear()
        _kept[key] = _painted(face, ratio, deck)
    return _kept[key]


def corner(width: float, height: float) -> float:
    """The radius of a card's corners."""
    return 0.085 * min(width, height)


def _painted(face: Face, ratio: float, deck: Deck) -> QPixmap:
    picture = QPixmap(round(face.width * ratio), round(face.height * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if face.card is None:
            paint_back(painter, face.width, face.height)
        else:
            paint_face(painter, face, face.card, deck)
    return picture


def _blank(painter: QPainter, width: float, height: float, colour: str) -> None:
    edge = 1.0 if min(width, height) < 160 else 1.5
    painter.setPen(QPen(QColor(CARD_EDGE), edge))
    painter.setBrush(QColor(colour))
    radius = corner(width, height)
    painter.drawRoundedRect(QRectF(edge / 2, edge / 2, width - edge, height - edge), radius, radius)


def paint_back(painter: QPainter, width: float, height: float) -> None:
    """The back of the pack: a frame round a lattice of diamonds, the same seen from either end."""
    unit = min(width, height)
    _blank(painter, width, height, CARD_FACE)
    inner = QRectF(0, 0, width, height).adjusted(0.07 * unit, 0.07 * unit, -0.07 * unit, -0.07 * unit)
    frame = QPainterPath()
    frame.addRoundedRect(inner, 0.05 * unit, 0.05 * unit)
    painter.fillPath(frame, QColor(BACK))
    if unit < 24:
        return
    painter.setClipPath(frame)
    painter.setPen(QPen(QColor(BACK_LINE), max(0.7, 0.012 * unit)))
    step, reach = 0.19 * unit, width + height
    middle = inner.center()
    for n in range(-int(reach / step), int(reach / step) + 1):
        at = middle.x() + (n + 0.5) * step
        painter.drawLine(QPointF(at - reach, middle.y() - reach), QPointF(at + reach, middle.y() + reach))
        painter.drawLine(QPointF(at - reach, middle.y() + reach), QPointF(at + reach, middle.y() - reach))


def paint_face(painter: QPainter, face: Face, card: Card, deck: Deck) -> None:
    """The front: index in the top left corner, a large suit symbol in the bottom right one."""
    unit, index = min(face.width, face.height), deck.index
    _blank(painter, face.width, face.height, CARD_FACE)
    colour = QColor(suit_colour(card.suit, deck.four_colours))
    rank_box = QRectF(0.045 * unit, 0.06 * unit, 0.9 * index * unit, index * unit)
    painter.fillPath(_rank(card.rank, rank_box), colour)
    small = 0.72 * index * unit
    if face.in_line:
        suit_box = QRectF(rank_box.right() + 0.025 * unit, rank_box.top() + 0.14 * index * unit, small, small)
    else:
        suit_box = QRectF(rank_box.center().x() - small / 2, rank_box.bottom() + 0.06 * unit, small, small)
    painter.fillPath(placed(suit_path(card.suit), suit_box), colour)
    size = 0.54 * unit
    large = QRectF(face.width - size - 0.07 * unit, face.height - size - 0.07 * unit, size, size)
    painter.fillPath(placed(suit_path(card.suit), large), colour)


def _rank(rank: int, box: QRectF) -> QPainterPath:
    path = rank_path(rank)
    scale = min(box.height(), box.width() / path.boundingRect().width())
    left = box.x() + (box.width() - path.boundingRect().width() * scale) / 2
    # A rank is as tall as its box even where "10" has to be drawn narrower.
    return QTransform.fromTranslate(left, box.y()).scale(scale, box.height()).map(path)
