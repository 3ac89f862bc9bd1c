"""The tables of the progress: what comes back, and where the user stands, with a bar in each line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QLineF, QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from bridgetable.rehearsal.progress import Tally
from bridgetable.ui.drawing.suit_symbols import is_dark
from bridgetable.ui.kit.plain_text import CutTextDelegate
from bridgetable.ui.kit.row_list import bold_font
from bridgetable.ui.progress.lines import ComingLine, StandingLine, percent
from bridgetable.words.catalogue import Words

# -- A bar divided by counts -------------------------------------------------------------------------------------------


def divided(width: float, counts: Sequence[int], least: float) -> tuple[tuple[float, float], ...]:
    """The left end and the width of the part of each count, which fill the bar in proportion.

    A part that is not empty is at least so wide, as far as the bar has room for all of them.
    """
    there = sorted((at for at, count in enumerate(counts) if count), key=lambda at: counts[at])
    least = min(least, width / max(1, len(there)))
    widths, room, left = [0.0] * len(counts), width, sum(counts)
    # The smallest first: a part that is widened leaves less to the larger ones.
    for at in there:
        widths[at] = max(least, room * counts[at] / left)
        room, left = room - widths[at], left - counts[at]
    return tuple((sum(widths[:at]), each) for at, each in enumerate(widths))


# -- The tables of the progress: what comes back, and where the user stands, with a bar in each line -------------------


_TALLY = int(Qt.ItemDataRole.UserRole) + 1
_LINE = 1.6
"""The height of a line, in heights of a letter."""
_COUNTS = ("right", "partly", "wrong", "share")
_FILLS = {False: ("#1f6e50", "#ffd666", "#b3261e"), True: ("#3f9a74", "#e0b040", "#e5675c")}
"""The colours of right, in part and wrong, in the light and in the dark."""
_LETTERS = {False: ("#ffffff", "#1b1500", "#ffffff"), True: ("#06120c", "#1b1500", "#180402")}
_PATTERNS = (Qt.BrushStyle.NoBrush, Qt.BrushStyle.BDiagPattern, Qt.BrushStyle.DiagCrossPattern)


class Lines(QTableWidget):
    """A table of lines, one of which is current; `name` is for screen readers."""

    def __init__(self, heads: Sequence[str], name: str, parent: QWidget | None = None) -> None:
        super().__init__(0, len(heads), parent)
        self.setHorizontalHeaderLabels(list(heads))
        self.verticalHeader().hide()
        self.setItemDelegate(CutTextDelegate(self))
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setAccessibleName(name)
        for button in self.findChildren(QAbstractButton):
            button.setAccessibleName(name)
        self._set_row_heights()

    def changeEvent(self, event: QEvent) -> None:
        """Makes the lines as high as another font needs."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._set_row_heights()

    def _set_row_heights(self) -> None:
        self.verticalHeader().setDefaultSectionSize(round(_LINE * self.fontMetrics().height()))

    def fill(self, rows: Sequence[Sequence[QTableWidgetItem]]) -> None:
        """Shows these lines and makes the first one current."""
        self.setRowCount(len(rows))
        for row, cells in enumerate(rows):
            for column, cell in enumerate(cells):
                self.setItem(row, column, cell)
        if rows:
            self.setCurrentCell(0, 0)


def _cell(text: str, *, bold: bool = False) -> QTableWidgetItem:
    cell = QTableWidgetItem(text)
    if bold:
        cell.setFont(bold_font(cell.font()))
    return cell


def _number(text: str) -> QTableWidgetItem:
    cell = QTableWidgetItem(text)
    cell.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return cell


class ComingTable(Lines):
    """What comes back, the first first; what is due is in bold type, and says so."""

    HEADS = ("name", "year", "last", "when")

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__([words.text(f"progress-{each}") for each in self.HEADS], words.text("progress-coming"), parent)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.lines: tuple[ComingLine, ...] = ()

    def show_lines(self, lines: tuple[ComingLine, ...]) -> None:
        """Shows these lines."""
        self.lines = lines
        self.fill([[_cell(text, bold=line.due) for text in line.texts] for line in lines])

    @property
    def chosen(self) -> ComingLine | None:
        """The current line; None where there is none."""
        return self.lines[self.currentRow()] if 0 <= self.currentRow() < len(self.lines) else None


class StandingTable(Lines):
    """How good the answers were, a line for each Law or family: counts, the share, and a bar of both."""

    def __init__(self, words: Words, name: str, parent: QWidget | None = None) -> None:
        heads = [words.text(f"progress-{each}") for each in (name, *_COUNTS, "picture")]
        super().__init__(heads, words.text(f"progress-by-{name}"), parent)
        self._words = words
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        self.setItemDelegateForColumn(self.columnCount() - 1, BarDelegate(self))

    def show_lines(self, lines: tuple[StandingLine, ...]) -> None:
        """Shows these lines."""
        self.fill([self._cells(line) for line in lines])

    def _cells(self, line: StandingLine) -> list[QTableWidgetItem]:
        tally, bar = line.tally, QTableWidgetItem()
        bar.setData(_TALLY, tally)
        bar.setData(Qt.ItemDataRole.AccessibleTextRole, line.spoken)
        share = self._words.text("progress-percent", share=percent(tally))
        counts = (str(tally.right), str(tally.partly), str(tally.wrong), share)
        return [_cell(line.name), *(_number(text) for text in counts), bar]


class BarDelegate(QStyledItemDelegate):
    """Paints a tally as a bar: each part has its colour and pattern, its sign and its number."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paints the bar over the background of its line."""
        super().paint(painter, option, index)
        tally = index.data(_TALLY)
        if not isinstance(tally, Tally):
            return
        letter = option.fontMetrics.height()
        box = QRectF(option.rect).adjusted(0.4 * letter, 0.12 * letter, -0.4 * letter, -0.12 * letter)
        counts = (tally.right, tally.partly, tally.wrong)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for kind, (left, width) in enumerate(divided(box.width(), counts, 2.4 * letter)):
            if width:
                part = QRectF(box.left() + left, box.top(), width, box.height())
                _paint_part(painter, part, kind, counts[kind], option.palette)
        painter.restore()


def _paint_part(painter: QPainter, box: QRectF, kind: int, count: int, palette: QPalette) -> None:
    dark = is_dark(palette)
    fill, ink = QColor(_FILLS[dark][kind]), QColor(_LETTERS[dark][kind])
    painter.fillRect(box, fill)
    if _PATTERNS[kind] is not Qt.BrushStyle.NoBrush:
        shade = QColor(ink)
        shade.setAlphaF(0.18)
        painter.fillRect(box, QBrush(shade, _PATTERNS[kind]))
    painter.setPen(QPen(palette.base().color(), 1))
    painter.drawRect(box)
    height, text = box.height(), str(count)
    wide = painter.fontMetrics().horizontalAdvance(text)
    side = 0.5 * height
    sign = QRectF(box.center().x() - (side + 0.3 * side + wide) / 2, box.center().y() - side / 2, side, side)
    plate = sign.adjusted(-0.25 * side, -0.2 * side, 0.55 * side + wide, 0.2 * side)
    painter.fillRect(plate.intersected(box), fill)
    painter.setPen(QPen(ink, max(1.6, height / 11), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLines(_sign(kind, sign))
    beside = QRectF(sign.right() + 0.3 * side, box.top(), wide + 1, height)
    painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter, text)


def _sign(kind: int, box: QRectF) -> list[QLineF]:
    """A tick, a tilde of straight lines, or a cross."""
    left, top, right, bottom = box.left(), box.top(), box.right(), box.bottom()
    x, y, third = box.center().x(), box.center().y(), box.width() / 3
    if kind == 0:
        return [QLineF(left, y, left + third, bottom - 1), QLineF(left + third, bottom - 1, right, top + 1)]
    if kind == 1:
        high, low, first, second = y - box.height() / 5, y + box.height() / 5, x - third / 2, x + third / 2
        return [QLineF(left, low, first, high), QLineF(first, high, second, low), QLineF(second, low, right, high)]
    return [QLineF(left + 1, top + 1, right - 1, bottom - 1), QLineF(left + 1, bottom - 1, right - 1, top + 1)]
