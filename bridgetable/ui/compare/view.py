"""The view in which columns stand side by side: heads, rows, what differs. It rules again in slices."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QCheckBox, QDialogButtonBox, QHBoxLayout, QLabel, QStyle, QWidget

from bridgetable.cases.side_by_side import SideBySide
from bridgetable.ui.compare.content.told import ToldRow, as_text, told_head, told_row
from bridgetable.ui.compare.head import ColumnHead
from bridgetable.ui.compare.page import ComparisonPage
from bridgetable.ui.director.law_page import LawPage
from bridgetable.ui.kit.form_dialog import FormDialog
from bridgetable.ui.kit.naming import named
from bridgetable.words.catalogue import Words

SLICE = 0.012
"""Seconds of ruling again between two looks at what people do."""


LEAST = (42, 30)
"""The least size, in heights of a letter: what stands over the columns is never cut."""


class SideBySideView(FormDialog):
    """Columns of one comparison; a head pressed is what people want to take up."""

    chosen = Signal(int)
    """The column whose head was pressed."""

    def __init__(
        self, name: str, words: Words, count: int, parent: QWidget | None = None, *,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        super().__init__(name, words, parent, only_close=True)
        self._clock = clock
        self.found: SideBySide | None = None
        self.rows: tuple[ToldRow, ...] = ()
        self.names: tuple[str, ...] = ("",) * count
        self._badge: tuple[int, str] = (-1, "")
        self._recorded = 0
        self._work: Iterator[None] = iter(())
        self._ticks = QTimer(self)
        self._ticks.timeout.connect(self._slice)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint, True)
        self.setSizeGripEnabled(True)
        self.explain(f"{name}-explain")
        self.heads = tuple(named(ColumnHead(self), f"head-{n}") for n in range(count))
        for n, head in enumerate(self.heads):
            head.clicked.connect(lambda *_, n=n: self.chosen.emit(n))
        self.only = QCheckBox(words.text("side-by-side-only"), self)
        self.only.setChecked(True)
        self.only.toggled.connect(lambda *_: self._show())
        self.count = named(QLabel(self), "count")
        self.page = ComparisonPage(self)
        self.page.setAccessibleName(self.windowTitle())
        self.page.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.page.clause_opened.connect(self._open_law)
        self.copy = self.buttons.addButton(words.text("side-by-side-copy"), QDialogButtonBox.ButtonRole.ActionRole)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.text()))
        self._lay_out()
        self.size_in_letters = (76, 46)

    def _lay_out(self) -> None:
        over = QHBoxLayout()
        over.setSpacing(4)
        # The heads stand over the columns, which leave room for the scroll bar.
        over.setContentsMargins(2, 0, self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent) + 2, 0)
        for head in self.heads:
            over.addWidget(head, 1)
        under = QHBoxLayout()
        under.addWidget(self.only)
        under.addStretch()
        under.addWidget(self.count)
        self.finish()
        place = self.column.indexOf(self.fault)
        self.column.insertLayout(place, over)
        self.column.insertLayout(place + 1, under)
        self.column.insertWidget(place + 2, self.page, 1)

    # -- ruling again --------------------------------------------------------------------------------------------------

    def compare(self, comparison: Iterator[SideBySide | None], names: tuple[str, ...], recorded: int = 0) -> None:
        """Makes this comparison, a little at a time, under these names; `recorded` is the column of the line itself."""
        self.names, self._recorded = names, recorded
        self.found, self.rows = None, ()
        self._work = self._through(comparison)
        self.copy.setEnabled(False)
        self.page.tell(self.words.text("side-by-side-working"))
        self._write_heads()
        self._ticks.start(0)

    def _through(self, comparison: Iterator[SideBySide | None]) -> Iterator[None]:
        """All that is to be done, with a pause after each action and each row."""
        for found in comparison:
            self.found = found
            yield
        if self.found is None:
            return
        self._write_heads()
        for row in self.found.rows:
            yield
            self.rows = (*self.rows, told_row(row, self.words, self._recorded))
        yield
        self._show()
        self.copy.setEnabled(True)

    def _slice(self) -> None:
        until = self._clock() + SLICE
        while next(self._work, self) is not self:
            if self._clock() >= until:
                return
        self._ticks.stop()

    @property
    def working(self) -> bool:
        """Whether there is still something to be ruled again."""
        return self._ticks.isActive()

    # -- showing -------------------------------------------------------------------------------------------------------

    def mark(self, column: int, badge: str) -> None:
        """This column is the one in force, and the badge says what that means."""
        self._badge = column, badge
        self._write_heads()

    def text(self) -> str:
        """The whole comparison as plain text."""
        return as_text(self.found, self.names, self.rows, self.words) if self.found is not None else ""

    def _write_heads(self) -> None:
        columns = self.found.columns if self.found is not None else ()
        told = [told_head(column, self.words) for column in columns]
        tricks = len({(head.tricks, head.played) for head in told}) > 1
        score = len({head.score for head in told}) > 1
        for n, head in enumerate(self.heads):
            badge = self._badge[1] if n == self._badge[0] else ""
            figures = told[n] if told else None
            head.tell(self.names[n], badge, figures, tricks_differ=tricks, score_differs=score)
            head.setToolTip(self.words.text(f"{self.objectName()}-head-tip"))

    def _show(self) -> None:
        if self.found is None or len(self.rows) < len(self.found.rows):
            return
        differing = tuple(row for row in self.rows if row.differs)
        shown = differing if self.only.isChecked() else self.rows
        count = {"differing": len(differing), "all": len(self.rows)}
        self.count.setText(self.words.text("side-by-side-count", **count))
        if shown:
            self.page.show_rows(shown, self.names, self.words)
        else:
            self.page.tell(self.words.text("side-by-side-alike" if self.rows else "side-by-side-no-rulings"))

    def _open_law(self, clause: str, column: int) -> None:
        if self.found is not None:
            edition = self.found.columns[column].start.edition
            LawPage(self.words, clause, edition, self).exec()

    def showEvent(self, event: QShowEvent) -> None:
        """In the letters of the window under it, the page too."""
        super().showEvent(event)
        em = self.fontMetrics().height()
        self.setMinimumSize(min(LEAST[0] * em, self.width()), min(LEAST[1] * em, self.height()))
        side = round(self.fontMetrics().height() * 0.9)
        self.only.setStyleSheet(f"QCheckBox::indicator {{ width: {side}px; height: {side}px; }}")
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        """Written again in another palette or size of letters."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and self.isVisible():
            self._show()
