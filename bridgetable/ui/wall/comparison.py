"""Several editions, or two lines, side by side on the wall: what each has ruled at the step where the table stands."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from bridgetable.cases.side_by_side import Row, SideBySide
from bridgetable.changes.of_files import changes_in_columns
from bridgetable.table.edition import Edition
from bridgetable.ui.compare.texts import ChangeLine, Sentence, change_lines, head_text, row_text
from bridgetable.ui.drawing.colours import TableColours
from bridgetable.ui.drawing.lettering import draw_text, text_font
from bridgetable.ui.drawing.suit_symbols import draw_suit_text, wrapped
from bridgetable.ui.wall.pages import Composition
from bridgetable.ui.wall.painting import TICK, draw_tick
from bridgetable.words.catalogue import Words
from bridgetable.words.lawbook import law_number

# -- what stands side by side ------------------------------------------------------------------------------------------


class ComparedSentence(msgspec.Struct, frozen=True):
    """A sentence of a column with its Law; `alone` where not every column has it, `right` where it was asked for."""

    text: str
    law: str = ""
    alone: bool = False
    right: bool = False

    @property
    def spoken(self) -> str:
        """The sentence as text for screen readers."""
        return " ".join(filter(None, (self.law, TICK * self.right, self.text)))


class ComparedColumn(msgspec.Struct, frozen=True):
    """A column: its name, what was ruled and asked, and tricks and score once the board is over."""

    name: str
    sentences: tuple[ComparedSentence, ...]
    figures: tuple[str, ...] = ()


class ComparedPage(msgspec.Struct, frozen=True):
    """What the wall shows: the action that was ruled on, and a column for each edition or line.

    `changes` are the clauses that have changed what was ruled so far, from each edition to the next.
    """

    headline: str
    columns: tuple[ComparedColumn, ...]
    changes: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The whole page, for screen readers."""
        said = [self.headline]
        for column in self.columns:
            sentences = (each.spoken for each in column.sentences)
            said.append(f"{column.name}: {' '.join((*sentences, *column.figures))}")
        return " ".join((*said, *self.changes)).strip()


def compared_page(
    comparison: SideBySide, names: tuple[str, ...], depth: int, words: Words, recorded: int = 0, turns_on: str = ""
) -> ComparedPage:
    """The last row that says anything up to this number of actions of the recorded column; nothing of what follows.

    `turns_on` is the clause that the case teaches.
    """
    rows = [row for row in comparison.rows if _number(row, recorded) <= depth]
    row = rows[-1] if rows else None
    text = row_text(row, words, recorded) if row is not None else None
    over = all(len(column.cells) <= depth or column.stopped is not None for column in comparison.columns)
    columns = []
    for n, (name, column) in enumerate(zip(names, comparison.columns, strict=True)):
        said = text.cells[n] if text is not None else ()
        head = head_text(column, words)
        figures = (head.tricks, head.score) if over and column.end.over else ()
        edition = column.start.edition
        sentences = tuple(_sentence(each, edition, words) for each in said)
        nothing = (ComparedSentence(words.text("side-by-side-nothing")),)
        columns.append(ComparedColumn(name, sentences or nothing, figures))
    headline = (text.headline if text is not None else "") or words.text("wall-compared")
    lines = change_lines(comparison, changes_in_columns(comparison, depth, turns_on), words)
    changes = tuple(_change(each, comparison.columns[each.column].start.edition, words) for each in lines)
    return ComparedPage(headline, tuple(columns), changes)


def _change(line: ChangeLine, edition: Edition, words: Words) -> str:
    law = law_number(line.clause, edition, words).rstrip("†‡")
    return f"{line.years}. {words.text('library-changed-clause', law=law, told=line.told)}"


def _number(row: Row, recorded: int) -> int:
    cells = (row.cells[recorded], *row.cells)
    return next(cell.number for cell in cells if cell is not None)


def _sentence(sentence: Sentence, edition: Edition, words: Words) -> ComparedSentence:
    law = law_number(sentence.clause, edition, words).rstrip("†‡") if sentence.clause else ""
    return ComparedSentence(sentence.text, law, sentence.alone)


# -- how it is painted -------------------------------------------------------------------------------------------------


SCALES = (1.0, 0.9, 0.8, 0.7, 0.62, 0.55, 0.48)
"""The sizes of the letters, largest first: all columns have those in which the longest has room."""
LINE, EDGE = 1.3, 0.5
"""The height of a row and the space between columns, in heights of letters."""
TICK_WIDTH = 1.1
"""The place of a tick before what is right, in heights of letters."""
MOST_CHANGES = 3
"""How many clauses that changed are painted at most."""
CHANGE = 0.8
"""The height of their letters, in heights of the letters of the page."""
LEAST_ABOVE_CHANGES = 0.62
"""How small the letters of the columns may become to make room for the clauses that changed."""


def paint_comparison(painter: QPainter, places: Composition, page: ComparedPage, colours: TableColours) -> None:
    """Paints the page over the whole wall: the action above, and below it the columns."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width, height = places.words.width, places.words.bottom
    painter.fillRect(QRectF(0, 0, width, height), QColor(colours.felt))
    on = colours.ground(QColor(colours.felt).lightness() < 128)
    edge, letters = EDGE * places.letters, places.letters
    top = edge
    painter.setPen(QColor(colours.plate_text))
    painter.setFont(text_font(letters, True))
    for row in wrapped(page.headline, width - 2 * edge, text_font(letters, True)):
        draw_suit_text(painter, QRectF(edge, top, width - 2 * edge, LINE * letters), row, on)
        top += LINE * letters
    top += 0.3 * edge
    across = (width - edge) / len(page.columns)
    whole = QRectF(0, top, across - edge, height - top - edge)
    changes, room, scale = _room_for_changes(page, whole, (width - 2 * edge, letters))
    for n, column in enumerate(page.columns):
        box = QRectF(edge + n * across, top, room.width(), room.height())
        _paint_column(painter, box, column, (letters, scale * letters), colours)
    painter.setFont(text_font(CHANGE * letters, True))
    top = room.bottom() + 0.5 * edge
    for row in changes:
        painter.setPen(QColor(colours.plate_text))
        draw_suit_text(painter, QRectF(edge, top, width - 2 * edge, LINE * CHANGE * letters), row, on)
        top += LINE * CHANGE * letters


def _room_for_changes(page: ComparedPage, room: QRectF, sizes: tuple[float, float]) -> tuple[list[str], QRectF, float]:
    """The rows of as many clauses that changed as there is room for, the room left for the columns, and their scale."""
    width, letters = sizes
    font = text_font(CHANGE * letters, True)
    for count in range(min(MOST_CHANGES, len(page.changes)), 0, -1):
        rows = [row for each in page.changes[:count] for row in wrapped(each, width, font)]
        left = room.adjusted(0, 0, 0, -LINE * CHANGE * letters * len(rows) - 0.5 * EDGE * letters)
        scale = _scale(page, left, letters, [each for each in SCALES if each >= LEAST_ABOVE_CHANGES])
        if scale is not None:
            return rows, left, scale
    return [], room, _scale(page, room, letters, SCALES) or SCALES[-1]


def _scale(page: ComparedPage, room: QRectF, letters: float, scales: Sequence[float]) -> float | None:
    """The largest of these scales at which every column has room; None if it has at none."""
    return next((each for each in scales if _fits(page, room, each * letters)), None)


def _fits(page: ComparedPage, room: QRectF, letters: float) -> bool:
    return all(_height(column, room.width(), letters) <= room.height() for column in page.columns)


def _height(column: ComparedColumn, width: float, letters: float) -> float:
    """How high a column is in letters of this height; its head and its figures are no smaller on any page."""
    rows = sum(len(column_rows(each, width, letters)) + bool(each.law) for each in column.sentences)
    return LINE * letters * (rows + 0.4 * len(column.sentences)) + LINE * letters * (1.8 + 1.2 * len(column.figures))


def column_rows(sentence: ComparedSentence, width: float, letters: float) -> list[str]:
    """The rows of a sentence in a column of this width and in letters of this height."""
    room = width - (1.6 * EDGE + TICK_WIDTH * sentence.right) * letters
    return wrapped(sentence.text, room, text_font(letters, sentence.alone))


def _paint_column(
    painter: QPainter, box: QRectF, column: ComparedColumn, sizes: tuple[float, float], colours: TableColours
) -> None:
    """Paints a column on a plate of its own: its name in the colour of editions, its sentences, and its figures."""
    largest, letters = sizes
    radius, inside = 0.25 * largest, 0.8 * EDGE * letters
    painter.setPen(QColor(colours.mat_edge))
    painter.setBrush(QColor(colours.plate))
    painter.drawRoundedRect(box, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.turn))
    head = QRectF(box.x(), box.y(), box.width(), LINE * letters)
    painter.drawRoundedRect(head, radius, radius)
    draw_text(painter, head.adjusted(inside, 0, -inside, 0), column.name, colours.turn_text, letters)
    line, rest = LINE * letters, box.adjusted(0, LINE * letters + 0.3 * letters, 0, 0)
    for sentence in column.sentences:
        rest.setTop(_paint_sentence(painter, rest, sentence, letters, colours) + 0.4 * line)
    foot = QRectF(box.x() + inside, box.bottom() - (0.15 + len(column.figures)) * line, box.width() - 2 * inside, line)
    for figure in column.figures:
        draw_text(painter, foot, figure, colours.plate_text, letters)
        foot.translate(0, line)


def _paint_sentence(
    painter: QPainter, room: QRectF, sentence: ComparedSentence, letters: float, colours: TableColours
) -> float:
    """Paints a sentence at the top of this room, below its Law if it has one; returns where it ends."""
    line, inside, y = LINE * letters, 0.8 * EDGE * letters, room.y()
    left, rows = room.x() + inside, column_rows(sentence, room.width(), letters)
    if sentence.alone:
        deep = line * (len(rows) + bool(sentence.law))
        painter.fillRect(QRectF(room.x(), y, 0.22 * letters, deep), QColor(colours.turn))
    if sentence.law:
        chip = QRectF(left, y + 0.06 * line, 0.62 * len(sentence.law) * letters, 0.88 * line)
        painter.setBrush(QColor(colours.plate_text))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(chip, 0.2 * letters, 0.2 * letters)
        draw_text(painter, chip.adjusted(2, 0, -2, 0), sentence.law, colours.plate, 0.86 * letters)
        y += line
    if sentence.right:
        draw_tick(painter, QRectF(left, y, 0.8 * letters, line), colours.plate_text, letters)
        left += TICK_WIDTH * letters
    on = colours.ground(QColor(colours.plate).lightness() < 128)
    painter.setFont(text_font(letters, sentence.alone))
    for row in rows:
        painter.setPen(QColor(colours.plate_text))
        draw_suit_text(painter, QRectF(left, y, room.right() - inside - left, line), row, on)
        y += line
    return y
