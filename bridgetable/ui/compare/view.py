"""The dialog of a comparison: heads and rows of the columns. The play is ruled again in short slices."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QCheckBox, QDialogButtonBox, QHBoxLayout, QLabel, QStyle, QWidget

from bridgetable.cases.side_by_side import SideBySide
from bridgetable.ui.compare.content.texts import RowText, as_text, head_text, row_text
from bridgetable.ui.compare.head import ColumnHead
from bridgetable.ui.compare.page import ComparisonPage
from bridgetable.ui.director.law_page import LawPage
from bridgetable.ui.kit.dialogs.form_dialog import FormDialog
from bridgetable.ui.kit.naming import named
from bridgetable.words.catalogue import Words

SLICE_SECONDS = 0.012
"""How many milliseconds of ruling again may pass before other events are processed."""
MIN_SIZE = (42, 30)
"""The least width and height, in heights of a letter: the heads of the columns are never cut off."""


class SideBySideView(FormDialog):
    """The columns of one comparison side by side.

    `comparison` is as far as it has got; `rows` are the rows in words; `names` are those of the columns.
    """

    chosen = Signal(int)
    """The number of the column whose head was pressed, from 0."""

    def __init__(
        self, name: str, words: Words, count: int, parent: QWidget | None = None, *,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        super().__init__(name, words, parent, only_close=True)
        self._clock = clock
        self.comparison: SideBySide | None = None
        self.rows: tuple[RowText, ...] = ()
        self.names: tuple[str, ...] = ("",) * count
        self._badge: tuple[int, str] = (-1, "")
        self._recorded = 0
        self._remaining: Iterator[None] = iter(())
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._slice)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint, True)
        self.setSizeGripEnabled(True)
        self.explain(f"{name}-explain")
        self.heads = tuple(named(ColumnHead(self), f"head-{n}") for n in range(count))
        for n, head in enumerate(self.heads):
            head.clicked.connect(lambda *_, n=n: self.chosen.emit(n))
        self.only_differences = QCheckBox(words.text("side-by-side-only"), self)
        self.only_differences.setChecked(True)
        self.only_differences.toggled.connect(lambda *_: self._show())
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
        above = QHBoxLayout()
        above.setSpacing(4)
        # The columns of the page leave room for its scroll bar, and so do the heads above them.
        above.setContentsMargins(2, 0, self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent) + 2, 0)
        for head in self.heads:
            above.addWidget(head, 1)
        below = QHBoxLayout()
        below.addWidget(self.only_differences)
        below.addStretch()
        below.addWidget(self.count)
        self.finish()
        place = self.column.indexOf(self.fault)
        self.column.insertLayout(place, above)
        self.column.insertLayout(place + 1, below)
        self.column.insertWidget(place + 2, self.page, 1)

    # -- ruling again --------------------------------------------------------------------------------------------------

    def compare(self, comparison: Iterator[SideBySide | None], names: tuple[str, ...], recorded: int = 0) -> None:
        """Makes this comparison in slices, with these names of columns; `recorded` is the column of the played line."""
        self.names, self._recorded = names, recorded
        self.comparison, self.rows = None, ()
        self._remaining = self._steps(comparison)
        self.copy.setEnabled(False)
        self.page.show_sentence(self.words.text("side-by-side-working"))
        self._update_heads()
        self._timer.start(0)

    def _steps(self, comparison: Iterator[SideBySide | None]) -> Iterator[None]:
        """Makes the comparison, pausing after each action and each row."""
        for partial in comparison:
            self.comparison = partial
            yield
        if self.comparison is None:
            return
        self._update_heads()
        for row in self.comparison.rows:
            yield
            self.rows = (*self.rows, row_text(row, self.words, self._recorded))
        yield
        self._show()
        self.copy.setEnabled(True)

    def _slice(self) -> None:
        until = self._clock() + SLICE_SECONDS
        while next(self._remaining, self) is not self:
            if self._clock() >= until:
                return
        self._timer.stop()

    @property
    def working(self) -> bool:
        """Whether the comparison is not complete."""
        return self._timer.isActive()

    # -- showing -------------------------------------------------------------------------------------------------------

    def mark_column(self, column: int, badge: str) -> None:
        """Puts the badge on the head of this column, the current one; -1 for none."""
        self._badge = column, badge
        self._update_heads()

    def text(self) -> str:
        """Returns the whole comparison as plain text; "" when there is none yet."""
        return as_text(self.comparison, self.names, self.rows, self.words) if self.comparison is not None else ""

    def _update_heads(self) -> None:
        columns = self.comparison.columns if self.comparison is not None else ()
        heads = [head_text(column, self.words) for column in columns]
        tricks = len({(head.tricks, head.played) for head in heads}) > 1
        score = len({head.score for head in heads}) > 1
        for n, head in enumerate(self.heads):
            badge = self._badge[1] if n == self._badge[0] else ""
            figures = heads[n] if heads else None
            head.show_column(self.names[n], badge, figures, tricks_differ=tricks, score_differs=score)
            head.setToolTip(self.words.text(f"{self.objectName()}-head-tip"))

    def _show(self) -> None:
        if self.comparison is None or len(self.rows) < len(self.comparison.rows):
            return
        differing = tuple(row for row in self.rows if row.differs)
        shown = differing if self.only_differences.isChecked() else self.rows
        count = {"differing": len(differing), "all": len(self.rows)}
        self.count.setText(self.words.text("side-by-side-count", **count))
        if shown:
            self.page.show_rows(shown, self.names, self.words)
        else:
            self.page.show_sentence(self.words.text("side-by-side-alike" if self.rows else "side-by-side-no-rulings"))

    def _open_law(self, clause: str, column: int) -> None:
        if self.comparison is not None:
            edition = self.comparison.columns[column].start.edition
            LawPage(self.words, clause, edition, self).exec()

    def showEvent(self, event: QShowEvent) -> None:
        """Adapts sizes and texts to the font of the window below when the dialog is shown."""
        super().showEvent(event)
        em = self.fontMetrics().height()
        self.setMinimumSize(min(MIN_SIZE[0] * em, self.width()), min(MIN_SIZE[1] * em, self.height()))
        side = round(self.fontMetrics().height() * 0.9)
        self.only_differences.setStyleSheet(f"QCheckBox::indicator {{ width: {side}px; height: {side}px; }}")
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        """Updates the page for another palette or font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and self.isVisible():
            self._show()
