"""A picture of the table, drawn without a display: the same scene as in the window."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from bridgetable.cards.card import Card
from bridgetable.table.state import Table
from bridgetable.ui.table.layout.poses import ViewOptions
from bridgetable.ui.table.scene import TableScene
from bridgetable.ui.wall.captions import Captions, band_height, captions_height, paint_captions
from bridgetable.words.catalogue import Words


def render_picture(
    table: Table,
    lawful: frozenset[Card],
    words: Words,
    size: tuple[int, int],
    *,
    dark: bool = False,
    projector: bool = False,
    caption: str = "",
    ruling: str = "",
    options: ViewOptions | None = None,
) -> QImage:
    """The table as the window draws it; on a projector with large indices, a caption line and a ruling line."""
    _application()
    options = options or ViewOptions(dark=dark, projector=projector)
    picture = QImage(*size, QImage.Format.Format_RGB32)
    scene = TableScene(words)
    captions = Captions(caption, ruling)
    width, height = size
    room = height - captions_height(captions, width, height)
    scene.set_options(options)
    scene.set_room(width, room)
    scene.show_table(table, lawful)
    with QPainter(picture) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        scene.render(painter, QRectF(0, 0, width, room), scene.sceneRect())
        paint_captions(painter, QRectF(0, room, width, height - room), captions, options.dark, band_height(height))
    return picture


@cache
def _application() -> QCoreApplication:
    """The running application, or one that needs no display; kept, for pictures cannot be drawn without."""
    return QCoreApplication.instance() or QApplication(["bridgetable", "-platform", "offscreen"])
