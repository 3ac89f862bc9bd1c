"""A picture that is painted once and then copied: paths and the layout of text take long."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPaintEngine, QPainter, QPixmap, QTransform

_OF_SHAPES = (QPaintEngine.Type.SVG, QPaintEngine.Type.Pdf)


def keeps_shapes(painter: QPainter) -> bool:
    """Whether what is painted stays shapes, which can be seen at any size, as in an SVG file."""
    engine = painter.paintEngine()
    return engine is not None and engine.type() in _OF_SHAPES


class CachedPicture:
    """The picture of one item as it was painted last."""

    def __init__(self) -> None:
        self._key: object = None
        self._pixmap = QPixmap()
        self._corner = QPointF()

    def draw(
        self, painter: QPainter, box: QRectF, content: object, background: QColor, paint: Callable[[QPainter], None]
    ) -> None:
        """Draws what `paint` paints in this box over the background, painted anew only where it would be another.

        It is another with other content, and at another place between two pixels.
        """
        device, where = painter.device(), painter.deviceTransform()
        ratio = device.devicePixelRatioF() if device is not None else 1.0
        if where.isRotating() or where.m11() != ratio or where.m22() != ratio or keeps_shapes(painter):
            paint(painter)
            return
        seen = where.mapRect(box)
        left, top = floor(seen.left()), floor(seen.top())
        x, y = where.dx() - left, where.dy() - top
        key = (content, background.rgba(), ratio, round(x, 3), round(y, 3), box.width(), box.height())
        if key != self._key:
            self._key = key
            self._corner = QPointF(-x / ratio, -y / ratio)
            self._pixmap = QPixmap(ceil(seen.right()) - left, ceil(seen.bottom()) - top)
            self._pixmap.fill(background)
            with QPainter(self._pixmap) as own:
                own.setTransform(QTransform(ratio, 0, 0, ratio, x, y))
                paint(own)
            self._pixmap.setDevicePixelRatio(ratio)
        painter.drawPixmap(self._corner, self._pixmap)
