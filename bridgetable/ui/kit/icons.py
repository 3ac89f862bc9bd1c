"""The icons of commands and branches, drawn as strokes in one colour so that they are sharp at any size."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

USUAL = 22
"""The size of an icon in pixels, in letters of the usual size."""

# Pen strokes on a square of 24 units: M x y moves, L x y draws a line, O x y r a circle,
# A x y r start sweep an arc round x, y with angles in degrees.
_STROKES = {
    "new": "M 5 4 L 14 4 L 14 13 M 5 4 L 5 20 L 10 20 M 17 14 L 17 22 M 13 18 L 21 18",
    "open": "M 3 19 L 3 5 L 9 5 L 11 8 L 20 8 L 20 11 M 3 19 L 7 11 L 23 11 L 19 19 L 3 19",
    "library": "M 3 4 L 3 20 L 13 20 L 13 4 L 3 4 M 8 4 L 8 20 M 14 6 L 18 5 L 22 19 L 18 20 L 14 6",
    "save": "M 12 3 L 12 15 M 7 10 L 12 15 L 17 10 M 4 16 L 4 20 L 20 20 L 20 16",
    "next-board": "M 3 6 L 13 6 L 13 18 L 3 18 L 3 6 M 16 12 L 22 12 M 19 9 L 22 12 L 19 15",
    "previous-board": "M 21 6 L 11 6 L 11 18 L 21 18 L 21 6 M 8 12 L 2 12 M 5 9 L 2 12 L 5 15",
    "undo": "M 9 4 L 4 9 L 9 14 M 4 9 L 15 9 A 15 14 5 90 -180 M 15 19 L 10 19",
    "redo": "M 15 4 L 20 9 L 15 14 M 20 9 L 9 9 A 9 14 5 90 180 M 9 19 L 14 19",
    "to-start": "M 5 5 L 5 19 M 19 5 L 10 12 L 19 19",
    "back": "M 16 5 L 7 12 L 16 19",
    "forward": "M 8 5 L 17 12 L 8 19",
    "to-end": "M 19 5 L 19 19 M 5 5 L 14 12 L 5 19",
    "branch-rename": "M 4 20 L 5 15 L 16 4 L 20 8 L 9 19 L 4 20 M 13 7 L 17 11",
    "branch-delete": "M 4 6 L 20 6 M 9 6 L 9 3 L 15 3 L 15 6 M 6 6 L 7 21 L 17 21 L 18 6 M 12 10 L 12 17",
    "director": "M 6 18 L 18 18 M 4 21 L 20 21 A 12 18 8 0 180 M 12 10 L 12 6 O 12 5 1",
    "ask": "O 12 12 9 M 9 9 A 12 9 3 180 -200 M 12 12 L 12 14 O 12 17.5 0.6",
    "wrong": "M 12 3 L 22 21 L 2 21 L 12 3 M 12 10 L 12 15 O 12 18 0.6",
    "projector": "M 3 4 L 21 4 M 4 4 L 4 15 L 20 15 L 20 4 M 12 15 L 12 18 M 7 21 L 12 18 L 17 21",
    "figures": "M 5 2 L 19 2 L 19 22 L 5 22 L 5 2 M 10 7 L 9 17 M 15 7 L 14 17 M 8 10 L 17 10 M 7 14 L 16 14",
    "table": "M 4 8 L 20 8 L 20 16 L 4 16 L 4 8 M 9 4 L 15 4 M 9 20 L 15 20",
    "study": "M 2 9 L 12 4 L 22 9 L 12 14 L 2 9 M 6 11 L 6 17 L 12 20 L 18 17 L 18 11 M 22 9 L 22 16",
    "view": "M 2 12 L 7 7 L 12 5.5 L 17 7 L 22 12 L 17 17 L 12 18.5 L 7 17 L 2 12 O 12 12 3",
}


@cache
def icon_of(name: str, dark: bool, size: int = USUAL) -> QIcon:
    """The icon of a command, painted at this size in pixels; an empty icon where none is drawn for it."""
    icon = QIcon()
    if name not in _STROKES:
        return icon
    path = _path(_STROKES[name])
    icon.addPixmap(_pixmap(path, size, "#dfe9e3" if dark else "#24352d"), QIcon.Mode.Normal)
    icon.addPixmap(_pixmap(path, size, "#6c7a72" if dark else "#9aa79f"), QIcon.Mode.Disabled)
    return icon


def _pixmap(path: QPainterPath, size: int, colour: str) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(size / 24, size / 24)
        painter.setPen(
            QPen(QColor(colour), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        )
        painter.drawPath(path)
    return pixmap


def _path(strokes: str) -> QPainterPath:
    path = QPainterPath()
    words = strokes.split()
    while words:
        letter = words.pop(0)
        count = {"M": 2, "L": 2, "O": 3, "A": 5}[letter]
        numbers, words = [float(word) for word in words[:count]], words[count:]
        x, y = numbers[:2]
        if letter == "M":
            path.moveTo(x, y)
        elif letter == "L":
            path.lineTo(x, y)
        elif letter == "O":
            path.addEllipse(QPointF(x, y), numbers[2], numbers[2])
        else:
            radius, start, sweep = numbers[2:]
            box = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
            path.arcMoveTo(box, start)
            path.arcTo(box, start, sweep)
    return path
