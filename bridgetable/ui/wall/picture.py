"""Images of the projector view, rendered without a display."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from bridgetable.table.state import Table
from bridgetable.ui.session.content.view_options import ViewOptions
from bridgetable.ui.table.picture import ensure_application, paint_table
from bridgetable.ui.wall.captions import Captions, caption_line_height, captions_height, paint_captions
from bridgetable.words.catalogue import Words


def render_wall(
    table: Table, words: Words, size: tuple[int, int], captions: Captions, *, dark: bool = False
) -> QImage:
    """An image of the table with large indices and its captions; `size` is its width and height in pixels."""
    ensure_application()
    width, height = size
    table_height = height - captions_height(captions, width, height)
    image = QImage(*size, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        paint_table(painter, QRectF(0, 0, width, table_height), table, words, ViewOptions(dark=dark, projector=True))
        box = QRectF(0, table_height, width, height - table_height)
        paint_captions(painter, box, captions, dark, caption_line_height(height))
    return image
