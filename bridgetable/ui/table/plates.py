"""The plates of the four seats: roles, vulnerability, tricks, whose turn it is, and signs of how each hand is shown."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bridgetable.cards.seat import Seat
from bridgetable.table.state import Table
from bridgetable.ui.drawing.card_faces import draw_cached
from bridgetable.ui.drawing.colours import TableColours
from bridgetable.ui.drawing.lettering import draw_text, text_font
from bridgetable.ui.drawing.suit_symbols import draw_suit_text, rectangle, suit_text_width
from bridgetable.ui.kit.box import Box
from bridgetable.ui.kit.plain_text import plain_tip
from bridgetable.ui.session.shown import HandView, ViewOptions
from bridgetable.ui.table.areas import Position
from bridgetable.ui.table.plate_words import (
    PlacedWord,
    PlateShape,
    Word,
    letter_and_sign,
    placed_words,
    plate_boxes,
    said_box,
)
from bridgetable.ui.table.text import PlateText
from bridgetable.words.catalogue import Words

# -- How the four hands are shown one after the other by the button on a plate, and the words and keys for it ----------


HAND_KEYS = {
    Position.TOP: "Ctrl+Up",
    Position.RIGHT: "Ctrl+Right",
    Position.BOTTOM: "Ctrl+Down",
    Position.LEFT: "Ctrl+Left",
}
"""The keys that show the hand on each side of the table in the next way."""
_NEXT = {HandView.SHOWN: HandView.HIDDEN, HandView.HIDDEN: HandView.AS_DEALT, HandView.AS_DEALT: HandView.SHOWN}


def seen_view(table: Table, seat: Seat, options: ViewOptions) -> HandView:
    """How this hand is seen: dummy's is never hidden once it is spread."""
    view = options.hands[seat]
    return HandView.SHOWN if view is HandView.HIDDEN and _is_spread(table, seat) else view


def next_view(table: Table, seat: Seat, options: ViewOptions) -> HandView:
    """How this hand is shown next: shown, hidden, as dealt; dummy's is not hidden once it is spread."""
    view = _NEXT[seen_view(table, seat, options)]
    return _NEXT[view] if view is HandView.HIDDEN and _is_spread(table, seat) else view


def _is_spread(table: Table, seat: Seat) -> bool:
    return table.spread and seat is table.dummy


def hand_view_words(view: HandView, becomes: HandView, seat: Seat, words: Words) -> tuple[str, str]:
    """Whose hand a button shows and how it is shown now, and what the button makes of it."""
    return words.text(f"hand-is-{view.value}", seat=seat), words.text(f"hand-becomes-{becomes.value}")


def draw_hand_sign(painter: QPainter, box: QRectF, view: HandView, ink: str) -> None:
    """Draws an eye for a hand that is shown, a crossed one for a hidden hand, a card and its ghost for one as dealt."""
    height = min(0.86 * box.height(), 0.55 * box.width())
    line = max(1.2, 0.1 * height)
    pen = QPen(QColor(ink), line, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if view is HandView.AS_DEALT:
        _draw_card_and_ghost(painter, box.center(), height, pen)
        return
    _draw_eye(painter, box.center(), height)
    if view is HandView.HIDDEN:
        x, y = 0.62 * height, 0.42 * height
        painter.drawLine(box.center() + QPointF(-x, y), box.center() + QPointF(x, -y))


def _draw_eye(painter: QPainter, centre: QPointF, height: float) -> None:
    half, lid = 0.78 * height, 0.86 * height
    path = QPainterPath(centre - QPointF(half, 0))
    path.quadTo(centre - QPointF(0, lid), centre + QPointF(half, 0))
    path.quadTo(centre + QPointF(0, lid), centre - QPointF(half, 0))
    painter.drawPath(path)
    painter.setBrush(painter.pen().color())
    painter.drawEllipse(centre, 0.13 * height, 0.13 * height)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _draw_card_and_ghost(painter: QPainter, centre: QPointF, height: float, pen: QPen) -> None:
    """Draws a filled card, and beside it the dotted outline of one that was played."""
    width, inner = 0.62 * height, height - pen.widthF()
    top = centre.y() - inner / 2
    card = QRectF(centre.x() - width - 0.1 * height, top, width, inner)
    ghost = QRectF(centre.x() + 0.1 * height, top, width, inner)
    painter.setBrush(pen.color())
    painter.drawRoundedRect(card, 0.08 * height, 0.08 * height)
    dotted = QPen(pen)
    dotted.setDashPattern([0.1, 2.0])
    painter.setPen(dotted)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(ghost)


_ARROW = 0.9
BLOCK_INK = "#ffffff"
"""The colour of the seat's letter and of the sign beside it."""
LETTER = 0.72
"""The height of the seat's letter, in heights of its box."""
RADIUS = 0.22
"""The radius of the corners, in heights of a line."""


def _font(word: Word, pixels: int) -> QFont:
    return text_font(pixels, word.bold)


@lru_cache(maxsize=4096)
def _width(word: Word, pixels: int) -> float:
    width = suit_text_width(word.text, QFontMetricsF(_font(word, pixels)))
    return width + (0.7 * pixels if word.chip or word.asked else 0) + (_ARROW * pixels if word.turn else 0)


@lru_cache(maxsize=256)
def _placed(text: PlateText, size: tuple[float, float], shape: PlateShape) -> list[PlacedWord]:
    return placed_words(text, Box(0, 0, *size), shape, _width)


class Plate(msgspec.Struct, frozen=True):
    """A plate of this shape, with its text in its box; if it has a button, a sign tells how the hand is shown."""

    text: PlateText
    box: Box
    shape: PlateShape
    colours: TableColours
    view: HandView


class SeatPlate(QGraphicsItem):
    """The graphics item of a seat's plate; on the wall the plate is no wider than its words."""

    def __init__(self) -> None:
        super().__init__()
        self.plate: Plate | None = None
        """What is shown; None before the first table."""
        self.placed: list[PlacedWord] = []
        """The words on the plate with their boxes, relative to it."""
        self.setZValue(40)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_plate(self, plate: Plate) -> None:
        """Shows this plate."""
        if plate != self.plate:
            self.prepareGeometryChange()
            self.plate = plate
            self.placed = _placed(plate.text, (plate.box.width, plate.box.height), plate.shape)
            # The tooltip also has what did not fit.
            self.setToolTip(plain_tip(plate.text.full_text))
            self.setPos(plate.box.x, plate.box.y)
            self.update()

    def boundingRect(self) -> QRectF:
        """The plate with a margin for its outline."""
        box = self.plate.box if self.plate is not None else Box(0, 0, 1, 1)
        return QRectF(-3, -3, box.width + 6, box.height + 6)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paints the plate, its letter and its words; in a window from its picture."""
        plate = self.plate
        if plate is None:
            return
        if widget is None:
            self._draw(painter, plate)
            return
        content = (plate.text, plate.shape, plate.colours, plate.view)
        clear = QColor(Qt.GlobalColor.transparent)
        draw_cached(painter, self.boundingRect(), content, clear, lambda own: self._draw(own, plate))

    def _draw(self, painter: QPainter, plate: Plate) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, on_turn = plate.colours, bool(plate.text.turn)
        box = QRectF(0, 0, plate.box.width, plate.box.height)
        if plate.shape.large:
            box = rectangle(said_box(self.placed, plate.box, plate.shape))
        radius = RADIUS * box.height() / plate.shape.lines
        painter.setPen(QPen(QColor(colours.turn if on_turn else colours.mat_edge), 2.0 if on_turn else 1.0))
        painter.setBrush(QColor(colours.turn if on_turn else colours.plate))
        painter.drawRoundedRect(box, radius, radius)
        _draw_letter(painter, plate)
        for each in self.placed:
            _draw_word(painter, each, colours, on_turn=on_turn)


def _draw_letter(painter: QPainter, plate: Plate) -> None:
    """Draws the block with the seat's letter, whose colour tells the vulnerability."""
    colours, shape = plate.colours, plate.shape
    block, _ = plate_boxes(plate.box, shape)
    letter, sign = letter_and_sign(block, shape.lines) if shape.button else (block, block)
    box = rectangle(block)
    if shape.large:
        # The plate is seen around it: it would not stand out from the cloth.
        edge = 0.07 * box.height() / shape.lines
        box.adjust(edge, edge, -edge, -edge)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.vulnerable if plate.text.vulnerable else colours.not_vulnerable))
    radius = RADIUS * box.height() / shape.lines
    painter.drawRoundedRect(box, radius, radius)
    inner = rectangle(letter)
    draw_text(painter, inner, plate.text.letter, BLOCK_INK, LETTER * min(inner.width(), inner.height()))
    if shape.button:
        draw_hand_sign(painter, rectangle(sign), plate.view, BLOCK_INK)


def _draw_word(painter: QPainter, placed: PlacedWord, colours: TableColours, *, on_turn: bool) -> None:
    word, pixels = placed.word, placed.pixels
    ink = colours.turn_text if on_turn else colours.plate_muted if word.muted else colours.plate_text
    box = rectangle(placed.box)
    if word.chip or word.asked:
        painter.setPen(QPen(QColor(colours.asked if word.asked else ink), 1.2))
        painter.setBrush(QColor(colours.asked) if word.asked else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 0.35 * pixels, 0.35 * pixels)
        ink = colours.asked_text if word.asked else ink
    if word.turn:
        _draw_arrow(painter, QRectF(box.x(), box.y(), 0.7 * pixels, box.height()), ink)
        box = box.adjusted(_ARROW * pixels, 0, 0, 0)
    painter.setFont(_font(word, pixels))
    painter.setPen(QColor(ink))
    draw_suit_text(painter, box, word.text, colours.ground(QColor(ink).lightness() > 128), centred=True)


def _draw_arrow(painter: QPainter, box: QRectF, ink: str) -> None:
    half = 0.42 * box.width()
    middle = box.center()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    painter.drawPolygon(
        QPolygonF(
            [
                QPointF(box.left(), middle.y() - 1.2 * half),
                QPointF(box.right(), middle.y()),
                QPointF(box.left(), middle.y() + 1.2 * half),
            ]
        )
    )
