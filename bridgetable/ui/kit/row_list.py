"""Lists of rows painted by a delegate: headings, which cannot be selected, rows, which can, and a line under them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLabel,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from bridgetable.ui.kit.accessibility import announce
from bridgetable.ui.kit.theme import style_again

ROW_ROLE = int(Qt.ItemDataRole.UserRole) + 1
Index = QModelIndex | QPersistentModelIndex
NO_PARENT = QModelIndex()


class ListRow(Protocol):
    """A row of a list."""

    @property
    def title(self) -> str:
        """The main line of the row."""

    @property
    def spoken(self) -> str:
        """The whole row as text for a screen reader."""

    @property
    def is_heading(self) -> bool:
        """Whether it is a heading, which cannot be selected."""


R = TypeVar("R", bound=ListRow)


class RowModel(QAbstractListModel, Generic[R]):
    """The rows as a Qt list model; headings cannot be selected."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: Sequence[R] = []

    def set_rows(self, rows: Sequence[R]) -> None:
        """Replaces all rows."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        """The number of rows."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The title, the accessible text, or for ROW_ROLE the row itself."""
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row.spoken
        return row if role == ROW_ROLE else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """The flags of an item: none for a heading, enabled and selectable for any other row."""
        choosable = index.isValid() and not self.rows[index.row()].is_heading
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable if choosable else Qt.ItemFlag.NoItemFlags


class RowList(QListView, Generic[R]):
    """A list view whose rows are chosen with the arrow keys or the mouse."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row_model: RowModel[R] = RowModel(self)
        self.setModel(self.row_model)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)


def paint_row_background(painter: QPainter, box: QRect, palette: QPalette, current: bool) -> None:
    """Paints the background of the current row, with a frame, or of the row under the mouse, without one."""
    fill = QColor(palette.highlight().color())
    fill.setAlphaF(0.26 if current else 0.1)
    painter.setBrush(fill)
    painter.setPen(QPen(palette.highlight().color(), 2) if current else Qt.PenStyle.NoPen)
    painter.drawRoundedRect(QRectF(box).adjusted(2, 1, -2, -1), 5, 5)


def paint_heading(painter: QPainter, box: QRect, title: str, palette: QPalette) -> None:
    """Paints a heading at the bottom of its box, close to the rows below it; a line too long for it is elided."""
    painter.setFont(bold_font(painter.font()))
    painter.setPen(palette.placeholderText().color())
    metrics = painter.fontMetrics()
    room = box.adjusted(round(0.35 * metrics.height()), 0, 0, round(-0.2 * metrics.height()))
    lines = (metrics.elidedText(line, Qt.TextElideMode.ElideRight, room.width()) for line in title.split("\n"))
    painter.drawText(room, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, "\n".join(lines))


def bold_font(font: QFont) -> QFont:
    """The same font in bold."""
    result = QFont(font)
    result.setBold(True)
    return result


ROW_SPACING = 2
"""The pixels around each row of a list of texts."""


class _TextDelegate(QStyledItemDelegate):
    """Gives a text the height that it needs where the space around its row is taken off the width."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The size of a row: Qt would measure the text in the whole width of the list, and cut its end."""
        option.rect = option.rect.adjusted(0, 0, -2 * ROW_SPACING, 0)
        return super().sizeHint(option, index)


class TextList(QListWidget):
    """A list of texts, each in as many lines as it needs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Where a row takes two lines one sees where the next begins.
        self.setSpacing(ROW_SPACING)
        self.setItemDelegate(_TextDelegate(self))


def add_tick(rows: QListWidget, text: str, *, ticked: bool = False) -> QListWidgetItem:
    """Adds a text with a box that can be ticked, and returns its row."""
    row = QListWidgetItem(text, rows)
    row.setFlags(row.flags() | Qt.ItemFlag.ItemIsUserCheckable)
    row.setCheckState(_state(ticked))
    return row


def ticks_in(rows: QListWidget) -> list[bool]:
    """Whether each text is ticked, in their order."""
    return [rows.item(number).checkState() is Qt.CheckState.Checked for number in range(rows.count())]


def tick_all(rows: QListWidget, ticked: bool) -> None:
    """Ticks every text, or none."""
    for number in range(rows.count()):
        rows.item(number).setCheckState(_state(ticked))


def _state(ticked: bool) -> Qt.CheckState:
    return Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked


class StatusLine(QLabel):
    """A label that is hidden while it is empty, and that announces its text to screen readers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.hide()

    def show_message(self, text: str, *, fault: bool = False) -> None:
        """Shows this text, in the style of a fault if `fault`; "" hides the line."""
        self.setObjectName("fault" if fault else "status")
        style_again(self)
        self.setText(text)
        self.setVisible(bool(text))
        if text:
            announce(self, text)
