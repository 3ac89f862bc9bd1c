"""The numbers on withdrawn cards, all painted by one graphics item: after many withdrawals there are dozens."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bridgetable.ui.drawing.lettering import draw_text
from bridgetable.ui.kit.layout.box import Box

_EDGE = 2
"""The pixels around a disc that its outline may cover."""
_INK, _PAPER = "#ffffff", "#16241d"


class WithdrawnNumbers(QGraphicsItem):
    """The item of all these numbers, as large as the scene; each change has only the places updated that differ."""

    def __init__(self) -> None:
        super().__init__()
        self._bounds = QRectF()
        self._numbers: dict[tuple[int, int, float, float], str] = {}
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        # Otherwise it would not be told what part of it is to be painted.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def set_size(self, bounds: QRectF) -> None:
        """Takes over the rectangle of the scene."""
        if bounds != self._bounds:
            self.prepareGeometryChange()
            self._bounds = bounds

    def show_numbers(self, numbers: Sequence[tuple[str, Box]]) -> None:
        """Shows these numbers in their boxes, each moved to whole pixels."""
        after = {(round(box.x), round(box.y), box.width, box.height): number for number, box in numbers}
        before, self._numbers = self._numbers, after
        for place in before.keys() | after.keys():
            if before.get(place) != after.get(place):
                self.update(QRectF(*place).adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE))

    def boundingRect(self) -> QRectF:
        """The rectangle of the scene."""
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paints the numbers; in a window the disc under each is the same picture."""
        device, where = painter.device(), painter.worldTransform()
        ratio = device.devicePixelRatioF() if device is not None else 1.0
        exposed: QRectF = option.exposedRect
        copied = widget is not None and ratio.is_integer() and not where.isScaling()
        for (x, y, width, height), number in self._numbers.items():
            box = QRectF(x, y, width, height)
            if not exposed.intersects(box):
                continue
            if copied:
                painter.drawPixmap(QPointF(x - _EDGE, y - _EDGE), _disc(width, height, ratio))
            else:
                _draw_disc(painter, box)
            draw_text(painter, box, number, _INK, 0.72 * height)


@lru_cache(maxsize=16)
def _disc(width: float, height: float, ratio: float) -> QPixmap:
    picture = QPixmap(round((width + 2 * _EDGE) * ratio), round((height + 2 * _EDGE) * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(QColor(Qt.GlobalColor.transparent))
    with QPainter(picture) as painter:
        _draw_disc(painter, QRectF(_EDGE, _EDGE, width, height))
    return picture


def _draw_disc(painter: QPainter, box: QRectF) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(_INK), max(1.2, 0.07 * box.height())))
    painter.setBrush(QColor(_PAPER))
    painter.drawEllipse(box)
