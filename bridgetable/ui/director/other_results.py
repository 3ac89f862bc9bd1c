"""The dialog that compares the score with other tables: matchpoints and International Matchpoints (Law 78)."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QPlainTextEdit, QTextBrowser, QWidget

from bridgetable.cards.seat import Side
from bridgetable.laws.law12 import imps_of, percentage_of
from bridgetable.laws.law77 import board_score
from bridgetable.table.question import Artificial
from bridgetable.table.state import Table
from bridgetable.table.text import as_html
from bridgetable.ui.director.entered_score import ComparedResult, ScoreTextError, compared_results, scores_of
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.words.catalogue import Words


class OtherResultsDialog(FormDialog):
    """Asks for the results of the other tables and shows what each is worth for each side."""

    def __init__(self, words: Words, table: Table, typed: str, parent: QWidget | None = None) -> None:
        super().__init__("results", words, parent, only_close=True)
        self._table = table
        self.explain("results-explain")
        self.typed = QPlainTextEdit(typed, self)
        self.typed.setTabChangesFocus(True)
        self.typed.setMaximumHeight(self.fontMetrics().height() * 5)
        self.add_row("results-others", self.typed)
        self.page = QTextBrowser(self)
        self.page.setAccessibleName(words.text("results-title"))
        self.page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.finish()
        self.column.insertWidget(self.column.indexOf(self.fault) + 1, self.page, 1)
        self.size_in_letters = (44, 28)
        self.typed.textChanged.connect(self._compare)
        self._compare()

    def _compare(self) -> None:
        try:
            others = scores_of(self.typed.toPlainText(), self._table.board, self.words.language)
        except ScoreTextError as unscored:
            self.show_fault(self.words.say(unscored.message))
            return
        self.show_fault("")
        self.page.setHtml("".join(self._side(side, others) for side in (Side.NS, Side.EW)))

    def _side(self, side: Side, others: tuple[int, ...]) -> str:
        results = compared_results(self._table, others, side)
        title = f"<h3>{as_html(self.words.text('results-for', side=side))}</h3>"
        scores = board_score(self._table)
        own = scores[side] if scores is not None else None
        if scores is None:
            title += f"<p>{as_html(self.words.text('results-not-over'))}</p>"
        elif isinstance(own, Artificial):
            title += f"<p><b>{as_html(self._artificial(own))}</b></p>"
        if not results:
            return title
        names = ("results-score", "results-matchpoints", "results-share", "results-imps")
        heads = "".join(f"<th align=right>{as_html(self.words.text(name))}</th>" for name in names)
        rows = "".join(self._row(result, 2 * (len(results) - 1)) for result in results)
        return f"{title}<table cellpadding=5 width='100%'><tr>{heads}<th></th></tr>{rows}</table>"

    def _artificial(self, score: Artificial) -> str:
        imps = f"{imps_of(self._table, score):+d}".replace("-", "−")
        name = self.words.text(f"assigned-{score.value}")
        return self.words.text("results-artificial", name=name, share=percentage_of(self._table, score), imps=imps)

    def _row(self, result: ComparedResult, most: int) -> str:
        points = f"{result.matchpoints} / {most}" if most else "–"
        share = "–" if result.share is None else self.words.text("results-percent", value=self._number(result.share, 1))
        points_each = "–" if result.imps is None else self._number(result.imps, 2)
        texts = (_signed(result.score), points, share, points_each)
        here = as_html(self.words.text("results-here")) if result.here else ""
        cells = "".join(f"<td align=right>{_strong(as_html(text), result.here)}</td>" for text in texts)
        return f"<tr>{cells}<td>{_strong(here, result.here)}</td></tr>"

    def _number(self, value: Fraction, decimals: int) -> str:
        return QLocale(self.words.language).toString(float(value), "f", decimals).replace("-", "−")


def _signed(score: int) -> str:
    return f"{score:+d}".replace("-", "−") if score else "0"


def _strong(text: str, strong: bool) -> str:
    return f"<b>{text}</b>" if strong and text else text
