"""The lines under the table on a projector, as a widget that takes its room from the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from bridgetable.ui.table.view import TableView
from bridgetable.ui.wall.captions import Captions, band_height, captions_height, paint_captions


class CaptionLines(QWidget):
    """Lies over the foot of a table view, which leaves it as much room as its texts need."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self._table = table
        self._dark = False
        self.captions = Captions()
        table.resized.connect(self._take_room)
        self.hide()

    def tell(self, captions: Captions, dark: bool) -> None:
        """Shows these texts; without any of them the table has the whole room."""
        if (captions, dark) == (self.captions, self._dark):
            return
        self.captions, self._dark = captions, dark
        self.setAccessibleName(" ".join(captions.said))
        self._take_room()
        self.update()

    def _take_room(self) -> None:
        table = self._table
        below = captions_height(self.captions, table.width(), table.height())
        table.reserve_below(below)
        self.setGeometry(0, table.height() - below, table.width(), below)
        self.setVisible(below > 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the texts."""
        with QPainter(self) as painter:
            high = band_height(self._table.height())
            paint_captions(painter, QRectF(self.rect()), self.captions, self._dark, high)
