"""The list of what can go wrong: rows of two lines with their Law, headings, and cards to choose from as cards."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from bridgetable.ui.drawing.card_faces import CardPicture, CardStyle, card_pixmap
from bridgetable.ui.drawing.suit_symbols import SYMBOLS, draw_suit_text, is_dark
from bridgetable.ui.kit.row_list import ROW_ROLE, Index, RowList, bold_font, paint_heading, paint_row_background
from bridgetable.ui.table.layout.elements import CARD_ASPECT
from bridgetable.ui.wrong.content.rows import Row

CARD = 4.4
"""How wide a card to choose is, in heights of a letter."""
EDGE = 0.35
"""The space round the text of a row, in heights of a letter."""


class WrongList(RowList[Row]):
    """The rows to go through with the arrows, or to click on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(RowPaint(self))

    def tell(self, rows: list[Row]) -> None:
        """Shows these rows from the top, the first that can be chosen being the current one."""
        cards = any(row.card is not None for row in rows)
        self.setFlow(QListView.Flow.LeftToRight if cards else QListView.Flow.TopToBottom)
        self.setWrapping(cards)
        self.row_model.set_rows(rows)
        first = next((n for n, row in enumerate(rows) if not row.is_heading), None)
        if first is not None:
            self.setCurrentIndex(self.row_model.index(first))
        self.scrollToTop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words take as many lines as the new width makes of them."""
        super().resizeEvent(event)
        self.doItemsLayout()

    @property
    def of_cards(self) -> bool:
        """Whether there are cards to choose from, side by side."""
        return self.isWrapping()

    def current(self) -> Row | None:
        """The row the keyboard is at."""
        row = self.currentIndex().data(ROW_ROLE)
        return row if isinstance(row, Row) and not row.is_heading else None


class RowPaint(QStyledItemDelegate):
    """Paints a row."""

    def __init__(self, view: WrongList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """A card is as large as a card; words take the lines they need."""
        row, high = index.data(ROW_ROLE), QFontMetrics(self._view.font()).height()
        if not isinstance(row, Row):
            return QSize()
        if row.card is not None:
            return QSize(round((CARD + 0.5) * high), round((CARD_ASPECT * CARD + 0.5) * high))
        width = self._view.viewport().width()
        return QSize(width, RowLayout(self._view.font(), row, width).height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """One row."""
        row = index.data(ROW_ROLE)
        if not isinstance(row, Row):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._view.font())
        palette, state = self._view.palette(), option.state
        box: QRect = option.rect
        current = bool(state & QStyle.StateFlag.State_Selected)
        if row.card is not None:
            _card(painter, box, row, palette, current)
        elif row.is_heading:
            paint_heading(painter, box, row.title, palette)
        else:
            if current or state & QStyle.StateFlag.State_MouseOver:
                paint_row_background(painter, box, palette, current)
            _line(painter, box, row, palette)
        painter.restore()


class RowLayout:
    """How the words of a row are shared out: what is done beside its Law, and under both what that would be."""

    def __init__(self, font: QFont, row: Row, width: int) -> None:
        high = QFontMetrics(font).height()
        self.edge = round(EDGE * high)
        self.left = round((2.3 if row.law else 0.6) * high)
        self.law = QFontMetrics(font).horizontalAdvance(row.law) + (high if row.law else 0)
        inner = width - self.left - self.edge
        self.title = round(0.15 * high) + text_height(bold_font(font), row.title, inner - self.law)
        self.height = self.title + text_height(font, row.detail, inner) + 2 * self.edge


def text_height(font: QFont, text: str, width: int) -> int:
    """How tall this text is in lines no wider than that; with suit symbols it is always one line."""
    if not text:
        return 0
    metrics = QFontMetrics(font)
    if any(symbol in text for symbol in SYMBOLS):
        return metrics.height()
    return metrics.boundingRect(0, 0, max(1, width), 9999, Qt.TextFlag.TextWordWrap, text).height()


def _line(painter: QPainter, box: QRect, row: Row, palette: QPalette) -> None:
    """The letter of the player, what he does and its Law, and under it what that would be."""
    plain = painter.font()
    lines, high = RowLayout(plain, row, box.width()), QFontMetrics(plain).height()
    inner = box.adjusted(lines.left, lines.edge, -lines.edge, -lines.edge)
    if row.letter:
        _letter(painter, QRectF(box.x() + lines.edge, inner.y(), 1.5 * high, 1.25 * high), row.letter, palette)
    painter.setFont(plain)
    painter.setPen(palette.text().color())
    painter.drawText(inner, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight, row.law)
    painter.setFont(bold_font(plain))
    _write(painter, QRect(inner.x(), inner.y(), inner.width() - lines.law, lines.title), row.title, palette)
    painter.setFont(plain)
    painter.setPen(palette.placeholderText().color())
    _write(painter, inner.adjusted(0, lines.title, 0, 0), row.detail, palette)


def _write(painter: QPainter, box: QRect, text: str, palette: QPalette) -> None:
    """One line with painted suit symbols, or as many as the words need."""
    if any(symbol in text for symbol in SYMBOLS):
        draw_suit_text(painter, QRectF(box), text, is_dark(palette))
    else:
        painter.drawText(box, int(Qt.TextFlag.TextWordWrap), text)


def _letter(painter: QPainter, box: QRectF, letter: str, palette: QPalette) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.highlight())
    painter.drawRoundedRect(box, 4, 4)
    painter.setPen(palette.highlightedText().color())
    painter.setFont(bold_font(painter.font()))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)


def _card(painter: QPainter, box: QRect, row: Row, palette: QPalette, current: bool) -> None:
    high = QFontMetrics(painter.font()).height()
    wide, tall = round(CARD * high), round(CARD_ASPECT * CARD * high)
    x, y = box.center().x() - wide // 2, box.center().y() - tall // 2
    device = painter.device()
    ratio = device.devicePixelRatioF() if device is not None else 1.0
    painter.drawPixmap(x, y, card_pixmap(CardPicture(row.card, wide, tall), ratio, CardStyle()))
    if current:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(palette.highlight().color(), max(3.0, 0.25 * high)))
        painter.drawRoundedRect(QRectF(x, y, wide, tall).adjusted(-2, -2, 2, 2), 6, 6)

