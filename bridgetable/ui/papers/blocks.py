"""The blocks of a document as strips of paper: what each looks like when it is printed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import zip_longest
from typing import TypeAlias

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QImageReader, QPainter, QPen

from bridgetable.cards.seat import BySeat, Seat
from bridgetable.reports import page
from bridgetable.ui.papers.sheets import PageNumbers, Strip, height_of, sheets_of
from bridgetable.ui.papers.type_setting import BODY, INK, QUIET, SMALL, Setting, Style

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
