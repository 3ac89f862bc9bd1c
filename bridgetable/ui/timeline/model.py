"""The rows of the timeline as a Qt model, told in words."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QWidget

from bridgetable.engine.history import START, History
from bridgetable.table.text import in_language
from bridgetable.ui.kit.plain_text import plain_tip
from bridgetable.ui.timeline.content.rows import COLUMNS, Calls, Cell, Fork, Row, Said, Tricks, rows_of
from bridgetable.ui.timeline.paint import ITEM, Item
from bridgetable.words.catalogue import Words
from bridgetable.words.story import action_line

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()


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
            return plain_tip(self._sentence(place))
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
