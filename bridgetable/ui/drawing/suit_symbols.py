"""Suit symbols and ranks as painter paths, also in running text: the same on every machine, whatever its fonts."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QImage,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPalette,
    QPixmap,
    QTransform,
)

from bridgetable.cards.card import SUITS, Suit
from bridgetable.disk.resources import resources
from bridgetable.table.text import as_html
from bridgetable.ui.drawing.colours import (
    CONTRAST,
    INDEX_STROKES,
    STROKE_WIDTH,
    SUIT_OUTLINES,
    Ground,
    ground,
    suit_text_colour,
)
from bridgetable.ui.kit.box import Box
from bridgetable.words.grammar import ENGLISH_INDICES, INDICES

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon


# -- A box of a layout as Qt's rectangle -------------------------------------------------------------------------------


def rectangle(box: Box) -> QRectF:
    """The rectangle that the box covers, in the same pixels."""
    return QRectF(box.x, box.y, box.width, box.height)


PATH_SCALE = 1000.0
"""The factor by which paths are enlarged to be joined and stroked: Qt flattens curves only a unit wide."""


@cache
def suit_path(suit: Suit) -> QPainterPath:
    """The suit symbol in a square of one unit."""
    outline = _drawn(SUIT_OUTLINES[suit])
    if suit is not Suit.CLUBS:
        return outline
    enlarged = QTransform.fromScale(PATH_SCALE, PATH_SCALE).map(outline)
    return QTransform.fromScale(1 / PATH_SCALE, 1 / PATH_SCALE).map(enlarged.simplified())


@cache
def rank_path(rank: int, indices: str = ENGLISH_INDICES) -> QPainterPath:
    """The rank (2 to 14) as a card with these letters shows it, A K Q J 10 … 2, one unit tall, its left edge at 0."""
    stroker = QPainterPathStroker()
    stroker.setWidth(STROKE_WIDTH * PATH_SCALE)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    strokes = INDEX_STROKES[INDICES[indices].get(rank, str(rank))]
    lines = QTransform.fromScale(PATH_SCALE, PATH_SCALE).map(_drawn(strokes))
    outline = stroker.createStroke(lines)
    outline.setFillRule(Qt.FillRule.WindingFill)
    bounds = outline.boundingRect()
    scale = 1 / bounds.height()
    return QTransform().scale(scale, scale).translate(-bounds.x(), -bounds.y()).map(outline)


def fitted_path(path: QPainterPath, box: QRectF) -> QPainterPath:
    """The path scaled to fit into a box and centred in it."""
    bounds = path.boundingRect()
    scale = min(box.width() / bounds.width(), box.height() / bounds.height())
    offset = box.center() - QPointF(bounds.center().x() * scale, bounds.center().y() * scale)
    return QTransform.fromTranslate(offset.x(), offset.y()).scale(scale, scale).map(path)


_NUMBERS = {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0, "R": 5, "E": 3}
"""How many numbers follow each letter."""


def _drawn(shape: str) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    words = shape.split()
    while words:
        letter = words.pop(0)
        count = _NUMBERS[letter]
        numbers, words = [float(word) for word in words[:count]], words[count:]
        match letter:
            case "M":
                path.moveTo(*numbers)
            case "L":
                path.lineTo(*numbers)
            case "Q":
                path.quadTo(*numbers)
            case "C":
                path.cubicTo(*numbers)
            case "R":
                x, y, width, height, radius = numbers
                path.addRoundedRect(QRectF(x, y, width, height), radius, radius)
            case "E":
                x, y, radius = numbers
                path.addEllipse(QPointF(x, y), radius, radius)
    return path


SUIT_FONT = "bridgetable-suits.ttf"
"""The font of the four symbols, made from the shapes on the cards (`python -m tests.pictures.suit_font`)."""
SUIT_FAMILY = "bridgetable suits"
_VERY_LONG = re.compile(r"\S{500}")
_SYMBOLS = re.compile(f"([{''.join(SUITS)}])")


def is_dark(palette: QPalette) -> bool:
    """Whether this palette shows light text on a dark window."""
    return palette.window().color().lightness() < 128


def is_high_contrast(palette: QPalette) -> bool:
    """Whether this palette is that of high contrast."""
    return palette.window().color() == QColor(CONTRAST.felt)


def ground_of(palette: QPalette) -> Ground:
    """What texts in this palette stand on."""
    return ground(is_dark(palette), is_high_contrast(palette))


@cache
def symbol_icon(suit: Suit, on: Ground) -> QIcon:
    """The symbol as an icon for buttons and menus."""
    # Not before the table is seen: PySide makes the 150 names of themes with it.
    from PySide6.QtGui import QIcon

    icon = QIcon()
    for size in (16, 24, 32, 48):
        icon.addPixmap(QPixmap.fromImage(_symbol_image(suit, size, on)))
    return icon


def _symbol_image(suit: Suit, side: int, on: Ground) -> QImage:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(0, 0, side, side).adjusted(side * 0.04, side * 0.04, -side * 0.04, -side * 0.04)
        painter.fillPath(fitted_path(suit_path(suit), box), QColor(suit_text_colour(suit, on)))
    return image


def rich(text: str, on: Ground) -> str:
    """The text as HTML with its suit symbols in the shapes and colours of the cards; very long words may be divided.

    Symbols are letters of a font: Qt may end a row after an image, whatever stands around it, and so between a suit and
    a rank. A word it measures from its beginning for each row.
    """
    html = as_html(_VERY_LONG.sub("\\g<0>\u200b", text), quote=False)
    return _SYMBOLS.sub(lambda found: _letter(found[0], on), html) if _SYMBOLS.search(html) else html


@cache
def _letter(letter: str, on: Ground) -> str:
    style = f"font-family: '{suit_family()}'; font-weight: 400; color: {suit_text_colour(SUITS[letter], on)}"
    return f'<span style="{style}">{letter}</span>'


@cache
def suit_family() -> str:
    """The family of the font of the symbols, which is added to those of the application."""
    QFontDatabase.addApplicationFont(str(resources() / "fonts" / SUIT_FONT))
    return SUIT_FAMILY


def draw_suit_text(
    painter: QPainter, box: QRectF, text: str, on: Ground, *, centred: bool = False, four_colours: bool = True
) -> None:
    """Draws one line of text with painted suit symbols in the painter's font and pen."""
    metrics = QFontMetricsF(painter.font())
    side = metrics.ascent() * 0.82
    parts, width = _parts(text), suit_text_width(text, metrics)
    x = box.center().x() - width / 2 if centred else box.x()
    baseline = box.center().y() + (metrics.ascent() - metrics.descent()) / 2
    for part in parts:
        if part in SUITS:
            suit = SUITS[part]
            symbol_box = QRectF(x, baseline - side * 0.93, side, side)
            colour = QColor(suit_text_colour(suit, on, four_colours))
            painter.fillPath(fitted_path(suit_path(suit), symbol_box), colour)
            x += side + 1
        else:
            painter.drawText(x, baseline, part)  # type: ignore[call-overload]
            x += metrics.horizontalAdvance(part)


def suit_text_width(text: str, metrics: QFontMetricsF) -> float:
    """The width of a line of text with painted suit symbols."""
    side = metrics.ascent() * 0.82
    return sum(side + 1 if part in SUITS else metrics.horizontalAdvance(part) for part in _parts(text))


def _parts(text: str) -> list[str]:
    return [part for part in _SYMBOLS.split(text) if part]


# -- A text divided into rows of one width, with painted suit symbols --------------------------------------------------


_SPACES = re.compile(r"[^\S\u00a0\u202f]+")
"""Where a row may end: at any space but those that hold a word and its sign together, as in French."""


def words_of(text: str) -> list[str]:
    """The parts of a text that are not divided where a row ends."""
    return _SPACES.split(text.strip()) if text.strip() else []


def wrapped(text: str, width: float, font: QFont) -> list[str]:
    """The rows of a text in this font, none wider than `width` pixels; a word wider than that is divided."""
    return list(_wrapped(text, width, font.key()))


def wrapped_within(text: str, width: float, font: QFont, most: int) -> list[str]:
    """The first rows of a text, `most` at most; the last of them ends in an ellipsis where more would follow."""
    # No letter is narrower than a pixel: what is longer is not divided in vain.
    rows = wrapped(text[: most * round(width) + 1], width, font)
    if len(rows) <= most:
        return rows
    rest = " ".join(rows[most - 1 :])
    return [*rows[: most - 1], QFontMetricsF(font).elidedText(rest, Qt.TextElideMode.ElideRight, width)]


def height_of_rows(rows: Sequence[str], font: QFont) -> int:
    """The height of so many rows in this font, in whole pixels."""
    return ceil(len(rows) * QFontMetricsF(font).height())


def draw_rows(painter: QPainter, box: QRectF, rows: Sequence[str], on: Ground) -> None:
    """Draws rows of text from the top of the box on, in the painter's font and pen."""
    height = QFontMetricsF(painter.font()).height()
    for number, row in enumerate(rows):
        draw_suit_text(painter, QRectF(box.x(), box.y() + number * height, box.width(), height), row, on)


@lru_cache(maxsize=512)
def _wrapped(text: str, width: float, font: str) -> tuple[str, ...]:
    metrics = _metrics(font)
    rows: list[str] = []
    row, wide = "", 0.0
    for word in words_of(text):
        longer = f"{row} {word}" if row else word
        wider = wide + _word_width(" ", font) * bool(row) + _word_width(word, font)
        if _fits(longer, wider, width, metrics):
            row, wide = longer, wider
            continue
        if row:
            rows.append(row)
        if _word_width(word, font) > width:
            *parts, word = _divided(word, width, metrics)
            rows += parts
        row, wide = word, _word_width(word, font)
    return tuple([*rows, row] if row else rows)


def _divided(word: str, width: float, metrics: QFontMetricsF) -> Iterator[str]:
    """Yields the parts of a word of which each fills a row, and the rest."""
    while (fits := _letters_that_fit(word, width, metrics)) < len(word):
        yield word[:fits]
        word = word[fits:]
    yield word


def _letters_that_fit(word: str, width: float, metrics: QFontMetricsF) -> int:
    """How many letters of a word fit into a row: one at least.

    No more of it is measured than about two rows: thousands of letters without a space would take seconds.
    """
    most = 1
    while most < len(word) and suit_text_width(word[:most], metrics) <= width:
        most *= 2
    numbers = range(1, min(most, len(word)) + 1)
    return max(1, bisect_right(numbers, width, key=lambda number: suit_text_width(word[:number], metrics)))


def _fits(row: str, wide: float, width: float, metrics: QFontMetricsF) -> bool:
    """Whether a row fits, of which the words and spaces add up to be so wide; it is measured only where that is near.

    A row differs a little from its words: letters are moved nearer to a space, and widths are rounded.
    """
    near = metrics.height()
    return wide < width - near or (wide <= width + near and suit_text_width(row, metrics) <= width)


@lru_cache(maxsize=16)
def _metrics(font: str) -> QFontMetricsF:
    used = QFont()
    used.fromString(font)
    return QFontMetricsF(used)


@lru_cache(maxsize=4096)
def _word_width(word: str, font: str) -> float:
    return suit_text_width(word, _metrics(font))
