"""The rows of a comparison as a page of columns, with the numbers of the Laws as links."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QUrl, Signal
from PySide6.QtWidgets import QTextBrowser, QWidget

from bridgetable.ui.compare.content.told import Said, ToldRow
from bridgetable.ui.drawing.suit_symbols import is_dark, rich
from bridgetable.words.catalogue import Words

LAW = "law"


class ComparisonPage(QTextBrowser):
    """Row after row: what was done across the whole width, and under it what each column makes of it."""

    clause_opened = Signal(str, int)
    """A number of the Laws, and the column in which it was opened."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._opened)

    def tell(self, sentence: str) -> None:
        """One sentence in place of rows."""
        self.setHtml(f"<p>{self._rich(sentence)}</p>")

    def show_rows(self, rows: Sequence[ToldRow], names: Sequence[str], words: Words) -> None:
        """Lays these rows under the columns of these names."""
        body = "".join(self._row(row, names, words) for row in rows)
        self.setHtml(
            f"{self._style()}<table width='100%' cellpadding='6' cellspacing='0'>{body}</table>"
        )

    def _row(self, row: ToldRow, names: Sequence[str], words: Words) -> str:
        name = "differs" if row.differs else "same"
        # The sign tells it, and so do the words: nothing by colour alone.
        said = words.text(f"side-by-side-row-{name}")
        if row.renumbered:
            said = " · ".join((said, words.text("side-by-side-row-renumbered")))
        headline = f"<b>{self._rich(row.headline)}</b>" if row.headline else ""
        sign = "<big><b>≠</b></big>" if row.differs else "="
        shade = self._shade(row.differs)
        head = (f"<tr><td colspan='{len(names)}' bgcolor='{shade}'>{sign}&nbsp; {row.number}. {headline}"
                f" <span class='quiet'>{escape(said)}</span></td></tr>")
        width = 100 // len(names)
        cells = "".join(f"<td class='cell' width='{width}%' valign='top'>{self._cell(cell, column, words)}</td>"
                        for column, cell in enumerate(row.cells))
        return f"{head}<tr>{cells}</tr>"

    def _cell(self, cell: tuple[Said, ...], column: int, words: Words) -> str:
        if not cell:
            return f"<p class='quiet'>{escape(words.text('side-by-side-nothing'))}</p>"
        return "".join(self._said(said, column, words) for said in cell)

    def _said(self, said: Said, column: int, words: Words) -> str:
        text = self._rich(said.text)
        strong = f"<b>{text}</b>" if said.alone else text
        law = ""
        if said.clause:
            label = words.text("law-number", law=said.clause).replace(" ", "\u00a0")
            law = f" <a href='{LAW}:{column}:{said.clause}'>{escape(label)}</a>"
        return f"<p class='{'quiet' if said.quiet else 'ruled'}'>{strong}{law}</p>"

    def _opened(self, link: QUrl) -> None:
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
