"""The dock of the audit: files are chosen and audited in the background; what is found is listed, counted and saved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import (
    QDockWidget,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QPushButton,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from bridgetable.audit.exports import csv_head, csv_line, grouped, json_line
from bridgetable.audit.figures import Figures, plot, summary
from bridgetable.audit.finding import Finding
from bridgetable.audit.pace import Pace
from bridgetable.audit.run import Progress, audit
from bridgetable.disk.unpacking import SUFFIXES, ZIP
from bridgetable.disk.writing import write_whole
from bridgetable.files import EXTENSIONS
from bridgetable.table.edition import Edition
from bridgetable.table.refusal import RefusedError
from bridgetable.table.text import harmless
from bridgetable.ui.audit.figures_page import FiguresPage
from bridgetable.ui.audit.findings import Filters, FindingsTable
from bridgetable.ui.audit.rows import where_and_what
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.background import Background, Task
from bridgetable.ui.kit.dialogs import asked_path
from bridgetable.ui.kit.waiting import ProgressLine
from bridgetable.words.catalogue import Words, refused_line

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
