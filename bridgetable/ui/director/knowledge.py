"""The page that says for which players each card or call is unauthorised information (Laws 16 and 50E)."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextOption
from PySide6.QtWidgets import QTextBrowser, QWidget

from bridgetable.cards.seat import Seat
from bridgetable.table.records import CallInformation, Information
from bridgetable.table.state import Table
from bridgetable.table.text import as_html
from bridgetable.ui.drawing.suit_symbols import is_dark, rich
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.words.catalogue import Words

WIDTHS = (22, 31, 27, 20)
"""The widths of the columns, in hundredths; the heads have long words in every language."""


class KnowledgeDialog(FormDialog):
    """A table of calls and cards: the players who may not use the information, those who may, and the Law."""

    def __init__(self, words: Words, table: Table, parent: QWidget | None = None) -> None:
        super().__init__("knowledge", words, parent, only_close=True)
        self._table = table
        self.explain("knowledge-explain")
        self.page = QTextBrowser(self)
        self.page.setAccessibleName(words.text("knowledge-title"))
        self.page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.page.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.column.addWidget(self.page, 1)
        self.finish()
        self.size_in_letters = (44, 24)
        self.least_in_letters = (28, 16)
        self.page.setHtml(self._html())

    def _html(self) -> str:
        table = self._table
        cards = [self._row(self.words.name(item.card, "short"), item) for item in reversed(table.information)]
        calls = [self._row(self._call(item), item) for item in reversed(table.call_information)]
        if not cards and not calls:
            return f"<p>{as_html(self.words.text('knowledge-nothing'))}</p>"
        return self._rows("knowledge-call", calls) + self._rows("knowledge-card", cards)

    def _rows(self, what: str, rows: list[str]) -> str:
        if not rows:
            return ""
        names = (what, "knowledge-unauthorised", "knowledge-authorised", "knowledge-law")
        heads = "".join(
            f"<th align=left width='{width}%'>{as_html(self.words.text(name))}</th>"
            for name, width in zip(names, WIDTHS, strict=True)
        )
        return f"<table cellpadding=6 width='100%'><tr>{heads}</tr>{''.join(rows)}</table>"

    def _call(self, item: CallInformation) -> str:
        made = self._table.auction.made[item.place]
        return self.words.text("knowledge-call-of", seat=made.seat, call=made.call)

    def _row(self, name: str, item: Information | CallInformation) -> str:
        others = tuple(seat for seat in Seat if seat not in item.unauthorised)
        shown = rich(name, self.fontMetrics().height() * 1.2, is_dark(self.palette()))
        law = self.words.text("law-number", law=item.clause)
        cells = (f"<b>{shown}</b>", self._seats(item.unauthorised, bold=True), self._seats(others, bold=False), law)
        return "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"

    def _seats(self, seats: tuple[Seat, ...], *, bold: bool) -> str:
        if not seats:
            return as_html(self.words.text("knowledge-nobody"))
        if len(seats) == len(Seat):
            return as_html(self.words.text("knowledge-everybody"))
        text = as_html(self.words.name(seats))
        return f"<b>{text}</b>" if bold else text
