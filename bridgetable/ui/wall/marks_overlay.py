"""What is painted over a table: the lecturer's marks, and the ring at what he points at."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF, QRadialGradient
from PySide6.QtWidgets import QWidget

from bridgetable.ui.drawing.rectangle import rectangle
from bridgetable.ui.kit.naming import named
from bridgetable.ui.table.layout.elements import Layout
from bridgetable.ui.table.view import TableView
from bridgetable.ui.wall.content.marks import CIRCLE, Arrow, Mark, TablePoint, arrow_outline, place_of, ring_box

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
