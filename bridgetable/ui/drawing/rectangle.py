"""A box of a layout as Qt's rectangle."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from bridgetable.ui.kit.layout.box import Box


def rectangle(box: Box) -> QRectF:
    """The rectangle that the box covers, in the same pixels."""
    return QRectF(box.x, box.y, box.width, box.height)
