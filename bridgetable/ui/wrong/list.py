"""The list view of what can go wrong: headings, rows of two lines with their Law, and cards to choose from."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from bridgetable.cards.card import SUITS
from bridgetable.ui.drawing.card_faces import CardPicture, CardStyle, card_pixmap
from bridgetable.ui.drawing.suit_symbols import draw_suit_text, is_dark
from bridgetable.ui.kit.row_list import ROW_ROLE, Index, RowList, bold_font, paint_heading, paint_row_background
from bridgetable.ui.table.layout.elements import CARD_ASPECT
from bridgetable.ui.wrong.content.rows import Row

CARD_WIDTH = 4.4
"""The width of a card to choose, in font heights."""
MARGIN = 0.35
"""The margin around the text of a row, in font heights."""


class WrongList(RowList[Row]):
    """The list of lines or of the choices of a prompt."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card_style = CardStyle()
        """How the cards to choose from are painted."""
        self.setItemDelegate(RowDelegate(self))

    def show_rows(self, rows: list[Row]) -> None:
        """Shows these rows from the top and selects the first that is not a heading; cards are shown side by side."""
        cards = any(row.card is not None for row in rows)
        self.setFlow(QListView.Flow.LeftToRight if cards else QListView.Flow.TopToBottom)
        self.setWrapping(cards)
        self.row_model.set_rows(rows)
        first = next((n for n, row in enumerate(rows) if not row.is_heading), None)
        if first is not None:
            self.setCurrentIndex(self.row_model.index(first))
        self.scrollToTop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lays out the rows again, since texts may wrap differently."""
        super().resizeEvent(event)
        self.doItemsLayout()

    @property
    def shows_cards(self) -> bool:
        """Whether the rows are cards, side by side."""
        return self.isWrapping()

    def current_row(self) -> Row | None:
        """The selected row; None where there is none."""
        row = self.currentIndex().data(ROW_ROLE)
        return row if isinstance(row, Row) and not row.is_heading else None


class RowDelegate(QStyledItemDelegate):
    """Paints the rows."""

    def __init__(self, view: WrongList) -> None:
        super().__init__(view)
        self._view = view
        self._heights: dict[tuple[str, int, str, str, str], int] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The size of a row: that of a card, or the height its texts need."""
        row, line_height = index.data(ROW_ROLE), QFontMetrics(self._view.font()).height()
        if not isinstance(row, Row):
            return QSize()
        if row.card is not None:
            return QSize(round((CARD_WIDTH + 0.5) * line_height), round((CARD_ASPECT * CARD_WIDTH + 0.5) * line_height))
        width, font = self._view.viewport().width(), self._view.font()
        key = font.key(), width, row.title, row.detail, row.law
        if key not in self._heights:
            self._heights[key] = RowLayout(font, row, width).height
        return QSize(width, self._heights[key])

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paints one row."""
        row = index.data(ROW_ROLE)
        if not isinstance(row, Row):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._view.font())
        palette, state = self._view.palette(), option.state
        box: QRect = option.rect
        is_current = bool(state & QStyle.StateFlag.State_Selected)
        if row.card is not None:
            _draw_card(painter, box, row, self._view, is_current)
        elif row.is_heading:
            paint_heading(painter, box, row.title, palette)
        else:
            if is_current or state & QStyle.StateFlag.State_MouseOver:
                paint_row_background(painter, box, palette, is_current)
            _draw_line(painter, box, row, palette)
        painter.restore()


class RowLayout:
    """The layout of a row, in pixels: the title with the Law to its right, and the detail below.

    `edge` is the margin, `left` the left edge of the texts, `law` the width of the Law; `title` and `height` are the
    heights of the title and of the row.
    """

    def __init__(self, font: QFont, row: Row, width: int) -> None:
        line_height = QFontMetrics(font).height()
        self.edge = round(MARGIN * line_height)
        self.left = round((2.3 if row.law else 0.6) * line_height)
        self.law = QFontMetrics(font).horizontalAdvance(row.law) + (line_height if row.law else 0)
        inner = width - self.left - self.edge
        self.title = round(0.15 * line_height) + text_height(bold_font(font), row.title, inner - self.law)
        self.height = self.title + text_height(font, row.detail, inner) + 2 * self.edge


def text_height(font: QFont, text: str, width: int) -> int:
    """The height of this text wrapped to a width, in pixels; a text with suit symbols stays on one line."""
    if not text:
        return 0
    metrics = QFontMetrics(font)
    if any(symbol in text for symbol in SUITS):
        return metrics.height()
    return metrics.boundingRect(0, 0, max(1, width), 9999, Qt.TextFlag.TextWordWrap, text).height()


def _draw_line(painter: QPainter, box: QRect, row: Row, palette: QPalette) -> None:
    """Draws the letter of the player, the title with its Law, and the detail below."""
    font = painter.font()
    lines, line_height = RowLayout(font, row, box.width()), QFontMetrics(font).height()
    inner = box.adjusted(lines.left, lines.edge, -lines.edge, -lines.edge)
    if row.letter:
        letter_box = QRectF(box.x() + lines.edge, inner.y(), 1.5 * line_height, 1.25 * line_height)
        _draw_letter(painter, letter_box, row.letter, palette)
    painter.setFont(font)
    painter.setPen(palette.text().color())
    painter.drawText(inner, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight, row.law)
    painter.setFont(bold_font(font))
    _draw_words(painter, QRect(inner.x(), inner.y(), inner.width() - lines.law, lines.title), row.title, palette)
    painter.setFont(font)
    painter.setPen(palette.placeholderText().color())
    _draw_words(painter, inner.adjusted(0, lines.title, 0, 0), row.detail, palette)


def _draw_words(painter: QPainter, box: QRect, text: str, palette: QPalette) -> None:
    """Draws one line with painted suit symbols, or a wrapped text without any."""
    if any(symbol in text for symbol in SUITS):
        draw_suit_text(painter, QRectF(box), text, is_dark(palette))
    else:
        painter.drawText(box, int(Qt.TextFlag.TextWordWrap), text)


def _draw_letter(painter: QPainter, box: QRectF, letter: str, palette: QPalette) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.highlight())
    painter.drawRoundedRect(box, 4, 4)
    painter.setPen(palette.highlightedText().color())
    painter.setFont(bold_font(painter.font()))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)


def _draw_card(painter: QPainter, box: QRect, row: Row, view: WrongList, is_current: bool) -> None:
    line_height = QFontMetrics(painter.font()).height()
    width, height = round(CARD_WIDTH * line_height), round(CARD_ASPECT * CARD_WIDTH * line_height)
    x, y = box.center().x() - width // 2, box.center().y() - height // 2
    device = painter.device()
    ratio = device.devicePixelRatioF() if device is not None else 1.0
    painter.drawPixmap(x, y, card_pixmap(CardPicture(row.card, width, height), ratio, view.card_style))
    if is_current:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(view.palette().highlight().color(), max(3.0, 0.25 * line_height)))
        painter.drawRoundedRect(QRectF(x, y, width, height).adjusted(-2, -2, 2, 2), 6, 6)

