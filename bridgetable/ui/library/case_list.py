"""The list of cases, each with a large picture of its table and the texts beside it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

import msgspec
from PySide6.QtCore import QEvent, QMimeData, QModelIndex, QObject, QRect, QRectF, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette, QPen, QPixmap
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

from bridgetable.cases.library.cases import LibraryCase
from bridgetable.cases.library.preview import preview_of
from bridgetable.table.refusal import RefusedError
from bridgetable.table.state import Table
from bridgetable.table.text import DEFAULT_LANGUAGE
from bridgetable.ui.drawing.suit_symbols import draw_rows, ground_of, wrapped_within
from bridgetable.ui.kit.background import Background
from bridgetable.ui.kit.row_list import (
    NO_PARENT,
    ROW_ROLE,
    Index,
    RowModel,
    bold_font,
    paint_heading,
    paint_row_background,
)
from bridgetable.ui.kit.task import Task
from bridgetable.ui.library.rows import Row, Rows
from bridgetable.ui.session.shown import ViewOptions
from bridgetable.ui.table.picture import render_table
from bridgetable.words.catalogue import Words
from bridgetable.words.grammar import ENGLISH_INDICES

# -- Small pictures of the tables of cases, rendered as the window renders its table, and cached -----------------------


MOST_REQUESTED = 50
"""How many pictures are waited for at most."""
CACHE_BYTES = 64_000_000
"""How many bytes of pictures are cached at most."""


class PictureStyle(msgspec.Struct, frozen=True):
    """How pictures are drawn: size in pixels, pixel ratio of the screen, colours, and language."""

    size: tuple[int, int]
    ratio: float = 1.0
    dark: bool = False
    four_colours: bool = True
    language: str = DEFAULT_LANGUAGE
    contrast: bool = False
    indices: str = ENGLISH_INDICES


_Key: TypeAlias = tuple[Path, tuple[int, int], PictureStyle]


class CasePictures(QObject):
    """Draws the pictures that are requested and announces each one; the last requested come first.

    `may_change` says whether a case is the user's own: such a case is played to its end to find faults.
    """

    drawn = Signal(Path)
    """The path of a case whose picture is available now."""
    fault_found = Signal(Path, RefusedError)
    """The path of a case that cannot be played to its end, and the RefusedError."""

    def __init__(
        self, may_change: Callable[[LibraryCase], bool], background: Background, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._may_change, self._background = may_change, background
        self._style: PictureStyle | None = None
        self._cache: OrderedDict[_Key, QPixmap | None] = OrderedDict()
        self._requested: list[LibraryCase] = []
        self._task: Task | None = None
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._start_next)

    def set_style(self, style: PictureStyle) -> None:
        """Sets how pictures are drawn from now on."""
        self._style = style

    def picture(self, case: LibraryCase) -> QPixmap | None:
        """Returns the picture of a case and requests it if it is not cached; None while there is none."""
        if self._style is None or case.error is not None:
            return None
        key = (case.path, case.stamp, self._style)
        if key in self._cache:
            self._cache.move_to_end(key)
            return self._cache[key]
        if case.edition is not None and case not in self._requested:
            self._requested.append(case)
            self._timer.start()
        return None

    def stop(self) -> None:
        """Drops all requests."""
        self._requested = []
        self._timer.stop()
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _start_next(self) -> None:
        """Has the case requested last played in the background: the latest requests are the rows in view."""
        style = self._style
        if self._task is not None or style is None or not self._requested:
            return
        # Rows that were scrolled past long ago are asked for again when they come into view.
        self._requested = self._requested[-MOST_REQUESTED:]
        case = self._requested.pop()
        key = (case.path, case.stamp, style)
        if key in self._cache:
            self._timer.start()
            return
        self._task = task = self._background.start(preview_of, case.path, self._may_change(case))
        task.item.connect(lambda table: self._draw(key, table))
        task.finished.connect(lambda fault: self._end(key, fault))
        task.failed.connect(lambda _: self._end(key, None))

    def _draw(self, key: _Key, table: Table) -> None:
        self._store(key, _paint_picture(table, key[2]))
        self.drawn.emit(key[0])

    def _end(self, key: _Key, fault: RefusedError | None) -> None:
        self._task = None
        self._cache.setdefault(key, None)
        self._timer.start()
        if fault is not None:
            self.fault_found.emit(key[0], fault)

    def _store(self, key: _Key, picture: QPixmap | None) -> None:
        self._cache[key] = picture
        while sum(_size_in_bytes(each) for each in self._cache.values()) > CACHE_BYTES and len(self._cache) > 1:
            self._cache.popitem(last=False)


def _paint_picture(table: Table, style: PictureStyle) -> QPixmap:
    width, height = (round(side * style.ratio) for side in style.size)
    options = ViewOptions(
        marks=False, four_colours=style.four_colours, dark=style.dark, contrast=style.contrast, indices=style.indices
    )
    image = render_table(table, Words.of(style.language).with_indices(style.indices), (width, height), options)
    picture = QPixmap.fromImage(image)
    picture.setDevicePixelRatio(style.ratio)
    return picture


def _size_in_bytes(picture: QPixmap | None) -> int:
    return 0 if picture is None else 4 * picture.width() * picture.height()


PICTURE_HEIGHT = 6.0
"""The height of a picture, in heights of a letter."""
PICTURE_ASPECT = 4 / 3
"""The width of a picture divided by its height."""
_ONE_LINE = int(Qt.TextFlag.TextSingleLine | Qt.AlignmentFlag.AlignVCenter)


class CaseModel(RowModel[Row]):
    """The rows of the library; what changes is removed, inserted or announced as changed, and nothing else."""

    def flags(self, index: Index) -> Qt.ItemFlag:
        """A case can be dragged, as the file that it is."""
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsDragEnabled if flags else flags

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """The files of these cases."""
        cases = (index.data(ROW_ROLE).case for index in sorted(indexes, key=lambda index: index.row()))
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(case.path)) for case in cases if case is not None])
        return data

    def show(self, rows: Rows) -> bool:
        """Shows these rows; whether others than before."""
        before = self.rows.entries if isinstance(self.rows, Rows) else ()
        after = rows.entries
        most = min(len(before), len(after))
        start = next((at for at in range(most) if before[at] != after[at]), most)
        end = next((at for at in range(most - start) if before[-1 - at] != after[-1 - at]), most - start)
        if start + end < len(before):
            self.beginRemoveRows(NO_PARENT, start, len(before) - end - 1)
            self.rows = rows.of((*before[:start], *before[len(before) - end :]))
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

    def set_several(self, on: bool) -> None:
        """Has several cases chosen at once, and dragged, or one only."""
        modes = QAbstractItemView.SelectionMode
        self.clearSelection()
        self.setSelectionMode(modes.ExtendedSelection if on else modes.NoSelection)
        self.setDragEnabled(on)

    @property
    def chosen(self) -> tuple[LibraryCase, ...]:
        """The cases that are chosen, in their order; the current one where none is."""
        indexes = sorted(self.selectionModel().selectedIndexes(), key=lambda index: index.row())
        rows = [index.data(ROW_ROLE) for index in indexes] or [self.current]
        return tuple(row.case for row in rows if row is not None and row.case is not None)

    @property
    def current(self) -> Row | None:
        """The row of the current case; None when there is none."""
        row = self.currentIndex().data(ROW_ROLE)
        return row if isinstance(row, Row) and not row.is_heading else None

    @property
    def listed(self) -> tuple[LibraryCase, ...]:
        """The cases that are listed and can be read, in order."""
        rows = (self.row_model.index(place).data(ROW_ROLE) for place in range(self.row_model.rowCount()))
        return tuple(row.case for row in rows if row.case is not None and row.case.error is None)

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """The case to which a key moves; headings are passed over."""
        moves = QAbstractItemView.CursorAction
        page = max(1, self.viewport().height() // self.row_heights[0])
        last = len(self.row_model.rows) - 1
        here = self.currentIndex().row()
        targets = {
            moves.MoveUp: here - 1,
            moves.MovePrevious: here - 1,
            moves.MoveDown: here + 1,
            moves.MoveNext: here + 1,
            moves.MovePageUp: here - page,
            moves.MovePageDown: here + page,
            moves.MoveHome: 0,
            moves.MoveEnd: last,
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
            chosen = bool(state & QStyle.StateFlag.State_Selected)
            current = chosen or index.row() == self._view.currentIndex().row()
            if chosen:
                # The table has filled the row, in which no text could be read.
                painter.fillRect(box, palette.base())
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
    painter.setPen((palette.brightText() if faulty else palette.placeholderText()).color())
    lines = max(1, (box.bottom() + 1 - top) // line_height)
    _paint_wrapped(painter, QRect(box.x(), top, box.width(), lines * line_height), row.detail, palette)


def _paint_wrapped(painter: QPainter, box: QRect, text: str, palette: QPalette) -> int:
    """Paints as many rows as fit, the last one elided; returns the y below them."""
    line_height = painter.fontMetrics().height()
    rows = wrapped_within(text, box.width(), painter.font(), max(1, box.height() // line_height))
    draw_rows(painter, QRectF(box), rows, ground_of(palette))
    return box.y() + len(rows) * line_height + line_height // 5


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
    painter.setPen(palette.brightText().color())
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, "!")
    painter.restore()
