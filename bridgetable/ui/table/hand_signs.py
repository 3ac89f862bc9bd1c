"""The signs on the plates that tell how each hand is shown."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from bridgetable.cards.seat import Seat
from bridgetable.table.state import Table
from bridgetable.ui.session.shown import HandView, ViewOptions
from bridgetable.ui.table.areas import Position
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
