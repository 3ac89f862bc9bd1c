"""Lists whose rows are painted by us: headings that are only read, rows to go through with the arrows or click on."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPalette, QPen
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

ROW = int(Qt.ItemDataRole.UserRole) + 1
Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()


class Listed(Protocol):
    """What stands in a list: its title, all of it for those who listen, and whether it can be chosen."""

    @property
    def title(self) -> str:
        """What it is called."""

    @property
    def spoken(self) -> str:
        """All of it for those who listen."""

    @property
    def is_heading(self) -> bool:
        """Whether it is only read."""


R = TypeVar("R", bound=Listed)


class Rows(QAbstractListModel, Generic[R]):
    """The rows; headings cannot be chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[R] = []

    def tell(self, rows: list[R]) -> None:
        """Takes up other rows."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """How many there are."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The row, its title, or all of it for those who listen."""
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row.spoken
        return row if role == ROW else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """A heading is only read."""
        chosen = index.isValid() and not self.rows[index.row()].is_heading
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable if chosen else Qt.ItemFlag.NoItemFlags


class RowList(QListView, Generic[R]):
    """The rows to go through with the arrows, or to click on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: Rows[R] = Rows(self)
        self.setModel(self.rows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)


def paint_ground(painter: QPainter, box: QRect, palette: QPalette, current: bool) -> None:
    """The ground of the row that is pointed at, framed where it is the current one."""
    fill = QColor(palette.highlight().color())
    fill.setAlphaF(0.26 if current else 0.1)
    painter.setBrush(fill)
    painter.setPen(QPen(palette.highlight().color(), 2) if current else Qt.PenStyle.NoPen)
    painter.drawRoundedRect(QRectF(box).adjusted(2, 1, -2, -1), 5, 5)


def paint_heading(painter: QPainter, box: QRect, title: str, palette: QPalette) -> None:
    """A heading, down by what it is the heading of."""
    painter.setFont(bold(painter.font()))
    painter.setPen(palette.placeholderText().color())
    high = painter.fontMetrics().height()
    painter.drawText(box.adjusted(round(0.35 * high), 0, 0, round(-0.2 * high)),
                     Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, title)


def bold(font: QFont) -> QFont:
    """The same letters in bold."""
    heavy = QFont(font)
    heavy.setBold(True)
    return heavy
