"""Pointing and drawing on the table: what the lecturer does on one of its pictures is seen on all of them."""

from __future__ import annotations

import enum
from collections.abc import Callable
from math import hypot

import msgspec
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
    QRadialGradient,
)
from PySide6.QtWidgets import QApplication, QWidget

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.ui.drawing.suit_symbols import rectangle
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.box import Box
from bridgetable.ui.session.shown import Shown
from bridgetable.ui.table.elements import Layout
from bridgetable.ui.table.view import TableView

# -- Arrows and rings drawn on the table, at points that are found on a table of any size and shape --------------------


COVERED = 0.6
"""The share of its width or height along which a card is covered by another that hides its rest."""
RING_MARGIN = 0.03
"""The distance of a ring from the card or plate that it is around, in card widths."""
RING_CORNER = 0.1
"""The radius of the corners of such a ring, in card widths."""
CIRCLE = 0.62
"""The radius of a ring that is around no card and no plate, and of the one at the cursor, in card widths."""
SHAFT, HEAD_LENGTH, HEAD_WIDTH = 0.12, 0.46, 0.42
"""The width of an arrow, and the length and width of its head, in card widths."""
Point = tuple[float, float]


class TablePoint(msgspec.Struct, frozen=True):
    """A point of the table: on a card, or else in a part of it; `x` and `y` are shares of its width and height."""

    x: float
    y: float
    card: Card | None = None
    part: int = 0


class Ring(msgspec.Struct, frozen=True):
    """A ring around the card or plate at this point, or around the point itself."""

    spot: TablePoint


class Arrow(msgspec.Struct, frozen=True):
    """An arrow from one point to another."""

    start: TablePoint
    end: TablePoint


Mark = Ring | Arrow


def _parts(layout: Layout) -> tuple[Box, ...]:
    """The parts of the table, those first that lie over others: plates, tricks, auction, mat, hands, and the whole."""
    auction = layout.auction.box if layout.auction is not None else layout.mat
    return (*layout.plates, *(row.box for row in layout.rows), auction, layout.mat, *layout.hand_areas, layout.area)


def table_point_at(layout: Layout, x: float, y: float) -> TablePoint:
    """What is seen at these coordinates: a point of a card, else of a part of the table."""
    point = Box(x, y, 0, 0)
    cards = [(pose.z, card) for card, pose in layout.cards.items() if pose.box.contains(point, 0)]
    if cards:
        card = max(cards)[1]
        return _spot_in(layout.cards[card].box, x, y, card)
    parts = _parts(layout)
    part = next((n for n, box in enumerate(parts) if box.contains(point, 0)), len(parts) - 1)
    return _spot_in(parts[part], x, y, None, part)


def _spot_in(box: Box, x: float, y: float, card: Card | None, part: int = 0) -> TablePoint:
    return TablePoint((x - box.x) / box.width, (y - box.y) / box.height, card, part)


def middle_of(card: Card) -> TablePoint:
    """The middle of this card."""
    return TablePoint(0.5, 0.5, card)


def place_of(layout: Layout, spot: TablePoint) -> Point:
    """The coordinates of this point in a layout; a card that is not there is taken for the whole table."""
    box = _box_of(layout, spot)
    return box.x + spot.x * box.width, box.y + spot.y * box.height


def _box_of(layout: Layout, spot: TablePoint) -> Box:
    if spot.card is None:
        return _parts(layout)[spot.part]
    pose = layout.cards.get(spot.card)
    return pose.box if pose is not None else layout.area


def ring_box(layout: Layout, ring: Ring) -> tuple[Box, float]:
    """The box of a ring and the radius of its corners: around a plate or what is seen of a card, else a circle."""
    spot = ring.spot
    if spot.card is not None or spot.part < len(Seat):
        box = _box_of(layout, spot) if spot.card is None else _seen_of(layout, spot.card)
        return box.shrunk(-RING_MARGIN * layout.unit), RING_CORNER * layout.unit
    radius = CIRCLE * layout.unit
    return Box.centred_at(*place_of(layout, spot), 2 * radius, 2 * radius), radius


def _seen_of(layout: Layout, card: Card) -> Box:
    """What is seen of a card: without what a card over it covers of its whole width or height, or nearly so."""
    pose = layout.cards.get(card)
    if pose is None:
        return layout.area
    left, top, right, bottom = pose.box.x, pose.box.y, pose.box.right, pose.box.bottom
    for other in layout.cards.values():
        over = other.box
        if other.z <= pose.z or not over.overlaps(pose.box):
            continue
        across, down = over.x - pose.box.x, over.y - pose.box.y
        if abs(across) > abs(down) and abs(down) <= (1 - COVERED) * pose.box.height:
            left, right = (left, min(right, over.x)) if across > 0 else (max(left, over.right), right)
        elif abs(down) > abs(across) and abs(across) <= (1 - COVERED) * pose.box.width:
            top, bottom = (top, min(bottom, over.y)) if down > 0 else (max(top, over.bottom), bottom)
    if right - left < 1 or bottom - top < 1:
        return pose.box
    return Box(left, top, right - left, bottom - top)


def arrow_outline(layout: Layout, arrow: Arrow) -> tuple[Point, ...]:
    """The corners of an arrow, from its tail round its point; none where it has no length."""
    (x, y), (tip_x, tip_y) = place_of(layout, arrow.start), place_of(layout, arrow.end)
    length = hypot(tip_x - x, tip_y - y)
    if length < 1:
        return ()
    along = ((tip_x - x) / length, (tip_y - y) / length)
    scale = layout.unit * min(1.0, length / (1.5 * HEAD_LENGTH * layout.unit))
    neck = length - HEAD_LENGTH * scale
    shaft, head = SHAFT * scale / 2, HEAD_WIDTH * scale / 2
    corners = ((0, -shaft), (neck, -shaft), (neck, -head), (length, 0), (neck, head), (neck, shaft), (0, shaft))
    return tuple((x + a * along[0] - b * along[1], y + a * along[1] + b * along[0]) for a, b in corners)


# -- What is painted over a table: the lecturer's marks, and the ring at what he points at -----------------------------


INK, CASING = "#d6006c", "#ffffff"
"""The colours of a mark and of its edges: on white cards the one is seen, on the cloth the other."""
GLOW = "#ffc928"
LINE = 0.06
"""The width of the line of a ring, in card widths."""


class MarksOverlay(QWidget):
    """Covers a table without taking any input; it is hidden while there is nothing to show."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table.viewport())
        named(self, "marks")
        self._table = table
        self._marks: tuple[Mark, ...] = ()
        self._spot: TablePoint | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        table.table_scene.laid_out.connect(self._cover_table)
        self.hide()

    def show_marks(self, marks: tuple[Mark, ...], spot: TablePoint | None) -> None:
        """Shows these marks, and a ring at this spot."""
        if marks != self._marks:
            self.update()
        elif spot != self._spot:
            for each in (spot, self._spot):
                self.update(self._ring_rect(each).toAlignedRect())
        self._marks, self._spot = marks, spot
        self._cover_table()

    def _cover_table(self) -> None:
        if self._marks or self._spot is not None:
            self.setGeometry(self._table.viewport().rect())
            self.raise_()
            self.show()
            if self._marks:
                self.update()
        else:
            self.hide()

    @property
    def _layout(self) -> Layout | None:
        return self._table.table_scene.current_layout

    def _ring_rect(self, spot: TablePoint | None) -> QRectF:
        """The rectangle that the ring at this spot is painted in."""
        if spot is None or self._layout is None:
            return QRectF()
        radius = (CIRCLE + 2 * LINE) * self._layout.unit + 2
        return _square(QPointF(*place_of(self._layout, spot)), radius)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the marks, and the ring over them."""
        layout = self._layout
        if layout is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for mark in self._marks:
                _draw_mark(painter, layout, mark)
            if self._spot is not None:
                _draw_pointer(painter, QPointF(*place_of(layout, self._spot)), layout.unit)


def _square(centre: QPointF, radius: float) -> QRectF:
    return QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)


def _draw_mark(painter: QPainter, layout: Layout, mark: Mark) -> None:
    """Draws an arrow or a ring, with its edges."""
    line, path = LINE * layout.unit, QPainterPath()
    if isinstance(mark, Arrow):
        path.addPolygon(QPolygonF([QPointF(*corner) for corner in arrow_outline(layout, mark)]))
        path.closeSubpath()
        painter.setPen(QPen(QColor(CASING), line, j=Qt.PenJoinStyle.RoundJoin))
        painter.drawPath(path)
        painter.fillPath(path, QColor(INK))
        return
    box, corner = ring_box(layout, mark)
    path.addRoundedRect(rectangle(box), corner, corner)
    _draw_ring(painter, path, line)


def _draw_ring(painter: QPainter, path: QPainterPath, line: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((CASING, 2.0 * line), (INK, line)):
        painter.setPen(QPen(QColor(colour), width))
        painter.drawPath(path)


def _draw_pointer(painter: QPainter, centre: QPointF, unit: float) -> None:
    """Draws a ring with a soft light in it, through which the card can be read."""
    radius = CIRCLE * unit
    light = QRadialGradient(centre, radius)
    for place, alpha in ((0.0, 0.0), (0.55, 0.1), (1.0, 0.5)):
        colour = QColor(GLOW)
        colour.setAlphaF(alpha)
        light.setColorAt(place, colour)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(centre, radius, radius)
    path = QPainterPath()
    path.addEllipse(centre, radius, radius)
    _draw_ring(painter, path, LINE * unit)


class Mode(enum.Enum):
    """What the mouse does on the table besides playing cards: nothing, point, or draw and play nothing."""

    OFF = "off"
    POINT = "point"
    DRAW = "draw"


class Surface(msgspec.Struct, frozen=True):
    """A widget that shows a table, and the function from a point on the widget to one on the table."""

    widget: QWidget
    table: TableView
    to_table: Callable[[QPointF], QPointF]

    def point_at(self, position: QPointF) -> TablePoint | None:
        """The point of the table that is seen there on the widget; None outside the table."""
        layout, point = self.table.table_scene.current_layout, self.to_table(position)
        if layout is None or not self.table.table_scene.sceneRect().contains(point):
            return None
        return table_point_at(layout, point.x(), point.y())


_MOUSE = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseMove,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick,
)
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class Pointing(QObject):
    """The marks and the ring on the tables of one window; marks last until the next step, and are never saved.

    Where nothing is pointed at or drawn, the mouse is left to the tables.
    """

    changed = Signal()
    """The mode is another, or there are marks where there were none, or none any more."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._surfaces: dict[QWidget, Surface] = {}
        self._overlays: dict[TableView, MarksOverlay] = {}
        self._last: tuple[QWidget, QPointF] | None = None
        self._start: tuple[TablePoint, QPointF] | None = None
        self._unfinished: Arrow | None = None
        self.mode = Mode.OFF
        self.marks: tuple[Mark, ...] = ()
        self.spot: TablePoint | None = None
        """What is pointed at."""

    # -- where it is seen ----------------------------------------------------------------------------------------------

    def add_table(self, table: TableView) -> None:
        """Shows marks and ring on this table, and has the lecturer point and draw there."""
        self._overlays[table] = MarksOverlay(table)
        self.add_surface(table.viewport(), table, lambda position: table.mapToScene(position.toPoint()))
        self._show()

    def add_surface(self, widget: QWidget, table: TableView, to_table: Callable[[QPointF], QPointF]) -> None:
        """Has the lecturer point and draw on a widget that shows this table, too, such as a small picture of it.

        `to_table` makes a point on the table of one on the widget.
        """
        self._surfaces[widget] = Surface(widget, table, to_table)
        self._prepare(self._surfaces[widget])

    def remove_table(self, table: TableView) -> None:
        """Forgets this table, which is about to be closed, and every widget that shows it."""
        del self._overlays[table]
        table.removeEventFilter(self)
        for widget in [widget for widget, each in self._surfaces.items() if each.table is table]:
            widget.removeEventFilter(self)
            del self._surfaces[widget]
        self._start = self._unfinished = self._last = None
        self._point_at(None)

    def _prepare(self, surface: Surface) -> None:
        """Has the widget tell of the mouse, with the cursor of the mode; buttons on a table leave clicks to it."""
        for watched in (surface.widget, surface.table):
            watched.removeEventFilter(self)
            if self.mode is not Mode.OFF:
                watched.installEventFilter(self)
        surface.widget.setMouseTracking(self.mode is not Mode.OFF)
        if self.mode is Mode.DRAW:
            surface.widget.setCursor(Qt.CursorShape.CrossCursor)
        else:
            surface.widget.unsetCursor()
        for button in surface.table.hand_buttons.buttons:
            button.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, self.mode is Mode.DRAW)

    # -- the mode ------------------------------------------------------------------------------------------------------

    def toggle(self, mode: Mode) -> None:
        """Begins to point or to draw, or ends it; marks stay until the next step."""
        self.mode = Mode.OFF if self.mode is mode else mode
        self._start = self._unfinished = self._last = None
        for surface in self._surfaces.values():
            self._prepare(surface)
        self._point_at(None)
        self.changed.emit()

    def end(self) -> bool:
        """Erases all marks, or where there are none ends the mode; returns whether there was anything to end."""
        if self.marks or self._unfinished is not None:
            self.clear()
        elif self.mode is not Mode.OFF:
            self.toggle(self.mode)
        else:
            return False
        return True

    # -- marks ---------------------------------------------------------------------------------------------------------

    def erase(self) -> None:
        """Erases the last mark."""
        self._set_marks(self.marks[:-1])

    def clear(self) -> None:
        """Erases all marks."""
        self._start = self._unfinished = None
        self._set_marks(())

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Erases the marks at each step, and where a hand is shown or hidden; points at what lies there now."""
        if before is None:
            return
        if before.history is not after.history or before.options.hands != after.options.hands:
            self.clear()
        if self._last is not None and self._last[0] in self._surfaces:
            self._point_at(self._surfaces[self._last[0]].point_at(self._last[1]))

    def _add(self, mark: Mark) -> None:
        """Adds a mark, but no second ring around the same card."""
        ringed = [each.spot.card for each in self.marks if isinstance(each, Ring)]
        if not isinstance(mark, Ring) or mark.spot.card is None or mark.spot.card not in ringed:
            self._set_marks((*self.marks, mark))
        else:
            self._show()

    def _set_marks(self, marks: tuple[Mark, ...]) -> None:
        before, self.marks = self.marks, marks
        self._show()
        if bool(before) is not bool(marks):
            self.changed.emit()

    def _point_at(self, spot: TablePoint | None) -> None:
        self.spot = spot
        self._show()

    def _show(self) -> None:
        marks = self.marks if self._unfinished is None else (*self.marks, self._unfinished)
        for overlay in self._overlays.values():
            overlay.show_marks(marks, self.spot)

    # -- the mouse and the keys ----------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Points or draws; only what draws is kept from the table."""
        if isinstance(event, QKeyEvent) and isinstance(watched, TableView):
            return self._key(watched, event)
        surface = self._surfaces.get(watched) if isinstance(watched, QWidget) else None
        if surface is None:
            return False
        if self.mode is Mode.POINT and event.type() == QEvent.Type.Leave:
            self._last = None
            self._point_at(None)
        if not isinstance(event, QMouseEvent) or event.type() not in _MOUSE:
            return self.mode is Mode.DRAW and event.type() == QEvent.Type.ContextMenu
        if self.mode is Mode.DRAW:
            self._draw(surface, event)
            return True
        self._last = (surface.widget, event.position())
        self._point_at(surface.point_at(event.position()))
        return False

    def _draw(self, surface: Surface, event: QMouseEvent) -> None:
        """Draws an arrow from where the button was pressed to where it is let go, a ring where it was only clicked."""
        kind, position = event.type(), event.position()
        spot = surface.point_at(position)
        if kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            pressed = event.button() is Qt.MouseButton.LeftButton and spot is not None
            self._start = (spot, position) if pressed and spot is not None else None
        elif self._start is None:
            return
        elif kind == QEvent.Type.MouseMove:
            start, pressed_at = self._start
            far = (position - pressed_at).manhattanLength() >= QApplication.startDragDistance()
            if spot is not None and (far or self._unfinished is not None):
                self._unfinished = Arrow(start, spot)
                self._show()
        elif event.button() is Qt.MouseButton.LeftButton:
            mark = self._unfinished or Ring(self._start[0])
            self._start = self._unfinished = None
            self._add(mark)

    def _key(self, table: TableView, event: QKeyEvent) -> bool:
        """Points at the card that the arrow keys lead to, or draws with Enter; returns whether the key is used up.

        Enter draws a ring around the card, and with Shift an arrow to it from the last mark.
        """
        card = table.chosen_card
        if card is None:
            return False
        if self.mode is Mode.POINT and event.type() == QEvent.Type.KeyRelease and event.key() in _ARROWS:
            self._last = None
            self._point_at(middle_of(card))
        if self.mode is not Mode.DRAW or event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return False
        if event.type() == QEvent.Type.KeyPress:
            spot, last = middle_of(card), self.marks[-1] if self.marks else None
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier and last is not None:
                mark: Mark = Arrow(last.end if isinstance(last, Arrow) else last.spot, spot)
            else:
                mark = Ring(spot)
            self._add(mark)
        return True
