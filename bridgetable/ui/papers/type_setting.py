"""Texts as lines of type, wrapped to a width, with the signs of the suits in their colours."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QTextCharFormat, QTextLayout, QTextLine, QTextOption

from bridgetable.cards.card import SUITS
from bridgetable.reports import page
from bridgetable.table.text import harmless
from bridgetable.ui.drawing.colours import Ground, suit_text_colour
from bridgetable.ui.drawing.lettering import text_font
from bridgetable.ui.drawing.suit_symbols import suit_family
from bridgetable.ui.papers.sheets import PageNumbers, Strip

INK, QUIET = "#000000", "#444444"
"""The colours of a text, and of one that tells more of another."""
BODY, SMALL = 102, 90
"""Their sizes, in tenths of a point."""
_SUIT = re.compile(f"[{''.join(SUITS)}]")
LEADING = 1.22
"""The distance between lines, in heights of the font."""


class Style(msgspec.Struct, frozen=True):
    """The size of a text in tenths of a point, whether it is bold, and its colour."""

    size: float
    bold: bool = False
    colour: str = INK

    @property
    def font(self) -> QFont:
        """The font of this style."""
        font = text_font(self.size, self.bold)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        return font

    @property
    def line(self) -> float:
        """The height of a line."""
        return self.size * LEADING


class Setting:
    """A text in lines no wider than a width; what is marked in its first paragraph is set in bold."""

    def __init__(self, text: page.Text, width: float, style: Style, *, centred: bool = False) -> None:
        self.style = style
        bold = text.bold if isinstance(text, page.Marked) else ()
        self.layouts = [
            _laid_out(part, width, style, bold if not place else (), centred)
            for place, part in enumerate(harmless(page.plain(text)).expandtabs(4).split("\n"))
        ]
        self.lines: list[tuple[QTextLayout, QTextLine]] = [
            (layout, layout.lineAt(place)) for layout in self.layouts for place in range(layout.lineCount())
        ]

    @property
    def height(self) -> float:
        """The height of all lines."""
        return len(self.lines) * self.style.line

    @property
    def width(self) -> float:
        """The width of the widest line."""
        return max(line.naturalTextWidth() for _, line in self.lines)

    def draw(self, painter: QPainter, x: float, y: float) -> None:
        """Draws all lines, one below the other."""
        for place in range(len(self.lines)):
            self.draw_line(painter, place, x, y + place * self.style.line)

    def draw_line(self, painter: QPainter, place: int, x: float, y: float) -> None:
        """Draws one line with its upper left corner there."""
        painter.setPen(QColor(self.style.colour))
        _, line = self.lines[place]
        top = y - line.y() + (self.style.line - line.height()) / 2
        line.draw(painter, QPointF(x, top))

    def strips(self, x: float = 0, above: float = 0, *, kept: bool = False, name: str = "") -> Iterator[Strip]:
        """A strip for each line, so that a long text can go on overleaf; no line stands alone on a page.

        With `kept` the last lines stand on the same page as what follows.
        """
        last = len(self.lines) - 1
        for place in range(last + 1):

            def draw(painter: QPainter, left: float, top: float, numbers: PageNumbers, place: int = place) -> None:
                self.draw_line(painter, place, left + x, top)

            together = place in (0, last - 1) and place < last
            yield Strip(
                self.style.line,
                draw,
                0 if place else above,
                together or (kept and place == last),
                "" if place else name,
            )


def _laid_out(text: str, width: float, style: Style, bold: tuple[tuple[int, int], ...], centred: bool) -> QTextLayout:
    layout = QTextLayout(text, style.font)
    option = QTextOption(Qt.AlignmentFlag.AlignHCenter if centred else Qt.AlignmentFlag.AlignLeft)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.setFormats(list(_formats(text, bold)))
    layout.beginLayout()
    y = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, y))
        y += line.height()
    layout.endLayout()
    return layout


def _formats(text: str, marked: tuple[tuple[int, int], ...]) -> Iterator[QTextLayout.FormatRange]:
    """What is marked in bold, and the suits in their colours; Qt counts a letter beyond the first 65,536 as two."""
    bold = QTextCharFormat()
    bold.setFontWeight(QFont.Weight.Bold)
    for start, end in marked:
        yield _range(_units(text[:start]), _units(text[start:end]), bold)
    for place, letter in _suits_in(text):
        coloured = QTextCharFormat()
        coloured.setFontFamilies([suit_family()])
        coloured.setFontWeight(QFont.Weight.Normal)
        coloured.setForeground(QColor(suit_text_colour(SUITS[letter], Ground.LIGHT)))
        yield _range(place, 1, coloured)


def _suits_in(text: str) -> Iterator[tuple[int, str]]:
    """The sign of each suit in a text with its place as Qt counts."""
    place = before = 0
    for found in _SUIT.finditer(text):
        place += _units(text[before : found.start()])
        before = found.start()
        yield place, found[0]


def _units(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def _range(start: int, length: int, form: QTextCharFormat) -> QTextLayout.FormatRange:
    found = QTextLayout.FormatRange()
    found.start, found.length, found.format = start, length, form
    return found
