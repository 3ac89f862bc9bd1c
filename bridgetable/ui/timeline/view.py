"""The rows of the timeline as they are seen: each as high as its text needs, and painted by the view itself."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QModelIndex, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QTableView, QWidget

from bridgetable.ui.timeline.model import MOST_KEPT, TimelineModel
from bridgetable.ui.timeline.painting import CellPainter, RowText, lines_needed, row_height

WHOLE_LINE = 10_000
"""More steps than any line has, to move to its start or end."""
LINES, CURRENT_LINES = 2, 3
"""The most lines of a text, and of that of the current step; what is longer can be read whole in the tooltip."""
MOST_FITTED = 120
"""The rows whose texts may have several lines; to find how many takes a moment, and a long line has thousands."""


class TimelineView(QTableView):
    """The table of rows; the arrow keys step through the line, and letters are left to card entry."""

    stepped = Signal(int)
    """The number of steps to move along the line, negative for backwards."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # PySide knows what it has made; to learn what Qt has made it would first load every class of widgets.
        viewport = QWidget()
        viewport.setBackgroundRole(QPalette.ColorRole.Base)
        viewport.setAutoFillBackground(True)
        self.setViewport(viewport)
        self._painter = CellPainter()
        self._current = 0
        self._style: tuple[int, str] = (0, "")
        self._needed: dict[RowText, int] = {}
        self.whole = QLabel(viewport)
        """The text of the current row where the row cuts it, while the keyboard is in the view."""
        self.whole.setTextFormat(Qt.TextFormat.PlainText)
        self.whole.setWordWrap(True)
        self.whole.setFrameShape(QFrame.Shape.Box)
        self.whole.setMargin(3)
        self.whole.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.whole.setAutoFillBackground(True)
        self.whole.setBackgroundRole(QPalette.ColorRole.ToolTipBase)
        self.whole.setForegroundRole(QPalette.ColorRole.ToolTipText)
        self.whole.hide()

    def fit_rows(self, rows: range) -> None:
        """Gives each of these rows as many lines as its text needs, up to LINES, the current one CURRENT_LINES."""
        if rows:
            self._fit((*range(rows.start, min(rows.stop, MOST_FITTED)), self._current))

    def set_current(self, index: QModelIndex) -> None:
        """Makes this cell the current one: its row shows more of its text, the one before less again."""
        self.setCurrentIndex(index)
        before, self._current = self._current, index.row()
        self._fit((before, self._current))
        self.scrollTo(index)
        self._tell_what_is_cut()

    def _fit(self, rows: Iterable[int]) -> None:
        header, count = self.verticalHeader(), self.verticalHeader().count()
        self._forget_other_letters()
        heights = [row_height(lines, self.font()) for lines in range(1, CURRENT_LINES + 1)]
        resized = False
        # The view would lay everything out again for each row.
        with QSignalBlocker(header):
            for row in (row for row in rows if row < count):
                most = CURRENT_LINES if row == self._current else LINES if row < MOST_FITTED else 1
                height = heights[min(self._lines_needed(row), most) - 1]
                if header.sectionSize(row) != height:
                    header.resizeSection(row, height)
                    resized = True
        if resized:
            self.updateGeometries()
            self.viewport().update()

    def _forget_other_letters(self) -> None:
        """Forgets what is known of other letters or of another width, and of too many texts."""
        style = self._text_width(), self.font().key()
        if style != self._style or len(self._needed) > MOST_KEPT:
            self._style, self._needed = style, {}

    def _lines_needed(self, row: int) -> int:
        """How many lines the text of a row needs; 1 where there are calls or cards."""
        model = self.model()
        if not isinstance(model, TimelineModel) or not model.is_text(row):
            return 1
        text = model.text_at(row)
        if text not in self._needed:
            self._needed[text] = lines_needed(text, self._text_width(), self.font())
        return self._needed[text]

    def _text_width(self) -> int:
        return self.viewport().width() - self.columnWidth(0)

    def _tell_what_is_cut(self) -> None:
        """While the keyboard is in the view: shows the whole text of the current row beside it if it is cut."""
        index, em = self.currentIndex(), self.fontMetrics().height()
        shown = self.hasFocus() and index.isValid()
        self._forget_other_letters()
        self.whole.setVisible(shown and self._lines_needed(index.row()) > self.rowHeight(index.row()) // em)
        if self.whole.isHidden():
            return
        self.whole.setText(str(index.data(Qt.ItemDataRole.AccessibleTextRole)))
        row, room = self.visualRect(index), self.viewport().rect()
        width = room.width() - 2
        height = self.whole.heightForWidth(width)
        top = row.bottom() + 1 if row.bottom() + height < room.bottom() else max(0, row.top() - height)
        self.whole.setGeometry(1, top, width, height)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tells what is cut in the current row."""
        super().focusInEvent(event)
        self._tell_what_is_cut()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hides what was told."""
        super().focusOutEvent(event)
        self._tell_what_is_cut()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fits the rows to another width, and keeps the current one in view."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width() and self.model() is not None:
            self.fit_rows(range(self.model().rowCount()))
        self.scrollTo(self.currentIndex())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the rows in the part that is to be painted."""
        model, last = self.model(), self.rowAt(event.rect().bottom())
        if isinstance(model, TimelineModel) and model.rowCount():
            first = max(0, self.rowAt(event.rect().top()))
            rows = range(first, last + 1 if last >= 0 else model.rowCount())
            self._painter.paint_rows(self, rows, model.item_at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Moves one step with Left and Right, four with Up and Down, to the start or end with Home and End."""
        key = event.key()
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.stepped.emit(-1 if key == Qt.Key.Key_Left else 1)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.stepped.emit(-WHOLE_LINE if key == Qt.Key.Key_Home else WHOLE_LINE)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.stepped.emit(-4 if key == Qt.Key.Key_Up else 4)
        else:
            event.ignore()
