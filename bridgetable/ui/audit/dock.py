"""The dock of the audit: files are chosen and audited in the background; what is found is listed, counted and saved."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from time import perf_counter

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDockWidget,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMainWindow,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QTabBar,
    QTableView,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from bridgetable.audit.exports import csv_head, csv_line, grouped, json_line
from bridgetable.audit.figures import Bars, Figures, FigureTable, charts_of, figure_tables, plot, summary
from bridgetable.audit.finding import Finding
from bridgetable.audit.run import Pace, Progress, audit
from bridgetable.cards.seat import Seat
from bridgetable.disk.unpacking import SUFFIXES, ZIP
from bridgetable.disk.writing import write_whole
from bridgetable.files import EXTENSIONS
from bridgetable.table.edition import Edition
from bridgetable.table.refusal import RefusedError
from bridgetable.table.text import as_html, harmless
from bridgetable.ui.audit.rows import COLUMNS, FindingFilter, cell, kinds_in, laws_in, order, spoken, where_and_what
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.background import Background
from bridgetable.ui.kit.dialogs import asked_path
from bridgetable.ui.kit.plain_text import plain_tip
from bridgetable.ui.kit.task import Task
from bridgetable.ui.kit.waiting import ProgressLine
from bridgetable.words.catalogue import Words, refused_line

# -- The table of findings: sorted by any column, filtered, and opened with Enter or a double click --------------------


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
            # The name of a kind may be longer than there is room for.
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(LEAST_LETTERS)
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            box.activated.connect(lambda _: self.changed.emit())
            row.addWidget(box, 3)
        row.addWidget(self.search, 2)
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


# -- The figures of the boards audited, as bars and as tables of words -------------------------------------------------


CHART_LINES = 9
"""The height of a chart, in heights of a letter."""
WIDEST_BAR = 3.0
"""The greatest width of a bar, in heights of a letter."""


class Charts(QWidget):
    """Charts of bars, one below the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "audit-charts")
        self.charts: tuple[Bars, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_charts(self, charts: tuple[Bars, ...]) -> None:
        """Shows these charts; a screen reader is told their numbers."""
        self.charts = charts
        told = (f"{chart.title}: {', '.join(f'{name} {count}' for name, count in chart.bars)}" for chart in charts)
        self.setAccessibleName(". ".join(told))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As high as all charts are."""
        letter = self.fontMetrics().height()
        return QSize(30 * letter, len(self.charts) * CHART_LINES * letter)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints all charts."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for number, chart in enumerate(self.charts):
                self._paint(painter, chart, number * CHART_LINES * self.fontMetrics().height())

    def _paint(self, painter: QPainter, chart: Bars, top: float) -> None:
        letter, palette = self.fontMetrics().height(), self.palette()
        painter.setPen(palette.windowText().color())
        font = painter.font()
        font.setBold(True)
        painter.setFont(font)
        painter.drawText(QRectF(0, top, self.width(), 1.4 * letter), Qt.AlignmentFlag.AlignVCenter, chart.title)
        font.setBold(False)
        painter.setFont(font)
        base, room = top + 7 * letter, 4 * letter
        painter.drawLine(0, round(base), self.width(), round(base))
        each = self.width() / max(1, len(chart.bars))
        highest = max(1, *(count for _, count in chart.bars), 1)
        for number, (name, count) in enumerate(chart.bars):
            width, tall = min(WIDEST_BAR * letter, 0.7 * each), room * count / highest
            left = number * each
            bar = QRectF(left + (each - width) / 2, base - tall, width, tall)
            painter.fillRect(bar, palette.highlight())
            middle = Qt.AlignmentFlag.AlignHCenter
            above = QRectF(left, base - tall - 1.2 * letter, each, 1.2 * letter)
            painter.drawText(above, middle | Qt.AlignmentFlag.AlignBottom, str(count))
            below = QRectF(left, base + 0.1 * letter, each, 1.3 * letter)
            painter.drawText(
                below,
                middle | Qt.AlignmentFlag.AlignTop,
                self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, round(each)),
            )


class FiguresPage(QScrollArea):
    """The charts, and the tables under them, scrolled together."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.charts, self.tables = Charts(self), named(QTextBrowser(self), "audit-tables")
        self.tables.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.tables.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.addWidget(self.charts)
        column.addWidget(self.tables)
        self.setWidget(inside)
        self.setWidgetResizable(True)

    def show_figures(self, figures: Figures, words: Words) -> None:
        """Shows these figures in this language."""
        self.charts.show_charts(tuple(charts_of(figures, words)))
        self.tables.setAccessibleName(words.text("audit-figures"))
        self.tables.setHtml(
            f"<p>{as_html(summary(figures, words))}</p>"
            + "".join(_html(table) for table in figure_tables(figures, words))
        )
        height = round(self.tables.document().size().height())
        self.tables.setMinimumHeight(height + 2 * self.tables.fontMetrics().height())


def _html(table: FigureTable) -> str:
    head = "".join(f"<th align='left'>{as_html(cell)}&nbsp;&nbsp;</th>" for cell in table.headings)
    rows = "".join(f"<tr>{''.join(f'<td>{as_html(cell)}&nbsp;&nbsp;</td>' for cell in row)}</tr>" for row in table.rows)
    return f"<h4>{as_html(table.title)}</h4><table><tr>{head}</tr>{rows}</table>"


# -- The dock ----------------------------------------------------------------------------------------------------------


ENDINGS = (*EXTENSIONS, ZIP, *SUFFIXES)
"""The endings of files of boards, packed or not."""
BUTTONS = ("files", "folder", "open", "export")


class AuditDock(QDockWidget):
    """What an audit has found, below the table, where the boards of the findings are looked at."""

    chosen = Signal(Finding)
    """The finding whose board is to be opened."""

    def __init__(
        self,
        words: Words,
        background: Background,
        edition: Callable[[], Edition],
        parent: QWidget | None = None,
        *,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        super().__init__(parent)
        named(self, "audit")
        # A title above it would take the height of a finding.
        self.setFeatures(self.features() | QDockWidget.DockWidgetFeature.DockWidgetVerticalTitleBar)
        self._background, self._edition, self._clock = background, edition, clock
        self.words = words
        self.paths: tuple[str, ...] = ()
        self.figures = Figures()
        self.unusable = 0
        self._task: Task | None = None
        self.pace = Pace(clock)
        self.edition = edition()
        self.buttons = {name: named(QPushButton(self, autoDefault=False), f"audit-{name}") for name in BUTTONS}
        self.said, self.whole, self.fault = (
            named(QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.PlainText), name)
            for name in ("audit-said", "audit-whole", "fault")
        )
        self.progress = ProgressLine(self)
        self.filters = Filters(words, self)
        self.table = FindingsTable(words, self)
        self.page = FiguresPage(self)
        self.tabs, self._pages = named(QTabBar(self), "audit-tabs"), QStackedWidget(self)
        self._lay_out()
        self._connect()
        self.set_words(words)
        self.show_fault("")

    def _lay_out(self) -> None:
        inside = QWidget(self)
        column, first, second = QVBoxLayout(inside), QHBoxLayout(), QHBoxLayout()
        for name in ("files", "folder"):
            first.addWidget(self.buttons[name])
        first.addWidget(self.said, 1)
        for name in ("open", "export"):
            first.addWidget(self.buttons[name])
        for _ in range(2):
            self.tabs.addTab("")
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        second.addWidget(self.tabs)
        second.addWidget(self.filters, 1)
        findings = QWidget(self)
        list_of_them = QVBoxLayout(findings)
        list_of_them.setContentsMargins(0, 0, 0, 0)
        for widget in (self.table, self.fault, self.whole):
            list_of_them.addWidget(widget)
        self._pages.addWidget(findings)
        self._pages.addWidget(self.page)
        column.setContentsMargins(4, 2, 4, 2)
        column.setSpacing(3)
        for row in (first, second):
            column.addLayout(row)
        column.insertWidget(1, self.progress)
        column.addWidget(self._pages, 1)
        self.setWidget(inside)

    def _connect(self) -> None:
        self.buttons["files"].clicked.connect(self._choose_files)
        self.buttons["folder"].clicked.connect(self._choose_folder)
        self.buttons["open"].clicked.connect(self.table.choose)
        self.buttons["export"].clicked.connect(self._export)
        self.progress.cancelled.connect(self.cancel)
        self.table.chosen.connect(self.chosen)
        self.table.selectionModel().currentChanged.connect(lambda *_: self.show_fault(""))
        self.filters.changed.connect(self._filter)
        self.tabs.currentChanged.connect(self._show_page)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ends an audit that is going on, and leaves the keyboard to the table."""
        self.cancel()
        window, focused = self.parentWidget(), self.window().focusWidget()
        table = window.centralWidget() if isinstance(window, QMainWindow) else None
        if table is not None and focused is not None and self.isAncestorOf(focused):
            table.setFocus()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape ends an audit that is going on, or else closes the dock."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.is_running:
            self.cancel()
        else:
            self.close()

    def come_forward(self) -> None:
        """Comes before what has its tab in the same place, with the keyboard at the findings, if there are any."""
        self.show()
        self.raise_()
        self.activateWindow()
        (self.table if self.table.shown.rowCount() else self.buttons["files"]).setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Gives the columns widths for other letters."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.table.fit_columns()

    # -- words ---------------------------------------------------------------------------------------------------------

    def set_words(self, words: Words) -> None:
        """Shows everything in this language."""
        self.words = words
        self.setWindowTitle(words.text("audit-title"))
        for name, button in self.buttons.items():
            button.setText(words.text(f"audit-{name}"))
        self.tabs.setTabText(0, words.text("audit-findings"))
        self.tabs.setTabText(1, words.text("audit-figures"))
        self.progress.set_texts(words)
        self.table.set_words(words)
        self.table.fit_columns()
        self.filters.set_words(words, self.table.model_of_all.findings)
        self._show_figures()
        self._tell()
        self._update()

    def _tell(self, fault: str = "") -> None:
        """Says what was found, or what is to be done."""
        if fault:
            self.said.setText(fault)
        elif not self.paths:
            self.said.setText(self.words.text("audit-what-it-does"))
        elif self.unusable:
            files = self.words.text("audit-unusable", count=self.unusable)
            self.said.setText(f"{summary(self.figures, self.words)}. {files}")
        else:
            self.said.setText(summary(self.figures, self.words))

    # -- an audit ------------------------------------------------------------------------------------------------------

    @property
    def is_running(self) -> bool:
        """Whether an audit is going on."""
        return self._task is not None and self._task.active

    def _choose_files(self) -> None:
        words = self.words
        patterns = " ".join(f"*{ending}" for ending in ENDINGS)
        kinds = f"{words.text('open-all')} ({patterns});;{words.text('open-any')} (*)"
        paths, _ = QFileDialog.getOpenFileNames(self, words.text("audit-files-title"), "", kinds)
        if paths:
            self.start(paths)

    def _choose_folder(self) -> None:
        if path := QFileDialog.getExistingDirectory(self, self.words.text("audit-folder-title")):
            self.start([path])

    def start(self, paths: Sequence[str]) -> None:
        """Audits the boards in these files and folders; what was found before is forgotten."""
        self.cancel()
        self.paths, self.figures, self.unusable = tuple(paths), Figures(), 0
        self.edition, self.pace = self._edition(), Pace(self._clock)
        self.table.model_of_all.clear()
        self._task = task = self._background.start(audit, self.paths, self.edition)
        task.item.connect(self._add)
        task.finished.connect(self._end)
        task.failed.connect(self._fail)
        self.progress.show_progress(self.words.text("audit-begins"))
        self._tell()
        self._update()

    def cancel(self) -> None:
        """Ends the audit that is going on; what was found so far stays."""
        if self._task is not None and self._task.active:
            self._task.cancel()
            self._end()
            interrupted = self.words.text("audit-interrupted", percent=self.pace.percent)
            self._tell(f"{summary(self.figures, self.words)}. {interrupted}")

    def _add(self, step: Progress) -> None:
        self.figures.boards, self.figures.plays, self.unusable = step.boards, step.plays, step.unusable
        self.figures.add(step.findings)
        self.table.model_of_all.add(step.findings)
        self.pace.add(step)
        self.progress.show_progress(self.pace.line(self.words), step.read, step.size)
        self._tell()
        self._show_figures()

    def _end(self, _: object = None) -> None:
        self.progress.hide()
        self.filters.set_words(self.words, self.table.model_of_all.findings)
        self._filter()
        self.table.fit_columns()
        self._tell()
        self._show_figures()
        if self.table.current is None and self.table.shown.rowCount():
            self.table.selectRow(0)
            self.table.setFocus()
        self._update()

    def _fail(self, fault: RefusedError) -> None:
        self._end()
        self._tell(refused_line(self.words, fault))

    # -- what is shown -------------------------------------------------------------------------------------------------

    def _filter(self) -> None:
        self.table.shown.show_only(self.filters.filter)
        self._update()

    def _show_page(self, page: int) -> None:
        self._pages.setCurrentIndex(page)
        self.filters.setVisible(page == 0)
        self._show_figures()

    def show_fault(self, fault: str) -> None:
        """Says below the findings, in place of the current one, why it cannot be opened; "" takes that away."""
        self.fault.setText(fault)
        self.fault.setVisible(bool(fault))
        self._update()

    def _show_figures(self) -> None:
        if self.tabs.currentIndex() == 1:
            self.page.show_figures(self.figures, self.words)

    def _update(self) -> None:
        """Enables what can be done now."""
        current = self.table.current
        self.whole.setText(where_and_what(current, self.words) if current is not None else "")
        self.whole.setVisible(current is not None and not self.fault.text())
        self.buttons["open"].setEnabled(current is not None)
        self.buttons["export"].setEnabled(bool(self.paths) and not self.is_running)

    def _export(self) -> None:
        """Asks for a file and writes to it the findings that are shown, in the order in which they are shown."""

        shown, findings = self.table.shown, self.table.model_of_all.findings
        rows = [findings[shown.mapToSource(shown.index(row, 0)).row()] for row in range(shown.rowCount())]
        if said := export(self, rows, self.figures, self.words):
            self._tell(said)


# -- Findings and figures written to a file that the user names --------------------------------------------------------


KINDS = ("csv", "jsonl", "txt", "svg")


def export(parent: QWidget, findings: Sequence[Finding], figures: Figures, words: Words) -> str:
    """Asks for a file and writes these findings to it, or a plot of all figures; what is said of it, "" if nothing."""
    kinds = {words.text(f"audit-export-{kind}"): f".{kind}" for kind in KINDS}
    file = asked_path(parent, words, "audit-export-title", "", kinds)
    if file is None:
        return ""
    kind = file.name.lower().rpartition(".")[2]
    try:
        write_whole(file, exported(kind, findings, figures, words).encode("utf-8", "replace"))
    except (OSError, ValueError):
        return words.text("file-not-written", file=file.name)
    return words.text("audit-exported", file=file.name)


def exported(kind: str, findings: Sequence[Finding], figures: Figures, words: Words) -> str:
    """The contents of a file of this kind: one of KINDS."""
    match kind:
        case "csv":
            return csv_head() + "".join(csv_line(finding, words.language) for finding in findings)
        case "jsonl":
            return "".join(json_line(finding, words.language) for finding in findings)
        case "svg":
            return plot(figures, words)
    return harmless("\n".join((*grouped(findings, words), summary(figures, words), "")))
