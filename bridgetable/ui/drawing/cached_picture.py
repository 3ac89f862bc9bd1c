"""Pictures that are painted once and then copied: paths and the layout of text take long."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform

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
