"""The timeline panel: the steps of the line in view with the branches that leave it; a click goes to a step."""

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
from bridgetable.ui.timeline.content.rows import COLUMNS, CallRow, TrickRow, branch_starts
from bridgetable.ui.timeline.delegate import TimelineDelegate
from bridgetable.ui.timeline.model import TimelineModel

WHOLE_LINE = 10_000
"""More steps than any line has, to move to its start or end."""


class TimelineView(QTableView):
    """The table of rows; the arrow keys step through the line, and letters are left to card entry."""

    stepped = Signal(int)
    """The number of steps to move along the line, negative for backwards."""

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


class TimelinePanel(QWidget):
    """The timeline with buttons for the current branch."""

    place_chosen = Signal(int)
    """The place in the history of the step clicked."""
    stepped = Signal(int)
    """The number of steps to move along the line, negative for backwards."""
    rename_wanted = Signal(int)
    delete_wanted = Signal(int)
    """Both are emitted with the place at which the branch begins."""
    compare_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._branch: int | None = None
        self._cursor: int | None = None
        self.model = TimelineModel(self)
        self.view = self._make_view()
        self.rename, self.delete, self.compare = QToolButton(self), QToolButton(self), QToolButton(self)
        self.rename.clicked.connect(lambda: self.rename_wanted.emit(self._branch))
        self.delete.clicked.connect(lambda: self.delete_wanted.emit(self._branch))
        self.compare.clicked.connect(self.compare_wanted)
        # Two rows: three buttons side by side would make the panel wider, at the expense of the Director's panel.
        branch_row, compare_row = QHBoxLayout(), QHBoxLayout()
        branch_row.addWidget(self.rename)
        branch_row.addWidget(self.delete)
        compare_row.addWidget(self.compare)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.addWidget(self.view)
        for row in (branch_row, compare_row):
            row.addStretch()
            column.addLayout(row)

    def _make_view(self) -> TimelineView:
        view = TimelineView(self)
        view.setModel(self.model)
        view.setItemDelegate(TimelineDelegate(view))
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
        view.clicked.connect(lambda index: self._choose_cell(index.row(), index.column()))
        view.stepped.connect(self.stepped)
        return view

    # -- showing -------------------------------------------------------------------------------------------------------

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Shows the line in view and the cursor in it."""
        marks = after.options.marks
        if before is not None and not changed(before, after, "history", "words") and before.options.marks == marks:
            return
        history, words = after.history, after.words
        self.model.set_history(history, words, marks)
        self._cursor = history.cursor
        self._update_layout(history.cursor)
        self._branch = branch_starts(history, history.cursor)
        for button, key in ((self.rename, "branch-rename"), (self.delete, "branch-delete")):
            button.setText(words.text(key))
            button.setToolTip(words.text(f"{key}-tip"))
            button.setVisible(self._branch is not None)
        self.compare.setText(words.text("timeline-compare"))
        self.compare.setToolTip(words.text("command-compare-branches-tip"))
        self.compare.setVisible(len(history.leaves()) > 1)
        self.view.setAccessibleName(words.text("panel-timeline"))

    def _update_layout(self, cursor: int) -> None:
        height = round(self.fontMetrics().height() * 1.5)
        self.view.verticalHeader().setDefaultSectionSize(height)
        self.view.verticalHeader().setMinimumSectionSize(height)
        header, number = self.view.horizontalHeader(), self.fontMetrics().horizontalAdvance("000") + 6
        header.resizeSection(0, number)
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        self.view.setMinimumWidth(number + len(COLUMNS) * header.minimumSectionSize() + bar + 2)
        self.view.clearSpans()
        for number, row in enumerate(self.model.rows):
            if not isinstance(row, TrickRow | CallRow):
                self.view.setSpan(number, 1, 1, len(COLUMNS))
        position_of = self.model.position_of(cursor)
        if position_of is not None:
            index = self.model.index(*position_of)
            self.view.setCurrentIndex(index)
            self.view.scrollTo(index)

    def changeEvent(self, event: QEvent) -> None:
        """Adapts the rows when the font changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._cursor is not None:
            self._update_layout(self._cursor)

    # -- clicks --------------------------------------------------------------------------------------------------------

    def _choose_cell(self, row: int, column: int) -> None:
        place = self.model.place_at(row, column)
        if place is not None:
            self.place_chosen.emit(place)
