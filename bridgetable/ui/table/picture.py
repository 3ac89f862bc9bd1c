"""A picture of the table, drawn without a display: the same scene as in the window."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from bridgetable.table.state import Table
from bridgetable.ui.session.content.view_options import ViewOptions
from bridgetable.ui.table.content.lawful import lawful_now
from bridgetable.ui.table.scene import TableScene
from bridgetable.words.catalogue import Words


def render_table(table: Table, words: Words, size: tuple[int, int], options: ViewOptions) -> QImage:
    """The table as the window draws it, in so many pixels."""
    ensure_application()
    picture = QImage(*size, QImage.Format.Format_RGB32)
    with QPainter(picture) as painter:
        paint_table(painter, QRectF(0, 0, *size), table, words, options)
    return picture


def paint_table(painter: QPainter, room: QRectF, table: Table, words: Words, options: ViewOptions) -> None:
    """Draws the table into this room of the painter's device."""
    scene = TableScene(words)
    scene.adopt(words, options)
    scene.set_room(room.width(), room.height())
    scene.show_table(table, lawful_now(table))
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    scene.render(painter, room, scene.sceneRect())


@cache
def ensure_application() -> QCoreApplication:
    """The running application, or one that needs no display; kept, for pictures cannot be drawn without one."""
    return QCoreApplication.instance() or QApplication(["bridgetable", "-platform", "offscreen"])
