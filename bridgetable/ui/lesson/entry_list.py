"""The list of a lesson: entries that are dragged, or moved by keys, and files that are dropped between them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QMimeData, QModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from bridgetable.rehearsal.lessons.lesson import LessonEntry
from bridgetable.ui.drawing.suit_symbols import draw_suit_text, ground_of
from bridgetable.ui.kit.row_list import ROW_ROLE, Index, RowModel, bold_font, paint_row_background
from bridgetable.ui.lesson.rows import LessonRow
from bridgetable.ui.lesson.thumbnails import SHAPE

MOVED_ROW = "application/x-bridgetable-lesson-entry"
"""The kind of what is dragged: the number of an entry of this list."""
PICTURE_HEIGHT = 3.6
"""The height of the picture of an entry, in heights of a letter."""
_ONE_LINE = int(Qt.TextFlag.TextSingleLine | Qt.AlignmentFlag.AlignVCenter)


class LessonModel(RowModel[LessonRow]):
    """The rows of a lesson, which can be dragged; files can be dropped between them."""

    moved = Signal(int, int)
    """The entry with this number is to be the one with that number."""
    files_dropped = Signal(QMimeData, int)
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

    def dropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
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
    """The entries of a lesson; Enter or a double click asks for one, Alt and Up or Down move it, Delete removes it."""

    wanted = Signal()
    """The current entry is to be opened."""
    moved = Signal(int, int)
    """The entry with this number is to be the one with that number."""
    removed = Signal()
    """The current entry is to be removed."""
    resized_pictures = Signal(int, float)
    """The pictures are to have this height in pixels of this ratio, or look otherwise."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entries: tuple[LessonEntry, ...] = ()
        self.thumbnails: Callable[[LessonEntry], QPixmap | None] = lambda _: None
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

    @property
    def picture_height(self) -> int:
        """The height of a picture, in pixels."""
        return round(PICTURE_HEIGHT * QFontMetrics(self.font()).height())

    def tell_picture_size(self) -> None:
        """Has the pictures made for letters of this size, and in the colours in use."""
        self.resized_pictures.emit(self.picture_height, self.devicePixelRatioF())
        self.viewport().update()

    def changeEvent(self, event: QEvent) -> None:
        """Has the pictures made anew for another font or palette."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self.tell_picture_size()

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
    """Paints an entry: what the wall shows of it, its number and title, and below them where it comes from."""

    def __init__(self, view: LessonList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as a picture, and some air."""
        return QSize(10, self._view.picture_height + QFontMetrics(self._view.font()).height() // 2)

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
        place = self._paint_picture(painter, box, index.row(), palette)
        _paint_entry(painter, box, place, row, palette, self._view.font())
        painter.restore()

    def _paint_picture(self, painter: QPainter, box: QRect, at: int, palette: QPalette) -> QRect:
        """Paints what the wall shows of an entry, in a frame; returns its place."""
        line, height = QFontMetrics(self._view.font()).height(), self._view.picture_height
        place = QRect(box.x() + round(1.9 * line), box.y() + line // 4, round(SHAPE * height), height)
        entries = self._view.entries
        picture = self._view.thumbnails(entries[at]) if at < len(entries) else None
        if picture is not None and not picture.isNull():
            painter.drawPixmap(place, picture)
        painter.setPen(palette.mid().color())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(place)
        return place


def _paint_entry(painter: QPainter, box: QRect, picture: QRect, row: LessonRow, palette: QPalette, font: QFont) -> None:
    """Paints the number of a case before its picture, and beside that its title and where it comes from."""
    line = QFontMetrics(font).height()
    left, top = picture.right() + round(0.8 * line), box.center().y() - round(1.15 * line)
    painter.setFont(bold_font(font))
    painter.setPen(palette.text().color())
    number = "▶" if row.here else row.number
    painter.drawText(QRect(box.x(), top, picture.x() - box.x(), 2 * line), Qt.AlignmentFlag.AlignCenter, number)
    width = box.right() - left - line // 2
    title_font = QFont(font) if row.note else bold_font(font)
    painter.setFont(title_font)
    painter.setPen(palette.text().color())
    title = QFontMetrics(title_font).elidedText(row.title, Qt.TextElideMode.ElideRight, width)
    draw_suit_text(painter, QRectF(left, top, width, line), title, ground_of(palette))
    painter.setFont(font)
    top += round(1.15 * line)
    parts = [part for part in (row.here, row.edition, row.asks, row.detail) if part]
    painter.setPen(palette.brightText().color() if row.fault else palette.placeholderText().color())
    detail = QFontMetrics(font).elidedText(" · ".join(parts), Qt.TextElideMode.ElideMiddle, width)
    painter.drawText(QRect(QPoint(left, top), QSize(width, line)), _ONE_LINE, detail)
