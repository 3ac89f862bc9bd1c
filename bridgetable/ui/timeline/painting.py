"""Painting of the timeline's cells; every mark has a shape of its own and does not rely on colour."""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import NamedTuple

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QTableView

from bridgetable.ui.drawing.suit_symbols import (
    draw_rows,
    draw_suit_text,
    ground_of,
    is_dark,
    suit_text_width,
    wrapped,
    wrapped_within,
)
from bridgetable.ui.timeline.rows import Fate

TEXT_EDGES = (7, 6)
"""The pixels left free before and after a text."""
MOST_LETTERS = 1_000
"""The most letters of a text that are looked at: the rows of the widest column do not hold as many."""
ROW_HEIGHT = 1.45
"""The height of a row of one line, in line heights."""
_ABOVE = 2
"""How many pixels the line of a fork may reach into the row above."""
_MOST_PICTURES = 2_000
"""How many pictures of cells are kept: all that one sees of some hundred steps."""


class CellKind(enum.Enum):
    """What a cell shows: the number of a trick, a card or a call, or in other rows a sign and then a text."""

    NUMBER = "number"
    CARD = "card"
    SIGN = "sign"
    FORK = "fork"
    TEXT = "text"


class CellItem(msgspec.Struct, frozen=True):
    """What is painted in a cell; `fate` is that of its card or call, and a `strong` sign stands out.

    `ahead`: its step comes after the cursor; `irregular`: its step was irregular; `marks`: hidden marks are painted;
    `shown`: it belongs to the branch in view of a fork.
    """

    kind: CellKind
    label: str
    fate: Fate | None = None
    current: bool = False
    ahead: bool = False
    irregular: bool = False
    marks: bool = True
    shown: bool = False
    strong: bool = False


class RowText(NamedTuple):
    """A text across the columns; bold for the branch in view."""

    label: str
    bold: bool


class CellPainter:
    """Paints the cells of a view: each picture once, as long as letters and colours remain."""

    def __init__(self) -> None:
        self._style: tuple[object, ...] = ()
        self._pictures: dict[tuple[CellItem, int, int], QPixmap | None] = {}

    def paint_rows(self, view: QTableView, rows: range, item_at: Callable[[int, int], CellItem | None]) -> None:
        """Paints these rows of a view, each cell as `item_at` gives it by row and column.

        A delegate would be asked for every cell, and for most of them in vain.
        """
        columns = range(view.horizontalHeader().count())
        edges = [(view.columnViewportPosition(n), view.columnWidth(n)) for n in columns]
        right, palette, font = sum(edges[-1]), view.palette(), view.font()
        ratio = view.devicePixelRatioF()
        style = palette.cacheKey(), font.key(), ratio
        if style != self._style or len(self._pictures) > _MOST_PICTURES:
            self._style, self._pictures = style, {}
        with QPainter(view.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(font)
            for row in rows:
                top, height = view.rowViewportPosition(row), view.rowHeight(row)
                for column, (left, width) in zip(columns, edges, strict=True):
                    item = item_at(row, column)
                    if item is None:
                        continue
                    spans = item.kind is CellKind.TEXT
                    self._paint(painter, (left, top, right - left if spans else width, height), item, palette, ratio)
                    if spans:
                        break

    def _paint(
        self, painter: QPainter, place: tuple[int, int, int, int], item: CellItem, palette: QPalette, ratio: float
    ) -> None:
        left, top, width, height = place
        key = item, width, height
        if key not in self._pictures:
            fits = ratio.is_integer() and _fits(item, width, painter.font())
            self._pictures[key] = _picture(item, width, height, painter.font(), palette, ratio) if fits else None
        picture = self._pictures[key]
        if picture is not None:
            painter.drawPixmap(left, top - (_ABOVE if item.kind is CellKind.FORK else 0), picture)
        else:
            font = painter.font()
            _paint_cell(painter, QRectF(left, top, width, height), item, palette)
            painter.setFont(font)


def _fits(item: CellItem, width: int, font: QFont) -> bool:
    """Whether nothing reaches into other columns, as a long call does."""
    return item.kind is not CellKind.CARD or suit_text_width(item.label, QFontMetricsF(_bold(font))) <= width


def _picture(item: CellItem, width: int, height: int, font: QFont, palette: QPalette, ratio: float) -> QPixmap:
    """The picture of a cell on the background of the view, on which letters look as they would there.

    That of a fork, which has no letters, is transparent and begins _ABOVE pixels above the cell.
    """
    above = _ABOVE if item.kind is CellKind.FORK else 0
    picture = QPixmap(round(width * ratio), round((height + above) * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(QColor(Qt.GlobalColor.transparent) if above else palette.base().color())
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font)
        _paint_cell(painter, QRectF(0, above, width, height), item, palette)
    return picture


AHEAD = 0.82
"""How strong what comes after the position is: letters keep a contrast of more than 4.5, and signs of suits of 3."""


def _paint_cell(painter: QPainter, box: QRectF, item: CellItem, palette: QPalette) -> None:
    if item.current and item.kind in (CellKind.CARD, CellKind.TEXT):
        _draw_highlight(painter, box, palette)
    painter.setOpacity(AHEAD if item.ahead else 1.0)
    painter.setPen(palette.text().color())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    match item.kind:
        case CellKind.NUMBER:
            painter.setPen(palette.placeholderText().color())
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, item.label)
        case CellKind.CARD:
            _draw_card(painter, box, item, palette)
        case CellKind.SIGN:
            painter.setPen(palette.placeholderText().color())
            _draw_sign(painter, box, item.label, palette, strong=item.strong)
        case CellKind.FORK:
            _draw_fork(painter, box, item.shown, palette)
        case CellKind.TEXT:
            _draw_text(painter, box, item, palette)
    painter.setOpacity(1.0)


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setBold(True)
    return bold


def _draw_highlight(painter: QPainter, box: QRectF, palette: QPalette) -> None:
    edge = palette.highlight().color()
    fill = QColor(edge)
    fill.setAlphaF(0.22)
    painter.setPen(QPen(edge, 2))
    painter.setBrush(fill)
    painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 4, 4)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _draw_sign(painter: QPainter, box: QRectF, sign: str, palette: QPalette, *, strong: bool) -> None:
    side = min(box.width(), box.height()) * 0.72
    disc = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
    painter.setFont(_bold(painter.font()))
    if strong:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.highlight())
        painter.drawRoundedRect(disc, 3, 3)
        painter.setPen(palette.highlightedText().color())
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, sign)


def _draw_fork(painter: QPainter, box: QRectF, shown: bool, palette: QPalette) -> None:
    middle, reach = box.center(), box.height() * 0.5
    path = QPainterPath(QPointF(middle.x() - reach * 0.5, box.top()))
    path.lineTo(middle.x() - reach * 0.5, middle.y())
    path.lineTo(middle.x() + reach * 0.2, middle.y())
    painter.setPen(QPen(palette.text().color(), 1.6))
    painter.drawPath(path)
    painter.setBrush(palette.text() if shown else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(middle.x() + reach * 0.45, middle.y()), reach * 0.26, reach * 0.26)


def _draw_card(painter: QPainter, box: QRectF, item: CellItem, palette: QPalette) -> None:
    fate = item.fate
    if fate is None:
        return
    font = QFont(painter.font())
    font.setBold(fate.wins)
    font.setStrikeOut(fate.withdrawn)
    painter.setFont(font)
    draw_suit_text(painter, box, item.label, ground_of(palette), centred=True)
    if fate.leads:
        _draw_lead(painter, box, palette)
    if fate.wins:
        width = QFontMetricsF(font).horizontalAdvance(item.label)
        y = box.bottom() - 3.5
        painter.setPen(QPen(palette.text().color(), 1.8))
        painter.drawLine(QPointF(box.center().x() - width / 2, y), QPointF(box.center().x() + width / 2, y))
    if item.irregular and (item.marks or not fate.hidden):
        _draw_mark(painter, box, hollow=fate.hidden, palette=palette)


def _draw_lead(painter: QPainter, box: QRectF, palette: QPalette) -> None:
    size = box.height() * 0.2
    left, middle = box.left() + 1, box.center().y()
    arrow = QPainterPath(QPointF(left, middle - size))
    arrow.lineTo(left + size, middle)
    arrow.lineTo(left, middle + size)
    arrow.closeSubpath()
    painter.fillPath(arrow, palette.placeholderText())


def _draw_mark(painter: QPainter, box: QRectF, *, hollow: bool, palette: QPalette) -> None:
    """Draws a diamond in the corner, hollow while no one at the table has noticed the irregularity."""
    size = box.height() * 0.17
    centre = QPointF(box.right() - size - 1, box.top() + size + 2)
    diamond = QPainterPath(centre + QPointF(0, -size))
    for x, y in ((size, 0), (0, size), (-size, 0)):
        diamond.lineTo(centre + QPointF(x, y))
    diamond.closeSubpath()
    colour = palette.brightText().color() if not is_dark(palette) else QColor("#ffc928")
    painter.setBrush(Qt.BrushStyle.NoBrush if hollow else colour)
    painter.setPen(QPen(colour, 1.6))
    painter.drawPath(diamond)


def _draw_text(painter: QPainter, box: QRectF, item: CellItem, palette: QPalette) -> None:
    """Draws a text in as many lines as the row has, and what is longer with an ellipsis."""
    left, right = TEXT_EDGES
    text_box, font = box.adjusted(left, 0, -right, 0), _bold(painter.font()) if item.shown else painter.font()
    painter.setFont(font)
    height = QFontMetricsF(font).height()
    rows = wrapped_within(item.label[:MOST_LETTERS], text_box.width(), font, max(1, int(box.height() / height)))
    text_box.setTop(box.center().y() - len(rows) * height / 2)
    draw_rows(painter, text_box, rows, ground_of(palette))


def lines_needed(text: RowText, width: int, font: QFont) -> int:
    """How many lines a text needs in a cell of this width."""
    used, room = _bold(font) if text.bold else font, float(width - sum(TEXT_EDGES))
    # Most texts fit into one line, and to measure is quicker than to divide.
    label = text.label[:MOST_LETTERS]
    if suit_text_width(label, QFontMetricsF(used)) <= room:
        return 1
    return len(wrapped(label, room, used))


def row_height(lines: int, font: QFont) -> int:
    """The height of a row of so many lines."""
    return round((lines - 1 + ROW_HEIGHT) * QFontMetricsF(font).height())
