"""A picture of what the projector shows, drawn without a display."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from bridgetable.table.state import Table
from bridgetable.ui.session.content.view_options import ViewOptions
from bridgetable.ui.table.picture import ensure_application, paint_table
from bridgetable.ui.wall.captions import Captions, band_height, captions_height, paint_captions
from bridgetable.words.catalogue import Words


def render_wall(
    table: Table, words: Words, size: tuple[int, int], captions: Captions, *, dark: bool = False
) -> QImage:
    """The table with large indices, and the captions under it, in so many pixels."""
    ensure_application()
    width, height = size
    room = height - captions_height(captions, width, height)
    picture = QImage(*size, QImage.Format.Format_RGB32)
    with QPainter(picture) as painter:
        paint_table(painter, QRectF(0, 0, width, room), table, words, ViewOptions(dark=dark, projector=True))
        paint_captions(painter, QRectF(0, room, width, height - room), captions, dark, band_height(height))
    return picture
