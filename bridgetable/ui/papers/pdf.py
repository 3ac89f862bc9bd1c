"""Documents on paper: their blocks laid out as strips of a page, and painted page by page into a PDF file."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLineF, QMarginsF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QImageReader,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
    QTextCharFormat,
    QTextLayout,
    QTextLine,
    QTextOption,
)

from bridgetable.cards.card import SUITS
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.disk.steps import Steps, at_once
from bridgetable.reports import page
from bridgetable.table.text import harmless
from bridgetable.ui.drawing.colours import Ground, suit_text_colour
from bridgetable.ui.drawing.lettering import ensure_application, text_font
from bridgetable.ui.drawing.suit_symbols import suit_family

# -- Strips set one below the other on pages of paper ------------------------------------------------------------------


PageNumbers: TypeAlias = Mapping[str, int]
"""The page of each heading that has a name."""
Draw: TypeAlias = Callable[[Any, float, float, PageNumbers], None]
"""Paints something with a painter, its upper left corner at these coordinates."""


class Strip(msgspec.Struct, frozen=True):
    """A part of a page as wide as the page, which is never divided; lengths are in tenths of a point.

    `above` is the space to what stands before it on the page. With `kept` it stands on the same page as the next one.
    `name` is that of the heading which it begins.
    """

    height: float
    draw: Draw
    above: float = 0
    kept: bool = False
    name: str = ""


class Placed(msgspec.Struct, frozen=True):
    """A strip on a page, `top` below the upper edge of the printed area."""

    top: float
    strip: Strip


Sheet: TypeAlias = tuple[Placed, ...]
"""What stands on a page of paper."""


def height_of(strips: Sequence[Strip]) -> float:
    """The height of these strips one below the other at the top of a page."""
    return sum(strip.height + strip.above * (place > 0) for place, strip in enumerate(strips))


def sheets_of(strips: Iterable[Strip], height: float) -> list[Sheet]:
    """The strips on pages with a printed area of this height; at least one page."""
    sheets: list[list[Placed]] = [[]]
    bottom = 0.0
    for group in _groups(strips):
        if sheets[-1] and bottom + group[0].above + height_of(group) > height:
            sheets.append([])
        for strip in group:
            top = bottom + strip.above if sheets[-1] else 0.0
            if sheets[-1] and top + strip.height > height:
                # A group that is higher than a page has to be divided after all.
                sheets.append([])
                top = 0.0
            sheets[-1].append(Placed(top, strip))
            bottom = top + strip.height
    return [tuple(sheet) for sheet in sheets]


def _groups(strips: Iterable[Strip]) -> Iterator[list[Strip]]:
    """The strips that stand on one page together."""
    group: list[Strip] = []
    for strip in strips:
        group.append(strip)
        if not strip.kept:
            yield group
            group = []
    if group:
        yield group


def page_numbers(sheets: Iterable[Sheet]) -> dict[str, int]:
    """The page of each strip that has a name, counted from 1."""
    return {
        placed.strip.name: number
        for number, sheet in enumerate(sheets, 1)
        for placed in reversed(sheet)
        if placed.strip.name
    }


# -- Texts as lines of type, wrapped to a width, with the signs of the suits in their colours --------------------------


INK, QUIET = "#000000", "#444444"
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


BODY, SMALL = 102, 90
_HEADINGS = {1: (190, 220), 2: (150, 200), 3: (115, 130)}
"""The size of each level of heading, and the space above it."""
_ACCENT = "#14573c"
_LINE = "#8a958f"
_GAP = 48
"""The space between paragraphs."""
_GUTTER = 70
"""The space between columns."""
_PIXEL = 7.5
"""The side of a pixel of a picture that is not made smaller."""
_HIGHEST = 2300
"""The greatest height of a picture."""
_UNBOUNDED = 1e6
_COLUMN = 560
"""The width of a column of an auction, if there is room."""

Paint: TypeAlias = Callable[[QPainter, float, float], None]


class Measure(msgspec.Struct, frozen=True):
    """The width that blocks are set in, in tenths of a point, and the factor by which everything is made smaller."""

    width: float
    scale: float = 1.0

    def style(self, size: float, bold: bool = False, colour: str = INK) -> Style:
        """A style of this size, made smaller."""
        return Style(size * self.scale, bold, colour)

    def space(self, length: float) -> float:
        """A space of this length, made smaller."""
        return length * self.scale

    def narrowed(self, width: float) -> Measure:
        """The same with another width."""
        return Measure(width, self.scale)


def strips_of(blocks: Iterable[page.Block], measure: Measure) -> Iterator[Strip]:
    """The blocks as strips, one below the other."""
    every = tuple(blocks)
    for block, following in zip_longest(every, every[1:]):
        strips = tuple(_strips(block, measure))
        if strips and following is not None and _stays_with_what_is_above(following):
            strips = (*strips[:-1], replace(strips[-1], kept=True))
        yield from strips


def _stays_with_what_is_above(block: page.Block) -> bool:
    """Whether it stands on the page of what it tells more of, closes, or offers as answers."""
    match block:
        case page.Paragraph():
            return block.quiet
        case page.Labelled():
            return block.closing
    return isinstance(block, page.Items)


def _strips(block: page.Block, measure: Measure) -> Iterator[Strip]:
    gap = measure.space(_GAP)
    match block:
        case page.Heading(level, text, name):
            size, above = _HEADINGS[level]
            style = measure.style(size, bold=True, colour=_ACCENT if level == 3 else INK)
            yield from Setting(text, measure.width, style).strips(0, measure.space(above), kept=True, name=name)
        case page.Paragraph(text, quiet, kept):
            style = measure.style(SMALL, colour=QUIET) if quiet else measure.style(BODY)
            yield from Setting(text, measure.width, style).strips(0, gap, kept=kept)
        case page.Labelled(label, text):
            label = " ".join(label.split())
            marked = page.Marked(f"{label}  {text}", ((0, len(label)),))
            yield from Setting(marked, measure.width, measure.style(BODY)).strips(0, gap)
        case page.Items():
            yield from _items(block, measure)
        case page.Table():
            yield from _table(block, measure)
        case page.Diagram():
            yield _diagram(block, measure)
        case page.Auction():
            yield from _auction(block, measure)
        case page.Contents(entries):
            yield from (strip for entry in entries for strip in _entry(entry, measure))
        case page.AnswerLines(count):
            yield from (_rule(measure, measure.space(250)) for _ in range(count))
        case page.Literal(lines):
            yield from Setting("\n".join(lines), measure.width, measure.style(SMALL)).strips(measure.space(180), gap)
        case page.Picture():
            yield _picture(block, measure)
        case page.Rule():
            yield _rule(measure, measure.space(120))
        case page.Beside() | page.Columns():
            yield from _side_by_side(block, measure)


def _alone(paint: Paint) -> Callable[[QPainter, float, float, PageNumbers], None]:
    """Something to paint that refers to no page."""
    return lambda painter, x, y, numbers: paint(painter, x, y)


def _rule(measure: Measure, height: float) -> Strip:
    def paint(painter: QPainter, x: float, y: float) -> None:
        _line(painter, x, y + height, measure.width)

    return Strip(height, _alone(paint))


def _line(painter: QPainter, x: float, y: float, width: float) -> None:
    painter.setPen(QPen(QColor(_LINE), 6))
    painter.drawLine(QLineF(x, y, x + width, y))


def _picture(block: page.Picture, measure: Measure) -> Strip:
    """The picture as wide as the page, or smaller: in its own size on a screen, or no higher than a part of a page."""
    size = _size_of(block.data)
    scale = min(measure.width / size.width(), _HIGHEST / size.height(), _PIXEL) if not size.isEmpty() else 0
    width, height = scale * size.width(), scale * size.height()

    def paint(painter: QPainter, x: float, y: float) -> None:
        painter.drawImage(QRectF(x, y, width, height), QImage.fromData(block.data))

    return Strip(height, _alone(paint), measure.space(2 * _GAP))


def _size_of(picture: bytes) -> QSize:
    """The size of a picture, which is not read to its end; an empty one if it is none."""
    data = QByteArray(picture)
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    return QImageReader(buffer).size()


def _items(block: page.Items, measure: Measure) -> Iterator[Strip]:
    style = measure.style(BODY)
    indent = measure.space(180)
    for number, item in enumerate(block.items, block.first):
        setting = Setting(item, measure.width - indent, style)
        sign = Setting(f"{number}." if block.marker is page.Marker.NUMBER else "•", indent, style)
        for place, strip in enumerate(setting.strips(indent, measure.space(_GAP) / 2)):
            yield _with_sign(strip, block.marker, sign, style) if place == 0 else strip


def _with_sign(strip: Strip, marker: page.Marker, sign: Setting, style: Style) -> Strip:
    def draw(painter: QPainter, x: float, y: float, numbers: PageNumbers) -> None:
        if marker is page.Marker.BOX:
            painter.setPen(QPen(QColor(INK), 8))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            side = 0.8 * style.size
            painter.drawRect(QRectF(x, y + (style.line - side) / 2, side, side))
        else:
            sign.draw(painter, x, y)
        strip.draw(painter, x, y, numbers)

    return Strip(strip.height, draw, strip.above, strip.kept, strip.name)


# -- tables ----------------------------------------------------------------------------------------------------------


def _table(block: page.Table, measure: Measure) -> Iterator[Strip]:
    widths = _widths(block, measure)
    if block.head:
        *first, last = _row(block.head, widths, measure, measure.style(BODY, bold=True), measure.space(_GAP))
        yield from first
        yield Strip(last.height, last.draw, last.above, kept=True)
        yield _underline(sum(widths) + measure.space(_GUTTER) * (len(widths) - 1))
    for place, row in enumerate(block.rows):
        above = measure.space(_GAP) / (3 if place or block.head else 1)
        yield from _row(row, widths, measure, measure.style(BODY), above)


def _underline(width: float) -> Strip:
    return Strip(10, _alone(lambda painter, x, y: _line(painter, x, y, width)), kept=True)


def _widths(block: page.Table, measure: Measure) -> list[float]:
    """The width of each column: that of its longest text, or less where the row would be wider than the page.

    Each text is measured as it is set: a sign may be wider in plain type than in bold.
    """
    plain, bold = measure.style(BODY), measure.style(BODY, bold=True)
    rows = [*([(block.head, bold)] if block.head else []), *((row, plain) for row in block.rows)]
    set_in = ([Setting(cell, _UNBOUNDED, style).width for cell in row] for row, style in rows)
    widths = [max(column) + 2 for column in zip(*set_in, strict=True)]
    room = measure.width - measure.space(_GUTTER) * (len(widths) - 1)
    while sum(widths) > room:
        widest = max(widths)
        others = [width for width in widths if width < widest]
        count = len(widths) - len(others)
        # The widest give way until they are as wide as the next, or until all have room.
        target = max([*others, (room - sum(others)) / count])
        widths = [target if width == widest else width for width in widths]
        if target * count + sum(others) <= room + 1:
            break
    return widths


def _row(
    cells: tuple[page.Text, ...], widths: list[float], measure: Measure, style: Style, above: float
) -> Iterator[Strip]:
    """A row, line by line, so that one that is higher than a page goes on overleaf."""
    settings = [Setting(cell, width, style) for cell, width in zip(cells, widths, strict=True)]
    lefts = [sum(widths[:place]) + measure.space(_GUTTER) * place for place in range(len(widths))]
    count = max(len(setting.lines) for setting in settings)
    for number in range(count):

        def paint(painter: QPainter, x: float, y: float, number: int = number) -> None:
            for setting, left in zip(settings, lefts, strict=True):
                if number < len(setting.lines):
                    setting.draw_line(painter, number, x + left, y)

        yield Strip(style.line, _alone(paint), 0 if number else above, number in (0, count - 2) and number < count - 1)


def _auction(block: page.Auction, measure: Measure) -> Iterator[Strip]:
    gap = measure.space(_GAP) / 2
    width = min(measure.space(_COLUMN), (measure.width - 3 * measure.space(_GUTTER)) / 4)
    *above, last = _row(block.seats, [width] * 4, measure, measure.style(BODY, bold=True), gap)
    yield from above
    yield Strip(last.height, last.draw, last.above, kept=True)
    yield _underline(4 * width + 3 * measure.space(_GUTTER))
    for row in block.rows:
        yield from _row(row, [width] * 4, measure, measure.style(BODY), gap / 2)
    for place, note in enumerate(block.notes):
        yield from Setting(note, measure.width, measure.style(SMALL, colour=QUIET)).strips(0, 0 if place else gap)


def _entry(entry: page.Entry, measure: Measure) -> Iterator[Strip]:
    """A line of the contents, with the number of its page at the right of its last line."""
    number = measure.space(300)
    indent = 0 if entry.is_main else measure.space(150)
    style = measure.style(BODY, bold=entry.is_main)
    text = "  ".join(filter(None, (entry.text, entry.detail)))
    setting = Setting(text, measure.width - indent - number, style)
    *above, last = setting.strips(indent, measure.space(_GAP) * (2 if entry.is_main else 0.4), kept=not entry.name)
    yield from above

    def draw(painter: QPainter, x: float, y: float, numbers: PageNumbers) -> None:
        last.draw(painter, x, y, numbers)
        if entry.name in numbers:
            shown = Setting(str(numbers[entry.name]), number, style)
            shown.draw(painter, x + measure.width - shown.width, y)

    yield Strip(last.height, draw, last.above, last.kept)


# -- side by side ----------------------------------------------------------------------------------------------------


def _diagram(block: page.Diagram, measure: Measure) -> Strip:
    """The diagram as one strip: a grid of three by three, as narrow as its longest lines allow."""
    style, small = measure.style(BODY), measure.style(SMALL, colour=QUIET)
    third = (measure.width - 2 * measure.space(_GUTTER)) / 3
    bold = measure.style(BODY, bold=True)
    hands = block.hands.map(
        lambda hand: [
            _in_one_line(hand.player, third, bold),
            *(_in_one_line(line, third, style) for line in hand.suits),
        ]
    )
    corners = [[_in_one_line(line, third, small) for line in lines] for lines in (block.board, block.contract)]
    left = max(setting.width for setting in (*hands[Seat.W], *corners[0], *corners[1])) + measure.space(1.3 * _GUTTER)
    middle = max(setting.width for seat in (Seat.N, Seat.S) for setting in hands[seat])
    middle = max(middle, measure.space(560)) + measure.space(_GUTTER)
    heights = [len(hands[seat]) * style.line for seat in (Seat.N, Seat.W, Seat.S)]
    gap = measure.space(_GAP) / 2
    rows = (0.0, heights[0] + gap, heights[0] + heights[1] + 2 * gap)
    at = BySeat((left, rows[0]), (left + middle, rows[1]), (left, rows[2]), (0.0, rows[1]))
    box = QRectF(left, rows[1] + 0.12 * heights[1], 0.76 * heights[1], 0.76 * heights[1])

    def paint(painter: QPainter, x: float, y: float) -> None:
        for lines, (right, below) in (*zip(hands, at, strict=True), (corners[0], (0, 0)), (corners[1], (0, rows[2]))):
            for number, setting in enumerate(lines):
                setting.draw(painter, x + right, y + below + number * style.line)
        if block.middle:
            painter.setPen(QPen(QColor(_LINE), 8))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.translated(x, y), 40, 40)
            label = Setting(block.middle, box.width(), bold, centred=True)
            label.draw(painter, x + box.x(), y + box.center().y() - label.height / 2)

    return Strip(rows[2] + heights[2], _alone(paint), measure.space(2 * _GAP))


def _side_by_side(block: page.Beside | page.Columns, measure: Measure) -> Iterator[Strip]:
    if isinstance(block, page.Columns):
        yield _columns(block.columns, measure)
    else:
        yield from _beside(block.left, block.right, measure)


def _columns(columns: tuple[tuple[page.Block, ...], ...], measure: Measure) -> Strip:
    """The columns in one strip."""
    gutter = measure.space(2 * _GUTTER)
    width = (measure.width - gutter * (len(columns) - 1)) / len(columns)
    set_in = [tuple(strips_of(column, measure.narrowed(width))) for column in columns]
    height = max((height_of(strips) for strips in set_in), default=0.0)

    def draw(painter: QPainter, x: float, y: float, numbers: PageNumbers) -> None:
        for number, strips in enumerate(set_in):
            for placed in sheets_of(strips, height + 1)[0] if strips else ():
                placed.strip.draw(painter, x + number * (width + gutter), y + placed.top, numbers)

    return Strip(height, draw, measure.space(2 * _GAP))


def _in_one_line(text: str, width: float, style: Style) -> Setting:
    """The text in one line, ending in dots where it is wider than that."""
    metrics = QFontMetricsF(style.font)
    return Setting(metrics.elidedText(" ".join(text.split()), Qt.TextElideMode.ElideRight, width), _UNBOUNDED, style)


def _beside(left: tuple[page.Block, ...], right: tuple[page.Block, ...], measure: Measure) -> Iterator[Strip]:
    """Both columns in one strip if they are short, else one below the other."""
    width = 0.56 * measure.width
    columns = (
        (0.0, tuple(strips_of(left, measure.narrowed(width - measure.space(_GUTTER))))),
        (width, tuple(strips_of(right, measure.narrowed(measure.width - width)))),
    )
    height = max(height_of(strips) for _, strips in columns)
    if height > measure.width:
        yield from strips_of((*left, *right), measure)
        return

    def draw(painter: QPainter, x: float, y: float, numbers: PageNumbers) -> None:
        for across, strips in columns:
            for placed in sheets_of(strips, height + 1)[0]:
                placed.strip.draw(painter, x + across, y + placed.top, numbers)

    yield Strip(height, draw, measure.space(2 * _GAP))


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
