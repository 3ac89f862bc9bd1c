"""The table of findings: sorted by any column, filtered, and opened with Enter or a double click."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QSizePolicy,
    QTableView,
    QWidget,
)

from bridgetable.audit.finding import Finding
from bridgetable.cards.seat import Seat
from bridgetable.ui.audit.rows import COLUMNS, FindingFilter, cell, kinds_in, laws_in, order, spoken
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.plain_text import plain_tip
from bridgetable.words.catalogue import Words

Index = QModelIndex | QPersistentModelIndex
NO_PARENT = QModelIndex()
WIDTHS = (9, 4.5, 4, 7, 4, 6)
"""The least widths of the columns but the last, in heights of a letter."""
WIDEST = 16
"""The width to which such a column grows by itself, in heights of a letter."""
ROW_HEIGHT = 1.7
"""The height of a row, in heights of a letter."""
MARGIN = 0.5
"""What a column is wider than its contents, in heights of a letter."""


class FindingsModel(QAbstractTableModel):
    """The findings as a table; the words of a cell are made when it is shown."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self.findings: list[Finding] = []

    def clear(self) -> None:
        """Removes all findings."""
        self.beginResetModel()
        self.findings = []
        self.endResetModel()

    def add(self, findings: Sequence[Finding]) -> None:
        """Adds these findings at the end."""
        if findings:
            first = len(self.findings)
            self.beginInsertRows(NO_PARENT, first, first + len(findings) - 1)
            self.findings += findings
            self.endInsertRows()

    def set_words(self, words: Words) -> None:
        """Shows all cells in this language."""
        self.beginResetModel()
        self.words = words
        self.endResetModel()

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        """The number of findings."""
        return 0 if parent.isValid() else len(self.findings)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        """The number of columns."""
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The text of a cell, its tooltip, or the row for a screen reader."""
        if not index.isValid():
            return None
        finding = self.findings[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return cell(finding, index.column(), self.words)
        if role == Qt.ItemDataRole.ToolTipRole:
            name = COLUMNS[index.column()]
            return plain_tip(finding.file if name == "file" else cell(finding, index.column(), self.words))
        return spoken(finding, self.words) if role == Qt.ItemDataRole.AccessibleTextRole else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The headings of the columns."""
        if role == Qt.ItemDataRole.DisplayRole and orientation is Qt.Orientation.Horizontal:
            return self.words.text(f"audit-column-{COLUMNS[section]}")
        return None


class FindingsInOrder(QSortFilterProxyModel):
    """The findings that the filter shows, sorted by a column."""

    def __init__(self, model: FindingsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model, self._filter = model, FindingFilter()
        self.setSourceModel(model)
        self.setDynamicSortFilter(True)

    def show_only(self, wanted: FindingFilter) -> None:
        """Shows the findings that this filter lets through."""
        if wanted != self._filter:
            self._filter = wanted
            self.invalidate()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """Whether the finding is shown."""
        return self._filter.shows(self._model.findings[row], self._model.words)

    def lessThan(self, left: Index, right: Index) -> bool:
        """Whether one finding comes before another in the column by which they are sorted."""
        words, findings = self._model.words, self._model.findings
        one, other = (order(findings[at.row()], at.column(), words) for at in (left, right))
        return bool(one < other)


class FindingsTable(QTableView):
    """The view of the findings."""

    chosen = Signal(Finding)
    """The finding whose board is to be opened."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "audit-findings")
        self.model_of_all = FindingsModel(words, self)
        self.shown = FindingsInOrder(self.model_of_all, self)
        self.setModel(self.shown)
        self.verticalHeader().hide()
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.horizontalHeader().setStretchLastSection(True)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        # Unsorted at first: findings come in the order of the boards.
        self.horizontalHeader().setSortIndicatorClearable(True)
        self.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)
        self.doubleClicked.connect(lambda _: self.choose())
        self.set_words(words)

    @property
    def current(self) -> Finding | None:
        """The finding of the current row; None while there is none."""
        index = self.shown.mapToSource(self.currentIndex())
        return self.model_of_all.findings[index.row()] if index.isValid() else None

    def set_words(self, words: Words) -> None:
        """Shows everything in this language."""
        self.model_of_all.set_words(words)
        self.setAccessibleName(words.text("audit-title"))

    def fit_columns(self) -> None:
        """Gives the columns the widths that their heads and what is in them need in the font in use."""
        em = self.fontMetrics().height()
        self.verticalHeader().setDefaultSectionSize(round(ROW_HEIGHT * em))
        for column, width in enumerate(WIDTHS):
            needed = max(self.sizeHintForColumn(column), self.horizontalHeader().sectionSizeHint(column))
            self.setColumnWidth(column, round(max(width * em, min(needed + MARGIN * em, WIDEST * em))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keeps the current row in view."""
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the board of the current row."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.choose()
        else:
            super().keyPressEvent(event)

    def choose(self) -> None:
        """Asks for the board of the current row to be opened."""
        if (finding := self.current) is not None:
            self.chosen.emit(finding)


# -- The line above the findings that says which of them are shown -----------------------------------------------------


LEAST_LETTERS = 5
"""How many letters of a choice are seen at least, where there is little room."""


class Filters(QWidget):
    """Choices of kind, Law and player, and words to look for."""

    changed = Signal()
    """Something else is to be shown."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.kind, self.law, self.player = (
            named(QComboBox(self), f"audit-{name}") for name in ("kinds", "laws", "players")
        )
        self.search = named(QLineEdit(self, clearButtonEnabled=True), "audit-search")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for box in (self.kind, self.law, self.player):
            # As wide as the name of a kind may be, even before any was found.
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(LEAST_LETTERS)
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            box.activated.connect(lambda _: self.changed.emit())
            row.addWidget(box, 3 if box is self.kind else 2)
        row.addWidget(self.search, 3)
        self.search.textChanged.connect(lambda _: self.changed.emit())
        self.set_words(words, ())

    @property
    def filter(self) -> FindingFilter:
        """What is to be shown."""
        return FindingFilter(
            self.kind.currentData(), self.law.currentData(), self.player.currentData(), self.search.text().strip()
        )

    def set_words(self, words: Words, findings: Iterable[Finding]) -> None:
        """Shows the choices that there are for these findings, in this language; what was chosen stays."""
        self._words = words
        found = tuple(findings)
        self._fill(self.kind, words.text("audit-all-kinds"), kinds_in(found, words))
        self._fill(self.law, words.text("audit-all-laws"), laws_in(found, words))
        self._fill(self.player, words.text("audit-all-players"), [(words.name(seat), seat) for seat in Seat])
        for box, name in ((self.kind, "kind"), (self.law, "law"), (self.player, "player")):
            box.setAccessibleName(words.text(f"audit-column-{name}"))
        self.search.setPlaceholderText(words.text("audit-search"))
        self.search.setAccessibleName(words.text("audit-search"))

    def _fill(self, box: QComboBox, everything: str, choices: Iterable[tuple[str, object]]) -> None:
        chosen = box.currentData()
        box.clear()
        box.addItem(everything, None)
        for name, value in choices:
            box.addItem(name, value)
        box.setCurrentIndex(max(0, box.findData(chosen)) if chosen is not None else 0)
