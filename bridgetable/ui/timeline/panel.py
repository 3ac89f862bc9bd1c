"""The timeline panel: the steps of the line in view with the branches that leave it; a click goes to a step."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QModelIndex, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QSizePolicy,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bridgetable.ui.kit.icons import icon_of
from bridgetable.ui.kit.scroll_bar import ScrollBar
from bridgetable.ui.session.shown import Shown, changed
from bridgetable.ui.timeline.model import MOST_KEPT, TimelineModel
from bridgetable.ui.timeline.painting import CellPainter, RowText, lines_needed, row_height
from bridgetable.ui.timeline.rows import SEATS
from bridgetable.words.catalogue import Words

# -- The rows of the timeline as they are seen: each as high as its text needs, and painted by the view itself ---------


WHOLE_LINE = 10_000
"""More steps than any line has, to move to its start or end."""
LINES, CURRENT_LINES = 2, 3
"""The most lines of a text, and of that of the current step; what is longer can be read whole in the tooltip."""
MOST_FITTED = 120
"""The rows whose texts may have several lines; to find how many takes a moment, and a long line has thousands."""


class TimelineView(QTableView):
    """The table of rows; the arrow keys step through the line, and letters are left to card entry."""

    stepped = Signal(int)
    """The number of steps to move along the line, negative for backwards."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # PySide knows what it has made; to learn what Qt has made it would first load every class of widgets.
        viewport = QWidget()
        viewport.setBackgroundRole(QPalette.ColorRole.Base)
        viewport.setAutoFillBackground(True)
        self.setViewport(viewport)
        self._painter = CellPainter()
        self._current = 0
        self._style: tuple[int, str] = (0, "")
        self._needed: dict[RowText, int] = {}
        self.whole = QLabel(viewport)
        """The text of the current row where the row cuts it, while the keyboard is in the view."""
        self.whole.setTextFormat(Qt.TextFormat.PlainText)
        self.whole.setWordWrap(True)
        self.whole.setFrameShape(QFrame.Shape.Box)
        self.whole.setMargin(3)
        self.whole.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.whole.setAutoFillBackground(True)
        self.whole.setBackgroundRole(QPalette.ColorRole.ToolTipBase)
        self.whole.setForegroundRole(QPalette.ColorRole.ToolTipText)
        self.whole.hide()

    def fit_rows(self, rows: range) -> None:
        """Gives each of these rows as many lines as its text needs, up to LINES, the current one CURRENT_LINES."""
        if rows:
            self._fit((*range(rows.start, min(rows.stop, MOST_FITTED)), self._current))

    def set_current(self, index: QModelIndex) -> None:
        """Makes this cell the current one: its row shows more of its text, the one before less again."""
        self.setCurrentIndex(index)
        before, self._current = self._current, index.row()
        self._fit((before, self._current))
        self.scrollTo(index)
        self._tell_what_is_cut()

    def _fit(self, rows: Iterable[int]) -> None:
        header, count = self.verticalHeader(), self.verticalHeader().count()
        self._forget_other_letters()
        heights = [row_height(lines, self.font()) for lines in range(1, CURRENT_LINES + 1)]
        resized = False
        # The view would lay everything out again for each row.
        with QSignalBlocker(header):
            for row in (row for row in rows if row < count):
                most = CURRENT_LINES if row == self._current else LINES if row < MOST_FITTED else 1
                height = heights[min(self._lines_needed(row), most) - 1]
                if header.sectionSize(row) != height:
                    header.resizeSection(row, height)
                    resized = True
        if resized:
            self.updateGeometries()
            self.viewport().update()

    def _forget_other_letters(self) -> None:
        """Forgets what is known of other letters or of another width, and of too many texts."""
        style = self._text_width(), self.font().key()
        if style != self._style or len(self._needed) > MOST_KEPT:
            self._style, self._needed = style, {}

    def _lines_needed(self, row: int) -> int:
        """How many lines the text of a row needs; 1 where there are calls or cards."""
        model = self.model()
        if not isinstance(model, TimelineModel) or not model.is_text(row):
            return 1
        text = model.text_at(row)
        if text not in self._needed:
            self._needed[text] = lines_needed(text, self._text_width(), self.font())
        return self._needed[text]

    def _text_width(self) -> int:
        return self.viewport().width() - self.columnWidth(0)

    def _tell_what_is_cut(self) -> None:
        """While the keyboard is in the view: shows the whole text of the current row beside it if it is cut."""
        index, em = self.currentIndex(), self.fontMetrics().height()
        shown = self.hasFocus() and index.isValid()
        self._forget_other_letters()
        self.whole.setVisible(shown and self._lines_needed(index.row()) > self.rowHeight(index.row()) // em)
        if self.whole.isHidden():
            return
        self.whole.setText(str(index.data(Qt.ItemDataRole.AccessibleTextRole)))
        row, room = self.visualRect(index), self.viewport().rect()
        width = room.width() - 2
        height = self.whole.heightForWidth(width)
        top = row.bottom() + 1 if row.bottom() + height < room.bottom() else max(0, row.top() - height)
        self.whole.setGeometry(1, top, width, height)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tells what is cut in the current row."""
        super().focusInEvent(event)
        self._tell_what_is_cut()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hides what was told."""
        super().focusOutEvent(event)
        self._tell_what_is_cut()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fits the rows to another width, and keeps the current one in view."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width() and self.model() is not None:
            self.fit_rows(range(self.model().rowCount()))
        self.scrollTo(self.currentIndex())

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
        self._is_low = False
        self._dark: bool | None = None
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
        if self._dark is not after.options.dark:
            self._dark = after.options.dark
            self._show_icons(self._dark)
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
            (self.rename, "branch-rename", "branch-rename-tip"),
            (self.delete, "branch-delete", "branch-delete-tip"),
            (self.compare, "timeline-compare", "command-compare-branches-tip"),
        ):
            button.setText(words.text(key))
            button.setToolTip(words.text(tip))
        self.view.setAccessibleName(words.text("panel-timeline"))

    def _show_icons(self, dark: bool) -> None:
        """Paints the icons of what is done with a branch, at the size of the letters."""
        size = round(self.fontMetrics().height() * self.devicePixelRatio())
        for name, button in (("branch-rename", self.rename), ("branch-delete", self.delete)):
            button.setIcon(icon_of(name, dark, size))

    def _fit_letters(self) -> None:
        height = row_height(1, self.font())
        self.view.verticalHeader().setMinimumSectionSize(height)
        self.view.verticalHeader().setDefaultSectionSize(height)
        em = self.fontMetrics().height()
        for button in self.steps:
            button.setMinimumHeight(round(STEP_HEIGHT * em))
        for button in (*self.steps, self.rename, self.delete):
            button.setIconSize(QSize(em, em))
        if self._dark is not None:
            self._show_icons(self._dark)
        header, number = self.view.horizontalHeader(), self.fontMetrics().horizontalAdvance("00") + 10
        header.resizeSection(0, number)
        bar = self.view.verticalScrollBar().sizeHint().width()
        self.view.setMinimumWidth(number + SEATS * header.minimumSectionSize() + bar + 2)
        self.view.setMinimumHeight(self._least_height())

    def set_low(self, low: bool) -> None:
        """Has the panel be as low as it can be, or else ask for the height of the rows that are always seen."""
        self._is_low = low
        self.view.setMinimumHeight(self._least_height())

    def _least_height(self) -> int:
        """The height of the head and the rows that are always seen whole, as far as there is room for them."""
        window, head = self.window(), self.view.horizontalHeader().sizeHint().height()
        least, fewest = (
            head + (rows - 1) * row_height(LINES, self.font()) + row_height(CURRENT_LINES, self.font())
            for rows in (LEAST_ROWS, FEWEST_ROWS)
        )
        room = 0 if self._is_low else window.height() - ELSEWHERE * window.fontInfo().pixelSize()
        return max(fewest, min(least, room))

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
