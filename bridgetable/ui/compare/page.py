"""The rows of a comparison on a page in columns, with the numbers of the Laws as links."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QUrl, Signal
from PySide6.QtWidgets import QTextBrowser, QWidget

from bridgetable.table.text import as_html
from bridgetable.ui.compare.content.texts import RowText, Sentence
from bridgetable.ui.drawing.suit_symbols import is_dark, rich
from bridgetable.words.catalogue import Words

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

    def show_rows(self, rows: Sequence[RowText], names: Sequence[str], words: Words) -> None:
        """Shows these rows; `names` are those of the columns."""
        body = "".join(self._row_html(row, names, words) for row in rows)
        self.setHtml(
            f"{self._style()}<table width='100%' cellpadding='6' cellspacing='0'>{body}</table>"
        )

    def _row_html(self, row: RowText, names: Sequence[str], words: Words) -> str:
        name = "differs" if row.differs else "same"
        # A difference is shown by a sign and in words too, not by colour alone.
        remark = words.text(f"side-by-side-row-{name}")
        if row.renumbered:
            remark = " · ".join((remark, words.text("side-by-side-row-renumbered")))
        headline = f"<b>{self._rich(row.headline)}</b>" if row.headline else ""
        sign = "<big><b>≠</b></big>" if row.differs else "="
        shade = self._shade(row.differs)
        head = (f"<tr><td colspan='{len(names)}' bgcolor='{shade}'>{sign}&nbsp; {row.number}. {headline}"
                f" <span class='quiet'>{as_html(remark)}</span></td></tr>")
        width = 100 // len(names)
        cells = "".join(f"<td class='cell' width='{width}%' valign='top'>{self._cell_html(cell, column, words)}</td>"
                        for column, cell in enumerate(row.cells))
        return f"{head}<tr>{cells}</tr>"

    def _cell_html(self, cell: tuple[Sentence, ...], column: int, words: Words) -> str:
        if not cell:
            return f"<p class='quiet'>{as_html(words.text('side-by-side-nothing'))}</p>"
        return "".join(self._sentence_html(sentence, column, words) for sentence in cell)

    def _sentence_html(self, sentence: Sentence, column: int, words: Words) -> str:
        text = self._rich(sentence.text)
        strong = f"<b>{text}</b>" if sentence.alone else text
        law = ""
        if sentence.clause:
            label = words.text("law-number", law=sentence.clause).replace(" ", "\u00a0")
            law = f" <a href='{LAW}:{column}:{sentence.clause}'>{as_html(label)}</a>"
        return f"<p class='{'quiet' if sentence.quiet else 'ruled'}'>{strong}{law}</p>"

    def _open_link(self, link: QUrl) -> None:
        scheme, column, clause = link.toString().split(":", 2)
        if scheme == LAW:
            self.clause_opened.emit(clause, int(column))

    def _rich(self, text: str) -> str:
        return rich(text, self.fontMetrics().height(), is_dark(self.palette()), self.devicePixelRatioF())

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
