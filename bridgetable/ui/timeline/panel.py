"""The timeline panel: the steps of the line in view with the branches that leave it; a click goes to a step."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bridgetable.ui.kit.scroll_bar import ScrollBar
from bridgetable.ui.session.content.shown import Shown, changed
from bridgetable.ui.timeline.content.rows import SEATS, CallRow, TrickRow
from bridgetable.ui.timeline.model import TimelineModel
from bridgetable.ui.timeline.painting import CellPainter
from bridgetable.words.catalogue import Words

WHOLE_LINE = 10_000
"""More steps than any line has, to move to its start or end."""


class TimelineView(QTableView):
    """The table of rows; the arrow keys step through the line, and letters are left to card entry."""

    stepped = Signal(int)
    """The number of steps to move along the line, negative for backwards."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._painter = CellPainter()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the rows in the part that is to be painted."""
        model, last = self.model(), self.rowAt(event.rect().bottom())
        if isinstance(model, TimelineModel) and model.rowCount():
            first = max(0, self.rowAt(event.rect().top()))
            rows = range(first, last + 1 if last >= 0 else model.rowCount())
            self._painter.paint_rows(self, rows, model.item_at)

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
        # PySide knows what it has made; to learn what Qt has made it would first load every class of widgets.
        viewport = QWidget()
        viewport.setBackgroundRole(QPalette.ColorRole.Base)
        viewport.setAutoFillBackground(True)
        view.setViewport(viewport)
        view.setVerticalScrollBar(ScrollBar(view))
        view.setModel(self.model)
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
        # The current cell would go elsewhere with its row, and the view would follow it.
        self.view.selectionModel().reset()
        for row in self.model.show_history(history, words, marks):
            if not isinstance(self.model.rows[row], TrickRow | CallRow):
                self.view.setSpan(row, 1, 1, SEATS)
        if self._cursor is None:
            self._fit_letters()
        self._cursor = history.cursor
        self._show_cursor()
        self._branch = self.model.branch_at(history.cursor)
        for button in (self.rename, self.delete):
            button.setVisible(self._branch is not None)
        self.compare.setVisible(len(history.leaves()) > 1)
        if changed(before, after, "words"):
            self._set_texts(words)

    def _set_texts(self, words: Words) -> None:
        for button, key, tip in (
            (self.rename, "branch-rename", "branch-rename-tip"), (self.delete, "branch-delete", "branch-delete-tip"),
            (self.compare, "timeline-compare", "command-compare-branches-tip"),
        ):
            button.setText(words.text(key))
            button.setToolTip(words.text(tip))
        self.view.setAccessibleName(words.text("panel-timeline"))

    def _fit_letters(self) -> None:
        height = round(self.fontMetrics().height() * 1.5)
        self.view.verticalHeader().setMinimumSectionSize(height)
        self.view.verticalHeader().setDefaultSectionSize(height)
        header, number = self.view.horizontalHeader(), self.fontMetrics().horizontalAdvance("000") + 6
        header.resizeSection(0, number)
        bar = self.view.verticalScrollBar().sizeHint().width()
        self.view.setMinimumWidth(number + SEATS * header.minimumSectionSize() + bar + 2)

    def _show_cursor(self) -> None:
        position = self.model.position_of(self._cursor) if self._cursor is not None else None
        if position is not None:
            index = self.model.index(*position)
            self.view.setCurrentIndex(index)
            self.view.scrollTo(index)

    def changeEvent(self, event: QEvent) -> None:
        """Adapts the rows when the font changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._cursor is not None:
            self._fit_letters()
            self._show_cursor()

    # -- clicks --------------------------------------------------------------------------------------------------------

    def _choose_cell(self, row: int, column: int) -> None:
        place = self.model.place_at(row, column)
        if place is not None:
            self.place_chosen.emit(place)
