"""Playing cards painted as paths at any size, so that they need neither image files nor fonts."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from math import ceil, floor

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPaintEngine, QPainter, QPainterPath, QPen, QPixmap, QTransform

from bridgetable.cards.card import Card, Suit
from bridgetable.ui.drawing.colours import BACK, BACK_LINE, CARD_EDGE, CARD_FACE, suit_colour
from bridgetable.ui.drawing.suit_symbols import fitted_path, rank_path, suit_path
from bridgetable.words.grammar import ENGLISH_INDICES

# -- Pictures that are painted once and then copied: paths and the layout of text take long ----------------------------


MAX_PICTURES = 400
"""The most pictures that are kept; those that have not been drawn for longest are dropped first."""

_kept: dict[Hashable, tuple[QPointF, QPixmap]] = {}


def draw_cached(
    painter: QPainter, box: QRectF, content: Hashable, background: QColor, paint: Callable[[QPainter], None]
) -> None:
    """Draws what `paint` paints in this box over the background, painted anew only where it would be another.

    The painter is one of a device that has pixels, not of one that keeps shapes. `content` says all that the picture
    depends on besides the box; items with equal content share one picture. It is another at another place between two
    pixels.
    """
    device, where = painter.device(), painter.deviceTransform()
    ratio = device.devicePixelRatioF() if device is not None else 1.0
    if where.isRotating() or where.m11() != ratio or where.m22() != ratio:
        paint(painter)
        return
    seen = where.mapRect(box)
    left, top = floor(seen.left()), floor(seen.top())
    x, y = where.dx() - left, where.dy() - top
    key = (content, background.rgba(), ratio, round(x, 3), round(y, 3), box.width(), box.height())
    picture = _kept.pop(key, None)
    if picture is None:
        if len(_kept) >= MAX_PICTURES:
            del _kept[next(iter(_kept))]
        pixmap = QPixmap(ceil(seen.right()) - left, ceil(seen.bottom()) - top)
        pixmap.fill(background)
        with QPainter(pixmap) as own:
            own.setTransform(QTransform(ratio, 0, 0, ratio, x, y))
            paint(own)
        pixmap.setDevicePixelRatio(ratio)
        picture = (QPointF(-x / ratio, -y / ratio), pixmap)
    # Put last, as the one drawn latest.
    _kept[key] = picture
    painter.drawPixmap(*picture)


MAX_PIXMAPS = 800
"""The most pixmaps the cache holds; resizing a window would otherwise fill the memory."""
_ON_PAPER = 1.5
"""How many pixels of a card there are at least in a unit of a PDF, which keeps each picture once for all its pages."""


class CardStyle(msgspec.Struct, frozen=True):
    """The suit colours of the cards, four or two, the height of the index in card widths, and the court cards' letters.

    `contrast` makes the colours of the suits darker.
    """

    four_colours: bool = True
    index: float = 0.4
    indices: str = ENGLISH_INDICES
    contrast: bool = False


class CardPicture(msgspec.Struct, frozen=True):
    """What a pixmap shows: a card, or the back where `card` is None, and its size in logical pixels.

    `horizontal_index` puts rank and suit side by side instead of one above the other.
    """

    card: Card | None
    width: int
    height: int
    horizontal_index: bool = False


_cache: dict[tuple[CardPicture, float, CardStyle], QPixmap] = {}


def card_pixmap(picture: CardPicture, ratio: float, style: CardStyle) -> QPixmap:
    """The pixmap of a card for a screen of this device pixel ratio, from the cache where possible."""
    key = (picture, ratio, style)
    if key not in _cache:
        if len(_cache) >= MAX_PIXMAPS:
            _cache.clear()
        _cache[key] = _paint_pixmap(picture, ratio, style)
    return _cache[key]


def draw_card(painter: QPainter, at: QPointF, picture: CardPicture, ratio: float, style: CardStyle) -> None:
    """Draws a card with its upper left corner there: its pixmap, or its shapes where the device keeps shapes."""
    if not _keeps_shapes(painter):
        painter.drawPixmap(at, card_pixmap(picture, _sharp(painter, ratio), style))
        return
    painter.save()
    painter.translate(at)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if picture.card is None:
        paint_back(painter, picture.width, picture.height)
    else:
        _paint_suit(painter, picture, picture.card.suit, style)
        _paint_rank(painter, picture, picture.card, style)
    painter.restore()


SHADOW = 3
"""How far the shadow of a card goes beyond its edges, in pixels."""
_SHADE = 20
"""How dark each of the layers of the shadow is, of 255."""


def draw_shadow(painter: QPainter, width: int, height: int, ratio: float) -> None:
    """Draws the shadow of a card at the origin; a device that keeps shapes gets none."""
    if not _keeps_shapes(painter):
        painter.drawPixmap(QPointF(-SHADOW, -SHADOW), _shadow(width, height, _sharp(painter, ratio)))


@lru_cache(maxsize=64)
def _shadow(width: int, height: int, ratio: float) -> QPixmap:
    pixmap = QPixmap(round((width + 2 * SHADOW) * ratio), round((height + 2 * SHADOW) * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, _SHADE))
        radius = corner_radius(width, height)
        for edge in range(SHADOW + 1):
            # It falls downwards, so that the upper edge has the thinnest.
            box = QRectF(edge, min(edge + 1, SHADOW), width + 2 * (SHADOW - edge), height + 2 * SHADOW - 2 * edge)
            painter.drawRoundedRect(
                box.intersected(QRectF(0, 0, width + 2 * SHADOW, height + 2 * SHADOW)), radius, radius
            )
    return pixmap


def corner_radius(width: float, height: float) -> float:
    """The corner radius of a card of this size."""
    return 0.085 * min(width, height)


def _keeps_shapes(painter: QPainter) -> bool:
    """Whether what is painted stays shapes, which can be seen at any size, as in an SVG file."""
    engine = painter.paintEngine()
    return engine is not None and engine.type() is QPaintEngine.Type.SVG


def _sharp(painter: QPainter, ratio: float) -> float:
    """The pixel ratio of pictures for this painter: greater on paper, which is looked at from near."""
    engine = painter.paintEngine()
    return max(ratio, _ON_PAPER) if engine is not None and engine.type() is QPaintEngine.Type.Pdf else ratio


def _paint_pixmap(picture: CardPicture, ratio: float, style: CardStyle) -> QPixmap:
    card = picture.card
    if card is None:
        return _painted(picture, ratio, lambda painter: paint_back(painter, picture.width, picture.height))
    # The cards of a suit differ only in their rank.
    pixmap = QPixmap(_without_rank(card.suit, picture.width, picture.height, picture.horizontal_index, ratio, style))
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_rank(painter, picture, card, style)
    return pixmap


@lru_cache(maxsize=64)
def _without_rank(
    suit: Suit, width: int, height: int, horizontal_index: bool, ratio: float, style: CardStyle
) -> QPixmap:
    picture = CardPicture(None, width, height, horizontal_index)
    return _painted(picture, ratio, lambda painter: _paint_suit(painter, picture, suit, style))


def _painted(picture: CardPicture, ratio: float, paint: Callable[[QPainter], None]) -> QPixmap:
    pixmap = QPixmap(round(picture.width * ratio), round(picture.height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter)
    return pixmap


def _paint_blank(painter: QPainter, width: float, height: float, colour: str) -> None:
    edge = 1.0 if min(width, height) < 160 else 1.5
    painter.setPen(QPen(QColor(CARD_EDGE), edge))
    painter.setBrush(QColor(colour))
    radius = corner_radius(width, height)
    painter.drawRoundedRect(QRectF(edge / 2, edge / 2, width - edge, height - edge), radius, radius)


def paint_back(painter: QPainter, width: float, height: float) -> None:
    """Paints the back of a card, a lattice of diamonds in a frame, symmetrical end to end."""
    unit = min(width, height)
    _paint_blank(painter, width, height, CARD_FACE)
    inner = QRectF(0, 0, width, height).adjusted(0.07 * unit, 0.07 * unit, -0.07 * unit, -0.07 * unit)
    frame = QPainterPath()
    frame.addRoundedRect(inner, 0.05 * unit, 0.05 * unit)
    painter.fillPath(frame, QColor(BACK))
    if unit < 24 or _keeps_shapes(painter):
        # An SVG file keeps no clipping.
        return
    painter.setClipPath(frame)
    painter.setPen(QPen(QColor(BACK_LINE), max(0.7, 0.012 * unit)))
    step, reach = 0.19 * unit, width + height
    middle = inner.center()
    for n in range(-int(reach / step), int(reach / step) + 1):
        x = middle.x() + (n + 0.5) * step
        painter.drawLine(QPointF(x - reach, middle.y() - reach), QPointF(x + reach, middle.y() + reach))
        painter.drawLine(QPointF(x - reach, middle.y() + reach), QPointF(x + reach, middle.y() - reach))


def _rank_box(picture: CardPicture, style: CardStyle) -> QRectF:
    """The place of the rank at the top left."""
    unit, index = min(picture.width, picture.height), style.index
    return QRectF(0.045 * unit, 0.06 * unit, 0.9 * index * unit, index * unit)


def _paint_rank(painter: QPainter, picture: CardPicture, card: Card, style: CardStyle) -> None:
    colour = QColor(suit_colour(card.suit, style.four_colours, style.contrast))
    painter.fillPath(_rank_in_box(card.rank, style.indices, _rank_box(picture, style)), colour)


def _paint_suit(painter: QPainter, picture: CardPicture, suit: Suit, style: CardStyle) -> None:
    """Paints the front of a card without its rank: a small suit symbol beside the rank, a large one bottom right."""
    unit, index = min(picture.width, picture.height), style.index
    _paint_blank(painter, picture.width, picture.height, CARD_FACE)
    colour, rank_box = QColor(suit_colour(suit, style.four_colours, style.contrast)), _rank_box(picture, style)
    small = 0.72 * index * unit
    if picture.width > picture.height:
        # A card that lies sideways is only as tall as the index allows.
        small = min(small, (0.86 - index) * unit)
    if picture.horizontal_index:
        suit_box = QRectF(rank_box.right() + 0.025 * unit, rank_box.top() + 0.14 * index * unit, small, small)
    else:
        suit_box = QRectF(rank_box.center().x() - small / 2, rank_box.bottom() + 0.06 * unit, small, small)
    painter.fillPath(fitted_path(suit_path(suit), suit_box), colour)
    size = 0.54 * unit
    large = QRectF(picture.width - size - 0.07 * unit, picture.height - size - 0.07 * unit, size, size)
    painter.fillPath(fitted_path(suit_path(suit), large), colour)


def _rank_in_box(rank: int, indices: str, box: QRectF) -> QPainterPath:
    path = rank_path(rank, indices)
    scale = min(box.height(), box.width() / path.boundingRect().width())
    left = box.x() + (box.width() - path.boundingRect().width() * scale) / 2
    # Every rank is as tall as its box; only "10" may have to be drawn narrower.
    return QTransform.fromTranslate(left, box.y()).scale(scale, box.height()).map(path)
