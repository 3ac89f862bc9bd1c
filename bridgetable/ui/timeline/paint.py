"""How a cell of the timeline looks: every mark has a shape of its own, never only a colour."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPalette, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from bridgetable.ui.drawing.suit_symbols import draw_suit_text, is_dark
from bridgetable.ui.timeline.content.rows import Calls, Cell, Fork, Row, Said, Tricks

ITEM = int(Qt.ItemDataRole.UserRole) + 1
SIGNS = {"ruling": "§", "attention": "!", "choice": "?", "note": "¶", "word": "»", "start": "•"}


class Item(msgspec.Struct, frozen=True):
    """All that is to be painted in one cell."""

    row: Row
    cell: Cell | None
    label: str
    current: bool = False
    ahead: bool = False
    marks: bool = True


class TimelinePaint(QStyledItemDelegate):
    """Paints cards with their marks, words with their signs, forks with their branches."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Rows are one line tall."""
        height = round(option.fontMetrics.height() * 1.5)
        return QSize(height, height)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """One cell."""
        item = index.data(ITEM)
        if not isinstance(item, Item):
            return
        palette: QPalette = option.palette
        box = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(option.font)
        if item.current and index.column() > 0:
            _highlight(painter, box, palette)
        painter.setOpacity(0.5 if item.ahead else 1.0)
        painter.setPen(palette.text().color())
        if index.column() == 0:
            _first_column(painter, box, item, palette)
        elif isinstance(item.row, Tricks | Calls):
            _card(painter, box, item, palette)
        else:
            _words(painter, box, item, palette)
        painter.restore()


def _highlight(painter: QPainter, box: QRectF, palette: QPalette) -> None:
    edge = palette.highlight().color()
    fill = QColor(edge)
    fill.setAlphaF(0.22)
    painter.setPen(QPen(edge, 2))
    painter.setBrush(fill)
    painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 4, 4)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _first_column(painter: QPainter, box: QRectF, item: Item, palette: QPalette) -> None:
    painter.setPen(palette.placeholderText().color())
    match item.row:
        case Tricks(number):
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))
        case Said(_, kind):
            _sign(painter, box, SIGNS[kind], palette, strong=kind in ("ruling", "attention"))
        case Fork(_, shown):
            _fork(painter, box, shown, palette)


def _sign(painter: QPainter, box: QRectF, sign: str, palette: QPalette, *, strong: bool) -> None:
    side = min(box.width(), box.height()) * 0.72
    disc = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
    font = QFont(painter.font())
    font.setBold(True)
    painter.setFont(font)
    if strong:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.highlight())
        painter.drawRoundedRect(disc, 3, 3)
        painter.setPen(palette.highlightedText().color())
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, sign)


def _fork(painter: QPainter, box: QRectF, shown: bool, palette: QPalette) -> None:
    middle, reach = box.center(), box.height() * 0.5
    path = QPainterPath(QPointF(middle.x() - reach * 0.5, box.top()))
    path.lineTo(middle.x() - reach * 0.5, middle.y())
    path.lineTo(middle.x() + reach * 0.2, middle.y())
    painter.setPen(QPen(palette.text().color(), 1.6))
    painter.drawPath(path)
    painter.setBrush(palette.text() if shown else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(middle.x() + reach * 0.45, middle.y()), reach * 0.26, reach * 0.26)


def _card(painter: QPainter, box: QRectF, item: Item, palette: QPalette) -> None:
    cell = item.cell
    if cell is None:
        return
    font = QFont(painter.font())
    font.setBold(cell.wins)
    font.setStrikeOut(cell.withdrawn)
    painter.setFont(font)
    draw_suit_text(painter, box, item.label, is_dark(palette), centred=True)
    if cell.leads:
        _lead(painter, box, palette)
    if cell.wins:
        width = QFontMetricsF(font).horizontalAdvance(item.label)
        y = box.bottom() - 3.5
        painter.setPen(QPen(palette.text().color(), 1.8))
        painter.drawLine(QPointF(box.center().x() - width / 2, y), QPointF(box.center().x() + width / 2, y))
    if cell.irregular and (item.marks or not cell.hidden):
        _mark(painter, box, hollow=cell.hidden, palette=palette)


def _lead(painter: QPainter, box: QRectF, palette: QPalette) -> None:
    size = box.height() * 0.2
    left, middle = box.left() + 1, box.center().y()
    arrow = QPainterPath(QPointF(left, middle - size))
    arrow.lineTo(left + size, middle)
    arrow.lineTo(left, middle + size)
    arrow.closeSubpath()
    painter.fillPath(arrow, palette.placeholderText())


def _mark(painter: QPainter, box: QRectF, *, hollow: bool, palette: QPalette) -> None:
    """A diamond in the corner: hollow while nobody at the table has noticed."""
    size = box.height() * 0.17
    at = QPointF(box.right() - size - 1, box.top() + size + 2)
    diamond = QPainterPath(at + QPointF(0, -size))
    for x, y in ((size, 0), (0, size), (-size, 0)):
        diamond.lineTo(at + QPointF(x, y))
    diamond.closeSubpath()
    colour = palette.brightText().color() if not is_dark(palette) else QColor("#ffc928")
    painter.setBrush(Qt.BrushStyle.NoBrush if hollow else colour)
    painter.setPen(QPen(colour, 1.6))
    painter.drawPath(diamond)


def _words(painter: QPainter, box: QRectF, item: Item, palette: QPalette) -> None:
    text_box = box.adjusted(7, 0, -6, 0)
    if isinstance(item.row, Fork) and item.row.shown:
        font = QFont(painter.font())
        font.setBold(True)
        painter.setFont(font)
    metrics = QFontMetricsF(painter.font())
    draw_suit_text(painter, text_box, metrics.elidedText(item.label, Qt.TextElideMode.ElideRight, text_box.width()),
         is_dark(palette))
