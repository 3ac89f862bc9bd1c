"""The captions under the table on a projector, as a widget that reserves space in the table view."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from bridgetable.ui.table.view import TableView
from bridgetable.ui.wall.captions import Captions, caption_line_height, captions_height, paint_captions


class CaptionLines(QWidget):
    """A widget at the bottom of a table view, which leaves it the height its captions need."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self._table = table
        self._dark = False
        self.captions = Captions()
        table.resized.connect(self._update_geometry)
        self.hide()

    def show_captions(self, captions: Captions, dark: bool) -> None:
        """Shows these captions; without texts the table takes the whole view."""
        if (captions, dark) == (self.captions, self._dark):
            return
        self.captions, self._dark = captions, dark
        self.setAccessibleName(" ".join(captions.texts))
        self._update_geometry()
        self.update()

    def _update_geometry(self) -> None:
        table = self._table
        height = captions_height(self.captions, table.width(), table.height())
        table.reserve_below(height)
        self.setGeometry(0, table.height() - height, table.width(), height)
        self.setVisible(height > 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the captions."""
        with QPainter(self) as painter:
            line_height = caption_line_height(self._table.height())
            paint_captions(painter, QRectF(self.rect()), self.captions, self._dark, line_height)
