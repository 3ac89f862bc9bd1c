"""The timeline panel: the steps of the line in view with the branches that leave it; a click goes to a step."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bridgetable.ui.kit.icons import icon_of
from bridgetable.ui.kit.scroll_bar import ScrollBar
from bridgetable.ui.session.content.shown import Shown, changed
from bridgetable.ui.timeline.content.row import SEATS
from bridgetable.ui.timeline.model import TimelineModel
from bridgetable.ui.timeline.painting import row_height
from bridgetable.ui.timeline.view import CURRENT_LINES, LINES, TimelineView
from bridgetable.words.catalogue import Words

STEPS = ("to-start", "back", "forward", "to-end")
"""The commands that have buttons below the rows."""
STEP_HEIGHT = 2.0
"""The height of these buttons, in line heights: large enough for a finger."""
LEAST_ROWS = 8
"""How many rows are seen whole, however long their texts are; fewer where large letters leave no room for them."""
FEWEST_ROWS = 2
"""How many are seen whole in any letters."""
ELSEWHERE = 28
"""What the other parts of a window need of its height at most, in heights of a letter of the window."""


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
        branch_row = QHBoxLayout()
        branch_row.setSpacing(4)
        for button in (self.rename, self.delete, self.compare):
            branch_row.addWidget(button)
        # Three words side by side would make the panel wider, at the expense of the table.
        for button in (self.rename, self.delete):
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.addWidget(self.view)
        self.steps: list[QToolButton] = []
        self._step_row = QHBoxLayout()
        column.addLayout(self._step_row)
        branch_row.addStretch()
        column.addLayout(branch_row)

    def add_steps(self, actions: Iterable[QAction]) -> None:
        """Adds a button for each of these actions, which move along the line, below the rows."""
        for action in actions:
            button = QToolButton(self)
            button.setObjectName(f"{action.objectName()}-step")
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setDefaultAction(action)
            self._step_row.addWidget(button)
            self.steps.append(button)

    def _make_view(self) -> TimelineView:
        view = TimelineView(self)
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
        if before is None or before.options.dark != after.options.dark:
            for name, button in (("branch-rename", self.rename), ("branch-delete", self.delete)):
                button.setIcon(icon_of(name, after.options.dark))
        if before is not None and not changed(before, after, "history", "words") and before.options.marks == marks:
            return
        history, words = after.history, after.words
        # The current cell would go elsewhere with its row, and the view would follow it.
        self.view.selectionModel().reset()
        new, put_in = self.model.show_history(history, words, marks, veiled=after.options.veiled)
        for row in put_in:
            if self.model.is_text(row) and self.view.columnSpan(row, 1) == 1:
                self.view.setSpan(row, 1, 1, SEATS)
        if self._cursor is None:
            self._fit_letters()
        if before is None or changed(before, after, "words") or (not new and history.nodes is not before.history.nodes):
            # What is told in another language or renamed stands in the same rows.
            new = range(self.model.rowCount())
        self.view.fit_rows(new)
        self._cursor = history.cursor
        self._show_cursor()
        self._branch = self.model.branch_at(history.cursor)
        for button in (self.rename, self.delete):
            button.setVisible(self._branch is not None)
        self.compare.setVisible(history.has_branches)
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
        height = row_height(1, self.font())
        self.view.verticalHeader().setMinimumSectionSize(height)
        self.view.verticalHeader().setDefaultSectionSize(height)
        em = self.fontMetrics().height()
        for button in self.steps:
            button.setMinimumHeight(round(STEP_HEIGHT * em))
        for button in (*self.steps, self.rename, self.delete):
            button.setIconSize(QSize(em, em))
        header, number = self.view.horizontalHeader(), self.fontMetrics().horizontalAdvance("00") + 10
        header.resizeSection(0, number)
        bar = self.view.verticalScrollBar().sizeHint().width()
        self.view.setMinimumWidth(number + SEATS * header.minimumSectionSize() + bar + 2)
        self.view.setMinimumHeight(self._least_height())

    def _least_height(self) -> int:
        """The height of the head and the rows that are always seen whole, as far as there is room for them."""
        window, head = self.window(), self.view.horizontalHeader().sizeHint().height()
        least, fewest = (
            head + (rows - 1) * row_height(LINES, self.font()) + row_height(CURRENT_LINES, self.font())
            for rows in (LEAST_ROWS, FEWEST_ROWS)
        )
        return max(fewest, min(least, window.height() - ELSEWHERE * window.fontInfo().pixelSize()))

    def _show_cursor(self) -> None:
        position = self.model.position_of(self._cursor) if self._cursor is not None else None
        if position is not None:
            self.view.set_current(self.model.index(*position))

    def changeEvent(self, event: QEvent) -> None:
        """Adapts the rows when the font changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._cursor is not None:
            self._fit_letters()
            self.view.fit_rows(range(self.model.rowCount()))
            self._show_cursor()

    # -- clicks --------------------------------------------------------------------------------------------------------

    def _choose_cell(self, row: int, column: int) -> None:
        place = self.model.place_at(row, column)
        if place is not None:
            self.place_chosen.emit(place)
