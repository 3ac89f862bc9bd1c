"""Documents on pages of paper, and as PDF files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, Qt
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from bridgetable.disk.steps import Steps, at_once
from bridgetable.reports import page
from bridgetable.table.text import harmless
from bridgetable.ui.drawing.lettering import ensure_application
from bridgetable.ui.papers.blocks import Measure, strips_of
from bridgetable.ui.papers.sheets import PageNumbers, Sheet, Strip, page_numbers, sheets_of
from bridgetable.ui.papers.type_setting import QUIET, SMALL, Setting, Style

UNITS = 720
"""The units in an inch that pages are laid out in: tenths of a point."""
MARGIN = 510.0
"""The margin on all sides: 18 mm."""
_FOOTER = 300.0
"""The height at the bottom of a page that is kept for the number of the page."""
_SCALES = (0.95, 0.9, 0.86, 0.82)
"""How much smaller a part of a document is set where it then needs a page less."""
MOST_FITTED = 6
"""A part that needs more pages than this is never made smaller."""


class Paper(msgspec.Struct, frozen=True):
    """The width and height of the paper in tenths of a point; A4 unless others are given."""

    width: float = 5953.0
    height: float = 8419.0

    @property
    def printed(self) -> tuple[float, float]:
        """The width and height between the margins, above the footer."""
        return self.width - 2 * MARGIN, self.height - 2 * MARGIN - _FOOTER


class LaidOut(msgspec.Struct, frozen=True):
    """A document on pages of this paper."""

    document: page.Document
    paper: Paper
    sheets: tuple[Sheet, ...]
    numbers: PageNumbers

    def paint(self, painter: QPainter, number: int) -> None:
        """Paints a page, counted from 1, in tenths of a point from the upper left corner of the paper."""
        at_once(self.painting(painter, number))

    def painting(self, painter: QPainter, number: int) -> Steps[None]:
        """Paints a page in steps."""
        # A recording leaves out the black that a painter begins with, and is played with the letters of a dark window.
        painter.setPen(Qt.PenStyle.NoPen)
        for placed in self.sheets[number - 1]:
            placed.strip.draw(painter, MARGIN, MARGIN + placed.top, self.numbers)
            yield
        width, height = self.paper.printed
        below = MARGIN + height + _FOOTER / 2
        style = Style(SMALL, colour=QUIET)
        place = Setting(f"{number}", width, style)
        place.draw(painter, MARGIN + width - place.width, below)
        if self.document.footer:
            footer = Setting(_shortened(self.document.footer), width - 2 * _FOOTER, style)
            footer.draw_line(painter, 0, MARGIN, below)


def _shortened(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= 90 else f"{text[:89]}…"


def laid_out(document: page.Document, paper: Paper | None = None) -> LaidOut:
    """The document on pages, at once."""
    return at_once(laying_out(document, paper or Paper()))


def laying_out(document: page.Document, paper: Paper) -> Steps[LaidOut]:
    """The document on pages; each part between page breaks is a little smaller where it then needs a page less."""
    ensure_application()
    sheets: list[Sheet] = []
    for right, blocks in _parts(document.blocks):
        if right and len(sheets) % 2:
            sheets.append(())
        sheets += yield from _fitted(blocks, *paper.printed)
    return LaidOut(document, paper, tuple(sheets), page_numbers(sheets))


def _parts(blocks: Iterable[page.Block]) -> Iterator[tuple[bool, list[page.Block]]]:
    """The blocks between page breaks, each with whether they begin on a right-hand page."""
    right, part = False, list[page.Block]()
    for block in blocks:
        if isinstance(block, page.PageBreak):
            if part:
                yield right, part
            right, part = block.right, []
        else:
            part.append(block)
    yield right, part


def _fitted(blocks: Sequence[page.Block], width: float, height: float) -> Steps[list[Sheet]]:
    """The blocks on pages, a little smaller where one page less is then enough."""
    usual = yield from _sheets(blocks, Measure(width), height)
    fewest = len(usual) - 1
    if not 1 <= fewest <= MOST_FITTED:
        return usual
    for scale in _SCALES:
        sheets = yield from _sheets(blocks, Measure(width, scale), height)
        if len(sheets) <= fewest:
            return sheets
    return usual


def _sheets(blocks: Sequence[page.Block], measure: Measure, height: float) -> Steps[list[Sheet]]:
    strips: list[Strip] = []
    for strip in strips_of(blocks, measure):
        strips.append(strip)
        yield
    return sheets_of(strips, height)


def pdf_of(document: page.Document) -> bytes:
    """The document as the bytes of a PDF of A4 pages, at once; needs no display."""
    return at_once(making_pdf(document))


def making_pdf(document: page.Document) -> Steps[bytes]:
    """The document as the bytes of a PDF of A4 pages; needs no display."""
    laid = yield from laying_out(document, Paper())
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(UNITS)
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, QMarginsF()))
    writer.setTitle(_shortened(harmless(document.title)))
    writer.setCreator("bridgetable")
    with QPainter(writer) as painter:
        for number in range(1, len(laid.sheets) + 1):
            if number > 1:
                writer.newPage()
            yield from laid.painting(painter, number)
    # The fonts are written when painting ends, which takes as long as a picture.
    yield
    buffer.close()
    return bytes(data.data())
