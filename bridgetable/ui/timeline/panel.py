"""The timeline: what was played and said, step by step, with the lines that branch off. A click goes there."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QStyle,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bridgetable.engine.history import START, History
from bridgetable.table.text import in_language
from bridgetable.ui.kit.plain_text import tip
from bridgetable.ui.timeline.content.rows import COLUMNS, Calls, Cell, Fork, Row, Said, Tricks, branch_starts, rows_of
from bridgetable.ui.timeline.paint import ITEM, Item, TimelinePaint
from bridgetable.words.catalogue import Words
from bridgetable.words.story import action_line

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
FAR = 10_000
"""More steps than any line has."""


class TimelineModel(QAbstractTableModel):
    """The rows of a history, told in words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._history: History | None = None
        self._words: Words | None = None
        self._marks = True
        self.rows: tuple[Row, ...] = ()

    def tell(self, history: History, words: Words, marks: bool) -> None:
        """Takes up another history, or the same at another place or in other words."""
        self.beginResetModel()
        self._history, self._words, self._marks = history, words, marks
        self.rows = rows_of(history)
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """One row for each round of calls, trick, word and fork."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        """The number, and a column for each seat."""
        return 0 if parent.isValid() else 1 + len(COLUMNS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The letters of the seats."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole and self._words:
            return self._words.name(COLUMNS[section - 1], "letter") if section else ""
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The words of a cell, or all there is to know about it."""
        if self._history is None or self._words is None or not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == ITEM:
            return self._item(row, index.column())
        place = self.place(index.row(), index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._label(row, index.column())
        if role == Qt.ItemDataRole.ToolTipRole and place is not None:
            return tip(self._sentence(place))
        if role == Qt.ItemDataRole.AccessibleTextRole and place is not None:
            return self._sentence(place)
        return None

    def place(self, row: int, column: int) -> int | None:
        """The step that a cell stands for."""
        match self.rows[row]:
            case Tricks(_, cells) | Calls(_, cells):
                cell = cells.get(COLUMNS[column - 1]) if column else None
                return cell.place if cell is not None else None
            case Said(place) | Fork(place):
                return place

    def where(self, place: int) -> tuple[int, int] | None:
        """The row and column of a step."""
        for number, row in enumerate(self.rows):
            if isinstance(row, Said) and row.place == place:
                return number, 1
            if isinstance(row, Tricks | Calls):
                # Of a pass that a Law supplied and the call made over it, the call is what was done.
                for column, seat in enumerate(COLUMNS, 1):
                    if seat in row.cells and row.cells[seat].place == place and not row.cells[seat].implied:
                        return number, column
        return None

    def _item(self, row: Row, column: int) -> Item:
        history = self._history
        place = None
        cell = row.cells.get(COLUMNS[column - 1]) if isinstance(row, Tricks | Calls) and column else None
        if cell is not None:
            place = cell.place
        elif isinstance(row, Said):
            place = row.place
        past = history.line_to(history.cursor) if history is not None else ()
        current = history is not None and place == history.cursor
        ahead = place is not None and place != START and place not in past
        return Item(row, cell, self._label(row, column), current, ahead, self._marks)

    def _label(self, row: Row, column: int) -> str:
        words = self._words
        if words is None:
            return ""
        match row:
            case Tricks(number, cells):
                if column == 0:
                    return str(number)
                cell = cells.get(COLUMNS[column - 1])
                return words.name(cell.shown, "short") if cell is not None else ""
            case Calls(_, cells):
                cell = cells.get(COLUMNS[column - 1]) if column else None
                return _call_label(cell, words) if cell is not None else ""
            case Said(_, "start"):
                return words.text("timeline-start") if column == 1 else ""
            case Said(place, "ruling", clauses) if clauses:
                return words.text("timeline-ruling", clauses=" · ".join(clauses)) if column == 1 else ""
            case Said(place):
                return self._sentence(place) if column == 1 else ""
            case Fork(place, shown):
                return self._fork(place, shown) if column == 1 else ""

    def _sentence(self, place: int) -> str:
        if self._history is None or self._words is None:
            return ""
        if place == START:
            return self._words.text("timeline-start")
        return action_line(self._words, self._history.nodes[place].step)

    def _fork(self, place: int, shown: bool) -> str:
        if self._history is None or self._words is None:
            return ""
        name = in_language(self._history.nodes[place].title, self._words.language) or self._sentence(place)
        return self._words.text("timeline-fork-shown" if shown else "timeline-fork", name=name)


def _call_label(cell: Cell, words: Words) -> str:
    """A call in few letters: in brackets when nobody said it, with a star when it was explained."""
    name = words.name(cell.shown, "short")
    return f"({name})" if cell.implied else f"{name}*" if cell.alerted else name


class TimelineView(QTableView):
    """The rows; arrow keys go through time, letters are left to whoever types cards."""

    stepped = Signal(int)
    """So many steps along the line, backwards when negative."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right are one step, up and down one row, Home and End the ends of the line."""
        key = event.key()
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.stepped.emit(-1 if key == Qt.Key.Key_Left else 1)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.stepped.emit(-FAR if key == Qt.Key.Key_Home else FAR)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.stepped.emit(-4 if key == Qt.Key.Key_Up else 4)
        else:
            event.ignore()


class Timeline(QWidget):
    """The rows, and what can be done to a branch."""

    jumped = Signal(int)
    stepped = Signal(int)
    renamed = Signal(int)
    deleted = Signal(int)
    compared = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._history: History | None = None
        self.model = TimelineModel(self)
        self.view = self._table()
        self.rename, self.delete, self.compare = QToolButton(self), QToolButton(self), QToolButton(self)
        self.rename.clicked.connect(lambda: self._branch_signal(self.renamed))
        self.delete.clicked.connect(lambda: self._branch_signal(self.deleted))
        self.compare.clicked.connect(self.compared)
        # In two rows: three buttons side by side would be wider than the panel, and take that from the Director's.
        of_the_branch, of_all = QHBoxLayout(), QHBoxLayout()
        of_the_branch.addWidget(self.rename)
        of_the_branch.addWidget(self.delete)
        of_all.addWidget(self.compare)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.addWidget(self.view)
        for row in (of_the_branch, of_all):
            row.addStretch()
            column.addLayout(row)

    def _table(self) -> TimelineView:
        view = TimelineView(self)
        view.setModel(self.model)
        view.setItemDelegate(TimelinePaint(view))
        view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setShowGrid(False)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.verticalHeader().hide()
        header = view.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        view.clicked.connect(lambda index: self._go(index.row(), index.column()))
        view.stepped.connect(self.stepped)
        return view

    # -- showing -------------------------------------------------------------------------------------------------------

    def follow(self, history: History, words: Words, marks: bool) -> None:
        """Shows the line the history looks at, and where in it the cursor stands."""
        self._history = history
        self.model.tell(history, words, marks)
        self._lay_out()
        branch = branch_starts(history, history.cursor)
        for button, key in ((self.rename, "branch-rename"), (self.delete, "branch-delete")):
            button.setText(words.text(key))
            button.setToolTip(words.text(f"{key}-tip"))
            button.setVisible(branch is not None)
        self.compare.setText(words.text("timeline-compare"))
        self.compare.setToolTip(words.text("command-compare-branches-tip"))
        self.compare.setVisible(len(history.leaves()) > 1)
        self.view.setAccessibleName(words.text("panel-timeline"))

    def _lay_out(self) -> None:
        height = round(self.fontMetrics().height() * 1.5)
        self.view.verticalHeader().setDefaultSectionSize(height)
        self.view.verticalHeader().setMinimumSectionSize(height)
        header, number = self.view.horizontalHeader(), self.fontMetrics().horizontalAdvance("000") + 6
        header.resizeSection(0, number)
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        self.view.setMinimumWidth(number + len(COLUMNS) * header.minimumSectionSize() + bar + 2)
        self.view.clearSpans()
        for number, row in enumerate(self.model.rows):
            if not isinstance(row, Tricks | Calls):
                self.view.setSpan(number, 1, 1, len(COLUMNS))
        where = self.model.where(self._history.cursor) if self._history is not None else None
        if where is not None:
            index = self.model.index(*where)
            self.view.setCurrentIndex(index)
            self.view.scrollTo(index)

    # -- what people want ----------------------------------------------------------------------------------------------

    def _go(self, row: int, column: int) -> None:
        place = self.model.place(row, column)
        if place is not None:
            self.jumped.emit(place)

    def _branch_signal(self, signal: object) -> None:
        branch = branch_starts(self._history, self._history.cursor) if self._history is not None else None
        if branch is not None:
            signal.emit(branch)  # type: ignore[attr-defined]
