"""The list of cases, each with a large picture of its table and the texts beside it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from bridgetable.cards.card import SUITS
from bridgetable.ui.drawing.suit_symbols import draw_suit_text, is_dark
from bridgetable.ui.drawing.text_rows import words_of
from bridgetable.ui.kit.row_list import (
    NO_PARENT,
    ROW_ROLE,
    Index,
    RowModel,
    bold_font,
    paint_heading,
    paint_row_background,
)
from bridgetable.ui.library.case_pictures import CasePictures
from bridgetable.ui.library.content.rows import Row, Rows

PICTURE_HEIGHT = 6.0
"""The height of a picture, in heights of a letter."""
PICTURE_ASPECT = 4 / 3
"""The width of a picture divided by its height."""
_ONE_LINE = int(Qt.TextFlag.TextSingleLine | Qt.AlignmentFlag.AlignVCenter)


MOST_WRAPPED = 2000
"""How many texts are remembered as they were divided into lines."""
_SAMPLE = "Mm lI"
_WRAPPED: dict[tuple[str, int, int, int, int], list[str]] = {}


class CaseModel(RowModel[Row]):
    """The rows of the library; what changes is removed, inserted or announced as changed, and nothing else."""

    def show(self, rows: Rows) -> bool:
        """Shows these rows; whether others than before."""
        before = self.rows.entries if isinstance(self.rows, Rows) else ()
        after = rows.entries
        most = min(len(before), len(after))
        start = next((at for at in range(most) if before[at] != after[at]), most)
        end = next((at for at in range(most - start) if before[-1 - at] != after[-1 - at]), most - start)
        if start + end < len(before):
            self.beginRemoveRows(NO_PARENT, start, len(before) - end - 1)
            self.rows = rows.of((*before[:start], *before[len(before) - end:]))
            self.endRemoveRows()
        if start + end < len(after):
            self.beginInsertRows(NO_PARENT, start, len(after) - end - 1)
            self.rows = rows
            self.endInsertRows()
        self.rows = rows
        if start + end:
            self.dataChanged.emit(self.index(0), self.index(len(after) - 1))
        return start + end < max(len(before), len(after))


class CaseList(QTableView):
    """The list of cases and of headings for their folders.

    It is a table of one column, because that asks for the height of no row but those of headings.
    """

    def __init__(self, pictures: CasePictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self.row_model = CaseModel(self)
        self.setModel(self.row_model)
        self.setItemDelegate(CaseDelegate(self, pictures))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        # The delegate shows which row is current; a table would fill the whole row.
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setMouseTracking(True)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.horizontalHeader().hide()
        self.horizontalHeader().setStretchLastSection(True)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._set_row_heights()
        pictures.drawn.connect(lambda _: self.viewport().update())

    def set_name(self, name: str) -> None:
        """Gives the list this name for screen readers, and so the button of the table in its hidden corner."""
        self.setAccessibleName(name)
        for button in self.findChildren(QAbstractButton):
            button.setAccessibleName(name)

    @property
    def picture_size(self) -> tuple[int, int]:
        """The width and height of the pictures in pixels, by the font of the list."""
        height = PICTURE_HEIGHT * QFontMetrics(self.font()).height()
        return round(height * PICTURE_ASPECT), round(height)

    @property
    def row_heights(self) -> tuple[int, int]:
        """The heights in pixels of the row of a case and of a heading."""
        line_height = QFontMetrics(self.font()).height()
        return self.picture_size[1] + line_height // 2, round(1.9 * line_height)

    def changeEvent(self, event: QEvent) -> None:
        """Lays the rows out again for another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._set_row_heights()

    def _set_row_heights(self) -> None:
        case_height, heading_height = self.row_heights
        self.verticalHeader().setDefaultSectionSize(case_height)
        rows = self.row_model.rows
        for number in rows.headings if isinstance(rows, Rows) else ():
            self.setRowHeight(number, heading_height)

    def show_rows(self, rows: Rows, current: int) -> None:
        """Shows these rows and makes the one with this number current; a negative one leaves none."""
        others = self.row_model.show(rows)
        if others:
            self._set_row_heights()
        index = self.row_model.index(current) if current >= 0 else QModelIndex()
        if index != self.currentIndex():
            self.setCurrentIndex(index)
            others = True
        if others and current >= 0:
            self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)

    @property
    def current(self) -> Row | None:
        """The row of the current case; None when there is none."""
        row = self.currentIndex().data(ROW_ROLE)
        return row if isinstance(row, Row) and not row.is_heading else None

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """The case to which a key moves; headings are passed over."""
        moves = QAbstractItemView.CursorAction
        page = max(1, self.viewport().height() // self.row_heights[0])
        last = len(self.row_model.rows) - 1
        here = self.currentIndex().row()
        targets = {
            moves.MoveUp: here - 1, moves.MovePrevious: here - 1, moves.MoveDown: here + 1, moves.MoveNext: here + 1,
            moves.MovePageUp: here - page, moves.MovePageDown: here + page, moves.MoveHome: 0, moves.MoveEnd: last,
        }
        if last < 0 or action not in targets:
            return self.currentIndex()
        target = min(last, max(0, targets[action]))
        step = -1 if target < here else 1
        for at in (*range(target, last + 1 if step > 0 else -1, step), *range(target, here, -step)):
            if not self.row_model.rows[at].is_heading:
                return self.row_model.index(at)
        return self.currentIndex()


class CaseDelegate(QStyledItemDelegate):
    """Paints the rows of the list: cases, and headings for their folders."""

    def __init__(self, view: CaseList, pictures: CasePictures) -> None:
        super().__init__(view)
        self._view, self._pictures = view, pictures

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paints one row."""
        row = index.data(ROW_ROLE)
        if not isinstance(row, Row):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._view.font())
        box: QRect = option.rect
        palette, state = self._view.palette(), option.state
        if row.case is None:
            paint_heading(painter, box, row.title, palette)
        else:
            current = index.row() == self._view.currentIndex().row()
            if current or state & QStyle.StateFlag.State_MouseOver:
                paint_row_background(painter, box, palette, current)
            self._paint_case(painter, box, row, palette)
        painter.restore()

    def _paint_case(self, painter: QPainter, box: QRect, row: Row, palette: QPalette) -> None:
        line_height = QFontMetrics(self._view.font()).height()
        width, height = self._view.picture_size
        place = QRect(box.x() + line_height // 2, box.y() + line_height // 4, width, height)
        picture = self._pictures.picture(row.case) if row.case is not None else None
        if picture is not None:
            painter.drawPixmap(place, picture)
        painter.setPen(QPen(palette.mid().color(), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(place)
        if row.case is not None and row.case.error is not None:
            _paint_warning(painter, place, palette)
        left = place.right() + line_height
        _paint_texts(painter, QRect(left, place.y(), box.right() - left - line_height // 2, height), row, palette)


def _paint_texts(painter: QPainter, box: QRect, row: Row, palette: QPalette) -> None:
    """Paints the title, below it what the case teaches, edition and Laws, and as much of the story as fits."""
    plain = QFont(painter.font())
    line_height = QFontMetrics(plain).height()
    faulty = row.case is not None and row.case.error is not None
    painter.setFont(bold_font(plain))
    painter.setPen(palette.text().color())
    top = _paint_wrapped(painter, QRect(box.x(), box.y(), box.width(), round(2.3 * line_height)), row.title, palette)
    painter.setFont(plain)
    if row.teaches:
        most = 2 if top < box.y() + 2 * line_height else 1
        top = _paint_wrapped(painter, QRect(box.x(), top, box.width(), most * line_height), row.teaches, palette)
    left = box.x()
    for text in filter(None, (row.badge, row.edition)):
        left = _paint_badge(painter, left, top, text, palette, filled=text == row.badge)
    painter.setPen(palette.placeholderText().color())
    room = QRect(left, top, box.right() - left, round(1.35 * line_height))
    laws = QFontMetrics(plain).elidedText(row.laws, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, _ONE_LINE, laws)
    if row.laws or row.edition or row.badge:
        top += round(1.5 * line_height)
    painter.setPen(_fault_colour(palette) if faulty else palette.placeholderText().color())
    lines = max(1, (box.bottom() + 1 - top) // line_height)
    _paint_wrapped(painter, QRect(box.x(), top, box.width(), lines * line_height), row.detail, palette)


def _paint_wrapped(painter: QPainter, box: QRect, text: str, palette: QPalette) -> int:
    """Paints as many lines as fit, the last one elided; returns the y below them."""
    metrics = painter.fontMetrics()
    line_height = metrics.height()
    lines = wrapped(text, metrics, box.width(), max(1, box.height() // line_height))
    for number, line in enumerate(lines):
        place = QRect(box.x(), box.y() + number * line_height, box.width(), line_height)
        if any(symbol in line for symbol in SUITS):
            draw_suit_text(painter, QRectF(place), line, is_dark(palette))
        else:
            painter.drawText(place, _ONE_LINE, line)
    return box.y() + len(lines) * line_height + line_height // 5


def wrapped(text: str, metrics: QFontMetrics, width: int, most: int) -> list[str]:
    """Returns the text in at most `most` lines no wider than `width` pixels; a longer text is elided."""
    key = (text, metrics.height(), metrics.horizontalAdvance(_SAMPLE), width, most)
    lines = _WRAPPED.get(key)
    if lines is None:
        if len(_WRAPPED) >= MOST_WRAPPED:
            _WRAPPED.clear()
        lines = _WRAPPED[key] = _wrap(text, metrics, width, most)
    return lines


def _wrap(text: str, metrics: QFontMetrics, width: int, most: int) -> list[str]:
    lines: list[str] = []
    left = words_of(text)
    while left and len(lines) < most:
        taken = 1
        while taken < len(left) and metrics.horizontalAdvance(" ".join(left[: taken + 1])) <= width:
            taken += 1
        last = len(lines) == most - 1
        line = " ".join(left if last else left[:taken])
        lines.append(metrics.elidedText(line, Qt.TextElideMode.ElideRight, width))
        left = left[taken:]
    return lines


def _paint_badge(painter: QPainter, left: int, top: int, text: str, palette: QPalette, *, filled: bool) -> int:
    """Paints a text in a frame, filled or not; returns the x to the right of it."""
    metrics = painter.fontMetrics()
    line_height = metrics.height()
    box = QRectF(left, top, metrics.horizontalAdvance(text) + 0.8 * line_height, 1.3 * line_height)
    painter.setPen(QPen(palette.highlight().color(), 1.5))
    painter.setBrush(palette.highlight() if filled else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, 4, 4)
    painter.setPen(palette.highlightedText().color() if filled else palette.text().color())
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
    return round(box.right() + 0.5 * line_height)


def _paint_warning(painter: QPainter, place: QRect, palette: QPalette) -> None:
    """Paints an exclamation mark in place of the picture."""
    font = bold_font(painter.font())
    font.setPixelSize(max(1, place.height() // 2))
    painter.save()
    painter.setFont(font)
    painter.setPen(_fault_colour(palette))
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, "!")
    painter.restore()


def _fault_colour(palette: QPalette) -> QColor:
    return QColor("#ff8a80" if is_dark(palette) else "#b3261e")
