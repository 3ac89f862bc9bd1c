"""The dialog of a comparison: heads and rows of the columns. The play is ruled again in short slices."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from time import perf_counter

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStyle,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from bridgetable.cases.side_by_side import SideBySide
from bridgetable.changes.of_files import ChangeInCase, Pair, changes_in_columns
from bridgetable.table.text import as_html
from bridgetable.ui.compare.texts import (
    ChangeLine,
    HeadText,
    RowText,
    Sentence,
    as_text,
    change_lines,
    head_text,
    row_text,
)
from bridgetable.ui.director.law_page import LawPage
from bridgetable.ui.drawing.suit_symbols import ground_of, is_dark, rich
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.ui.kit.theme import set_style_property
from bridgetable.words.catalogue import Words

# -- The head of a column in a comparison: its name, tricks and score in big figures, and a mark on the current one ----


_STYLE = """
ColumnHead { border: 1px solid palette(mid); border-radius: 6px; background: palette(base); }
ColumnHead[chosen="true"] { border: 4px solid palette(highlight); }
ColumnHead:focus { border: 3px dashed palette(text); }
ColumnHead[chosen="true"]:focus { border: 4px dashed palette(highlight); }
ColumnHead:hover { background: palette(alternate-base); }
"""


class ColumnHead(QPushButton):
    """A button above a column; pressing it shows the edition or the line of the column on the table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[str, str, HeadText | None, bool, bool] | None = None
        self.setAutoDefault(True)
        self.setStyleSheet(_STYLE)
        self.label = QLabel(self, wordWrap=True)
        self.label.setTextFormat(Qt.TextFormat.RichText)
        self.label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, 8, 10, 8)
        self._column.addWidget(self.label)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_column(
        self, name: str, badge: str, head: HeadText | None, *, tricks_differ: bool, score_differs: bool
    ) -> None:
        """Shows the name of the column, its badge ("" unless it is the current one), and its texts once known.

        `tricks_differ` and `score_differs` say whether the columns differ in that.
        """
        self._shown = name, badge, head, tricks_differ, score_differs
        set_style_property(self, "chosen", bool(badge))
        self._update_text()

    def _update_text(self) -> None:
        if self._shown is None:
            return
        name, badge, head, tricks_differ, score_differs = self._shown
        px = max(11, self.fontInfo().pixelSize())
        mark = f" &nbsp;<b>● {as_html(badge)}</b>" if badge else ""
        lines = [f"<div style='font-size: {round(px * 1.15)}px'><b>{self._rich(name)}</b>{mark}</div>"]
        if head is not None:
            sign, other = ("≠ " if differs else "" for differs in (tricks_differ, score_differs))
            lines += [
                f"<div style='font-size: {round(px * 1.6)}px'><b>{sign}{self._rich(head.tricks)}</b></div>",
                f"<div style='font-size: {round(px * 1.25)}px'><b>{other}{self._rich(head.score)}</b></div>",
            ]
            lines += [
                f"<div>{self._rich(text)}</div>" for text in (head.played, *(one.text for one in head.ending)) if text
            ]
        self.label.setText("".join(lines))
        figures = (head.tricks, head.played, head.score, *(one.text for one in head.ending)) if head is not None else ()
        self.setAccessibleName(". ".join(text.rstrip(".") for text in (name, badge, *figures) if text))
        self.updateGeometry()

    def _rich(self, text: str) -> str:
        return rich(text, ground_of(self.palette()))

    def changeEvent(self, event: QEvent) -> None:
        """Updates the text for another palette or font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._update_text()

    def sizeHint(self) -> QSize:
        """The size of the text."""
        return self._column.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """The least size, limited by the longest word."""
        return self._column.minimumSize()

    def hasHeightForWidth(self) -> bool:
        """True: the text wraps, so that a narrow head is taller."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height at which the whole text is visible."""
        return self._column.totalHeightForWidth(width)


# -- The rows of a comparison on a page in columns, with the numbers of the Laws as links ------------------------------


LAW = "law"


class ComparisonPage(QTextBrowser):
    """A page of rows: the action across the whole width, and below it the rulings of each column."""

    clause_opened = Signal(str, int)
    """The number of the Law whose link was clicked, and its column, from 0."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._open_link)

    def show_sentence(self, sentence: str) -> None:
        """Shows one sentence in place of rows."""
        self.setHtml(f"<p>{self._rich(sentence)}</p>")

    def show_rows(
        self, rows: Sequence[RowText], names: Sequence[str], words: Words, changes: Sequence[ChangeLine] = ()
    ) -> None:
        """Shows these rows below the clauses that changed; `names` are those of the columns."""
        body = "".join(self._row_html(row, names, words) for row in rows)
        above = self._changes_html(changes, words) if changes else ""
        table = "<table style='margin-top: 10px' width='100%' cellpadding='6' cellspacing='0'>"
        self.setHtml(f"{self._style()}{above}{table}{body}</table>")

    def _changes_html(self, changes: Sequence[ChangeLine], words: Words) -> str:
        """The clauses that changed, each in a line with the editions between which it did."""
        title = as_html(words.text("side-by-side-changed"))
        lines = []
        for each in changes:
            years, law = as_html(each.years), self._link(each.clause, each.column, words)
            lines.append(f"<p><b>{years}</b>&nbsp; {law}: {self._rich(each.told)}</p>")
        return f"<p><b>{title}</b></p>{''.join(lines)}"

    def _row_html(self, row: RowText, names: Sequence[str], words: Words) -> str:
        name = "differs" if row.differs else "same"
        # A difference is shown by a sign and in words too, not by colour alone.
        remark = words.text(f"side-by-side-row-{name}")
        if row.renumbered:
            remark = " · ".join((remark, words.text("side-by-side-row-renumbered")))
        headline = f"<b>{self._rich(row.headline)}</b>" if row.headline else ""
        sign = "<big><b>≠</b></big>" if row.differs else "="
        shade = self._shade(row.differs)
        head = (
            f"<tr><td colspan='{len(names)}' bgcolor='{shade}'>{sign}&nbsp; {row.number}. {headline}"
            f" <span class='quiet'>{as_html(remark)}</span></td></tr>"
        )
        width = 100 // len(names)
        cells = "".join(
            f"<td class='cell' width='{width}%' valign='top'>{self._cell_html(cell, column, words)}</td>"
            for column, cell in enumerate(row.cells)
        )
        return f"{head}<tr>{cells}</tr>"

    def _cell_html(self, cell: tuple[Sentence, ...], column: int, words: Words) -> str:
        if not cell:
            return f"<p class='quiet'>{as_html(words.text('side-by-side-nothing'))}</p>"
        return "".join(self._sentence_html(sentence, column, words) for sentence in cell)

    def _sentence_html(self, sentence: Sentence, column: int, words: Words) -> str:
        text = self._rich(sentence.text)
        strong = f"<b>{text}</b>" if sentence.alone else text
        law = f" {self._link(sentence.clause, column, words)}" if sentence.clause else ""
        return f"<p class='{'quiet' if sentence.quiet else 'ruled'}'>{strong}{law}</p>"

    def _link(self, clause: str, column: int, words: Words) -> str:
        label = words.text("law-number", law=clause).replace(" ", "\u00a0")
        return f"<a href='{LAW}:{column}:{clause}'>{as_html(label)}</a>"

    def _open_link(self, link: QUrl) -> None:
        scheme, column, clause = link.toString().split(":", 2)
        if scheme == LAW:
            self.clause_opened.emit(clause, int(column))

    def _rich(self, text: str) -> str:
        return rich(text, ground_of(self.palette()))

    def _shade(self, differs: bool) -> str:
        if is_dark(self.palette()):
            return "#4a3d12" if differs else "#202a25"
        return "#ffedb0" if differs else "#eaf0ec"

    def _style(self) -> str:
        dark = is_dark(self.palette())
        px = max(11, self.fontInfo().pixelSize())
        quiet = "#b4c3bb" if dark else "#46564e"
        edge = "#46554d" if dark else "#b9c4bd"
        return (
            f"<style>.cell {{ border-left: 1px solid {edge}; }}"
            f" p {{ margin: {px // 5}px 0; font-size: {px}px; }} td {{ font-size: {px}px; }}"
            f" .quiet {{ color: {quiet}; }} a {{ text-decoration: none; font-weight: 600; }}</style>"
        )


SLICE_SECONDS = 0.012
"""How many seconds of ruling again may pass before other events are processed."""
MIN_SIZE = (42, 30)
"""The least width and height, in heights of a letter: the heads of the columns are never cut off."""


class SideBySideView(FormDialog):
    """The columns of one comparison side by side.

    `comparison` is as far as it has got; `rows` are the rows in words, and `changes` the clauses that changed; `names`
    are those of the columns.
    """

    chosen = Signal(int)
    """The number of the column whose head was pressed, from 0."""

    def __init__(
        self,
        name: str,
        words: Words,
        count: int,
        parent: QWidget | None = None,
        *,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        super().__init__(name, words, parent, only_close=True)
        self._clock = clock
        self.comparison: SideBySide | None = None
        self.rows: tuple[RowText, ...] = ()
        self.changes: tuple[ChangeLine, ...] = ()
        self.names: tuple[str, ...] = ("",) * count
        self._badge: tuple[int, str] = (-1, "")
        self._recorded, self._turns_on = 0, ""
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

    def compare(
        self, comparison: Iterator[SideBySide | None], names: tuple[str, ...], recorded: int = 0, turns_on: str = ""
    ) -> None:
        """Makes this comparison in slices, with these names of columns.

        `recorded` is the column of the played line; `turns_on` is the clause that its case teaches.
        """
        self.names, self._recorded, self._turns_on = names, recorded, turns_on
        self.comparison, self.rows, self.changes = None, (), ()
        self._remaining = self._steps(comparison)
        self.copy.setEnabled(False)
        self.page.show_sentence(self.words.text("side-by-side-working"))
        self._update_heads()
        self._timer.start(0)

    def _steps(self, comparison: Iterator[SideBySide | None]) -> Iterator[None]:
        """Makes the comparison, pausing after each action, each row, and what changed from each edition to the next."""
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
        found: list[tuple[Pair, tuple[ChangeInCase, ...]]] = []
        for change in changes_in_columns(self.comparison, turns_on=self._turns_on):
            found.append(change)
            yield
        self.changes = tuple(change_lines(self.comparison, found, self.words))
        if self.changes:
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
        if self.comparison is None:
            return ""
        return as_text(self.comparison, self.names, self.changes, self.rows, self.words)

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
            self.page.show_rows(shown, self.names, self.words, self.changes)
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
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        """Updates the page for another palette or font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and self.isVisible():
            self._show()
