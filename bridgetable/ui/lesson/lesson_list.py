"""The list of a lesson: entries that are dragged, or moved by keys, and files that are dropped between them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMimeData, QModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from bridgetable.ui.drawing.suit_symbols import draw_suit_text, is_dark
from bridgetable.ui.kit.row_list import ROW_ROLE, Index, RowModel, bold_font, paint_row_background
from bridgetable.ui.lesson.content.rows import LessonRow

MOVED_ROW = "application/x-bridgetable-lesson-entry"
"""The kind of what is dragged: the number of an entry of this list."""
_ONE_LINE = int(Qt.TextFlag.TextSingleLine | Qt.AlignmentFlag.AlignVCenter)


class LessonModel(RowModel[LessonRow]):
    """The rows of a lesson, which can be dragged; files can be dropped between them."""

    moved = Signal(int, int)
    """The entry with this number is to be the one with that number."""
    files_dropped = Signal(object, int)
    """A QMimeData with files was dropped before the entry with this number."""

    def flags(self, index: Index) -> Qt.ItemFlag:
        """A row can be dragged; what is dragged is dropped between rows."""
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled

    def supportedDropActions(self) -> Qt.DropAction:
        """Entries are moved, files copied."""
        return Qt.DropAction.MoveAction | Qt.DropAction.CopyAction

    def mimeTypes(self) -> list[str]:
        """What can be dropped: an entry of the list, or files."""
        return [MOVED_ROW, "text/uri-list"]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """The number of the entry that is dragged."""
        data = QMimeData()
        data.setData(MOVED_ROW, str(indexes[0].row()).encode() if indexes else b"")
        return data

    def dropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        """Asks for the move or the files; the rows themselves change when the lesson does."""
        before = row if row >= 0 else parent.row() if parent.isValid() else len(self.rows)
        dragged = bytes(data.data(MOVED_ROW).data()).decode("ascii", "replace")
        if dragged.isdecimal() and len(dragged) < 6:
            at = int(dragged)
            # Once it is taken out, what stood after it has a lower number.
            self.moved.emit(at, before - 1 if at < before else before)
        elif data.hasUrls():
            self.files_dropped.emit(data, before)
        else:
            return False
        return True


class LessonList(QListView):
    """The entries of a lesson; Enter or a double click asks for one, Alt with Up and Down moves it, Delete removes it.
    """

    wanted = Signal()
    """The current entry is to be opened."""
    moved = Signal(int, int)
    """The entry with this number is to be the one with that number."""
    removed = Signal()
    """The current entry is to be removed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row_model = LessonModel(self)
        self.setModel(self.row_model)
        self.setItemDelegate(LessonDelegate(self))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setDragDropOverwriteMode(False)
        self.setDropIndicatorShown(True)
        self.row_model.moved.connect(self.moved)
        self.doubleClicked.connect(lambda _: self.wanted.emit())

    def show_rows(self, rows: Sequence[LessonRow], current: int) -> None:
        """Shows these rows and makes the one with this number current, or the last one."""
        if tuple(self.row_model.rows) != tuple(rows):
            self.row_model.set_rows(rows)
        current = min(current, len(rows) - 1)
        if current >= 0 and current != self.currentIndex().row():
            self.setCurrentIndex(self.row_model.index(current))
            self.scrollTo(self.currentIndex())

    @property
    def current(self) -> int:
        """The number of the current entry; -1 where there is none."""
        return self.currentIndex().row()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handles Enter, Delete, and Alt with the arrows; all others as a list does."""
        key, alt = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.wanted.emit()
        elif key == Qt.Key.Key_Delete:
            self.removed.emit()
        elif alt and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.moved.emit(self.current, self.current + (1 if key == Qt.Key.Key_Down else -1))
        else:
            super().keyPressEvent(event)


class LessonDelegate(QStyledItemDelegate):
    """Paints an entry in two lines: number and title, and below them where it comes from and under which Laws."""

    def __init__(self, view: LessonList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Two lines and some air."""
        return QSize(10, round(2.9 * QFontMetrics(self._view.font()).height()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paints one row."""
        row = index.data(ROW_ROLE)
        if not isinstance(row, LessonRow):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box: QRect = option.rect
        palette, current = self._view.palette(), index.row() == self._view.currentIndex().row()
        if current or option.state & QStyle.StateFlag.State_MouseOver:
            paint_row_background(painter, box, palette, current)
        _paint_entry(painter, box, row, palette, self._view.font())
        painter.restore()


def _paint_entry(painter: QPainter, box: QRect, row: LessonRow, palette: QPalette, font: QFont) -> None:
    line = QFontMetrics(font).height()
    left, top = box.x() + line // 2, box.y() + round(0.35 * line)
    painter.setFont(bold_font(font))
    painter.setPen(palette.placeholderText().color() if row.note else palette.text().color())
    number = "▶" if row.here else row.number or "“ ”"
    painter.drawText(QRect(left, top, 2 * line, line), _ONE_LINE, number)
    left += round(2.2 * line)
    width = box.right() - left - line // 2
    title_font = QFont(font) if row.note else bold_font(font)
    title_font.setItalic(row.note)
    painter.setFont(title_font)
    painter.setPen(palette.text().color())
    title = QFontMetrics(title_font).elidedText(row.title, Qt.TextElideMode.ElideRight, width)
    draw_suit_text(painter, QRectF(left, top, width, line), title, is_dark(palette))
    painter.setFont(font)
    top += round(1.15 * line)
    parts = [part for part in (row.here, row.edition, row.detail) if part]
    painter.setPen(fault_colour(palette) if row.fault else palette.placeholderText().color())
    detail = QFontMetrics(font).elidedText(" · ".join(parts), Qt.TextElideMode.ElideMiddle, width)
    painter.drawText(QRect(QPoint(left, top), QSize(width, line)), _ONE_LINE, detail)


def fault_colour(palette: QPalette) -> QColor:
    """The colour of what is wrong, on the background of this palette."""
    return QColor("#ff8a80" if is_dark(palette) else "#b3261e")
