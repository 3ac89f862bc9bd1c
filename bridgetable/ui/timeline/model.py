"""The rows of the timeline as a Qt table model."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from textwrap import fill

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QWidget

from bridgetable.cards.seat import Seat
from bridgetable.engine.history import START, History
from bridgetable.table.text import in_language
from bridgetable.ui.kit.plain_text import plain_tip
from bridgetable.ui.timeline.painting import CellItem, CellKind, RowText
from bridgetable.ui.timeline.rows import SEATS, CallRow, ForkRow, Made, Row, StepKind, StepRow, TimelineRows, TrickRow
from bridgetable.words.action_lines import action_line
from bridgetable.words.call_lines import LineKind
from bridgetable.words.catalogue import Words

Index = QModelIndex | QPersistentModelIndex
NO_PARENT = QModelIndex()
MOST_KEPT = 1_000
"""How many texts of a kind are kept: those of rulings, those of forks, and the lines that texts need."""
TIP_WIDTH = 60
"""The letters of a line of a tooltip."""
_TEXTS = (StepRow, ForkRow)
"""The rows with a text across the columns."""
_STRONG = (StepKind.RULING, StepKind.ATTENTION)
"""The steps whose signs stand out."""


class TimelineModel(QAbstractTableModel):
    """The rows of a history as texts, and as items to paint."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._history: History | None = None
        self._words: Words | None = None
        self._marks, self._veiled = True, False
        self._found = TimelineRows()
        self._texts: dict[int, RowText] = {}
        self._texts_in: dict[Words, dict[int, RowText]] = {}
        self.rows: tuple[Row, ...] = ()

    def show_history(self, history: History, words: Words, marks: bool, *, veiled: bool = False) -> tuple[range, range]:
        """Shows this history in this language; `marks` includes irregularities no one has noticed, `veiled` leaves
        those out that await a ruling.

        Returns the rows that are new, and those of them that were put in instead of being changed where they were.
        """
        reworded, columns = words is not self._words, self.columns
        if history is not self._history:
            self._texts_in = {}
        same = min(self._found.follow(history), len(self.rows))
        self._history, self._words, self._marks, self._texts = history, words, marks, {}
        self._veiled = veiled
        rows, kept = self._found.rows, same
        # What spans the same columns stays where it is: to take rows out and put others in takes as long as to show
        # them, and under another edition of the Laws most are the same.
        for row, before in zip(rows[same:], self.rows[same:], strict=False):
            if isinstance(row, _TEXTS) is not isinstance(before, _TEXTS):
                break
            kept += 1
        left_over = self.rows[kept:]
        # The rows changed where they are come before those put in: their data must not change during the insertion.
        self.rows = (*rows[:kept], *left_over)
        # First in, then out: the view would scroll back where there are fewer rows for a moment.
        if len(rows) > kept:
            self.beginInsertRows(NO_PARENT, kept, len(rows) - 1)
            self.rows = (*rows, *left_over)
            self.endInsertRows()
        if left_over:
            self.beginRemoveRows(NO_PARENT, len(rows), len(rows) + len(left_over) - 1)
            self.rows = rows
            self.endRemoveRows()
        self.rows = rows
        # Somebody may have asked for a text while the rows changed.
        self._texts = self._texts_in.setdefault(words, {})
        self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, SEATS))
        if reworded or columns != self.columns:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, SEATS)
        return range(same, len(rows)), range(kept, len(rows))

    @property
    def columns(self) -> tuple[Seat, ...]:
        """The seats of the columns after the first, the dealer first."""
        return self._found.columns

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        """The number of rows: rounds of calls, tricks, other steps and forks."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        """The number of columns: the number of the trick, and one for each seat."""
        return 0 if parent.isValid() else 1 + SEATS

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The letter of the seat of a column."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole and self._words:
            return self._words.name(self.columns[section - 1], "letter") if section else ""
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The label of a cell, its step as a sentence for tooltip and screen reader."""
        if self._history is None or self._words is None or not index.isValid():
            return None
        place = self.place_at(index.row(), index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._label(self.rows[index.row()], index.column())
        if role == Qt.ItemDataRole.ToolTipRole and place is not None:
            said = (*self._whole(index.row(), place), *self._ruled(index.row(), place))
            return plain_tip("\n".join(fill(line, TIP_WIDTH) for line in said))
        if role == Qt.ItemDataRole.AccessibleTextRole and place is not None:
            return " ".join(self._whole(index.row(), place))
        return None

    def is_text(self, row: int) -> bool:
        """Whether a row is a text across the columns, not calls or cards in them."""
        return isinstance(self.rows[row], _TEXTS)

    def text_at(self, row: int) -> RowText:
        """The text of a row across the columns."""
        if row not in self._texts:
            at = self.rows[row]
            self._texts[row] = RowText(self._label(at, 1), isinstance(at, ForkRow) and at.shown)
        return self._texts[row]

    def place_at(self, row: int, column: int) -> int | None:
        """The place in the history of the step in a cell; None for an empty cell."""
        match self.rows[row]:
            case TrickRow(_, cells) | CallRow(_, cells):
                made = cells.get(self.columns[column - 1]) if column else None
                return made.place if made is not None else None
            case StepRow(place) | ForkRow(place):
                return place

    def position_of(self, place: int) -> tuple[int, int] | None:
        """The row and column of the step at this place in the history; None where it is not shown."""
        return self._found.position_of(place)

    def branch_at(self, place: int) -> int | None:
        """The place where the last branch on the line to this place begins; None on a line without forks."""
        return self._found.branch_at(place)

    def item_at(self, row: int, column: int) -> CellItem | None:
        """What is painted in a cell; None for an empty one."""
        history, at = self._history, self.rows[row]
        if history is None:
            return None
        match at:
            case TrickRow() | CallRow() if column:
                made = at.cells.get(self.columns[column - 1])
                return self._card_item(made, self._label(at, column), history) if made is not None else None
            case TrickRow(number):
                return CellItem(CellKind.NUMBER, str(number))
            case CallRow():
                return None
            case StepRow(place, kind):
                current, ahead = place == history.cursor, _is_ahead(place, history)
                if column == 0:
                    return CellItem(CellKind.SIGN, kind.value, ahead=ahead, strong=kind in _STRONG)
                return CellItem(CellKind.TEXT, self.text_at(row).label, current=current, ahead=ahead)
            case ForkRow(_, shown):
                return CellItem(
                    CellKind.TEXT if column else CellKind.FORK, self.text_at(row).label if column else "", shown=shown
                )

    def _card_item(self, made: Made, label: str, history: History) -> CellItem:
        awaiting = history.table.pending if self._veiled else ()
        irregular = any(n not in awaiting for n in made.irregularities)
        return CellItem(
            CellKind.CARD,
            label,
            self._found.fate_of(made),
            made.place == history.cursor,
            _is_ahead(made.place, history),
            irregular,
            self._marks,
        )

    def _label(self, row: Row, column: int) -> str:
        words = self._words
        if words is None:
            return ""
        match row:
            case TrickRow(number, cells):
                if column == 0:
                    return str(number)
                made = cells.get(self.columns[column - 1])
                return words.name(made.shown, "short") if made is not None else ""
            case CallRow(_, cells):
                made = cells.get(self.columns[column - 1]) if column else None
                return _call_label(made, words) if made is not None else ""
            case StepRow(_, StepKind.START):
                return words.text("timeline-start") if column == 1 else ""
            case StepRow(place, StepKind.RULING, clauses) if clauses:
                return _ruling_text(words, clauses) if column == 1 else ""
            case StepRow(place):
                return self._sentence(place) if column == 1 else ""
            case ForkRow(place, shown):
                return self._fork_label(place, shown) if column == 1 else ""

    def _sentence(self, place: int) -> str:
        if self._history is None or self._words is None:
            return ""
        if place == START:
            return self._words.text("timeline-start")
        return action_line(self._words, self._history.nodes[place].step)

    def _whole(self, row: int, place: int) -> tuple[str, ...]:
        """The step at this place as a sentence, and a label of the row that says something else."""
        label = self.text_at(row).label if self.is_text(row) else ""
        return tuple(dict.fromkeys(filter(None, (self._sentence(place), label))))

    def _ruled(self, row: int, place: int) -> Iterator[str]:
        """What is ruled at this place, which the row has no room for."""
        at, words = self.rows[row], self._words
        if isinstance(at, StepRow) and place != START and self._history is not None and words is not None:
            # A new deal, in which nothing is ruled, is seen before the Laws are loaded.
            from bridgetable.words.story import event_lines

            for line in event_lines(words, self._history.nodes[place].step):
                if line.kind in (LineKind.LAW, LineKind.RULING) and not line.hidden:
                    yield line.text

    def _fork_label(self, place: int, shown: bool) -> str:
        if self._history is None or self._words is None:
            return ""
        name = in_language(self._history.nodes[place].title, self._words.language) or self._sentence(place)
        return _fork_text(self._words, name, shown)


@lru_cache(maxsize=MOST_KEPT)
def _ruling_text(words: Words, clauses: tuple[str, ...]) -> str:
    return words.text("timeline-ruling", clauses=" · ".join(clauses))


@lru_cache(maxsize=MOST_KEPT)
def _fork_text(words: Words, name: str, shown: bool) -> str:
    return words.text("timeline-fork-shown" if shown else "timeline-fork", name=name)


def _is_ahead(place: int, history: History) -> bool:
    """Whether the step at this place comes after the cursor."""
    return place != START and not history.passes(place)


def _call_label(call: Made, words: Words) -> str:
    """A call in short form, in brackets if a Law supplied it, with an asterisk if it was explained."""
    name = words.name(call.shown, "short")
    return f"({name})" if call.implied else f"{name}*" if call.alerted else name
