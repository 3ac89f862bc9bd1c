"""The timeline: what was played and said, step by step, with the lines that branch off. A click goes there."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
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

from bridgetable.ui.session.content.shown import Shown, changed
from bridgetable.ui.timeline.content.rows import COLUMNS, Calls, Tricks, branch_starts
from bridgetable.ui.timeline.model import TimelineModel
from bridgetable.ui.timeline.paint import TimelinePaint

FAR = 10_000
"""More steps than any line has."""


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

    place_chosen = Signal(int)
    """The place of the step that was clicked on."""
    stepped = Signal(int)
    """So many steps along the line, backwards when negative."""
    rename_wanted = Signal(int)
    delete_wanted = Signal(int)
    """The place at which the branch begins."""
    compare_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._branch: int | None = None
        self._cursor: int | None = None
        self.model = TimelineModel(self)
        self.view = self._table()
        self.rename, self.delete, self.compare = QToolButton(self), QToolButton(self), QToolButton(self)
        self.rename.clicked.connect(lambda: self.rename_wanted.emit(self._branch))
        self.delete.clicked.connect(lambda: self.delete_wanted.emit(self._branch))
        self.compare.clicked.connect(self.compare_wanted)
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

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Shows the line in view, and where in it the cursor stands."""
        marks = after.options.marks
        if before is not None and not changed(before, after, "history", "words") and before.options.marks == marks:
            return
        history, words = after.history, after.words
        self.model.tell(history, words, marks)
        self._cursor = history.cursor
        self._lay_out(history.cursor)
        self._branch = branch_starts(history, history.cursor)
        for button, key in ((self.rename, "branch-rename"), (self.delete, "branch-delete")):
            button.setText(words.text(key))
            button.setToolTip(words.text(f"{key}-tip"))
            button.setVisible(self._branch is not None)
        self.compare.setText(words.text("timeline-compare"))
        self.compare.setToolTip(words.text("command-compare-branches-tip"))
        self.compare.setVisible(len(history.leaves()) > 1)
        self.view.setAccessibleName(words.text("panel-timeline"))

    def _lay_out(self, cursor: int) -> None:
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
        where = self.model.where(cursor)
        if where is not None:
            index = self.model.index(*where)
            self.view.setCurrentIndex(index)
            self.view.scrollTo(index)

    def changeEvent(self, event: QEvent) -> None:
        """Fits the rows to the letters."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._cursor is not None:
            self._lay_out(self._cursor)

    # -- what people want ----------------------------------------------------------------------------------------------

    def _go(self, row: int, column: int) -> None:
        place = self.model.place(row, column)
        if place is not None:
            self.place_chosen.emit(place)
