"""How the strip and the words of the wall are painted; and images of the wall, rendered without a display."""

from __future__ import annotations

from functools import lru_cache, partial

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QImageReader, QPainter

from bridgetable.document.document import Document
from bridgetable.engine.history import History
from bridgetable.table.state import Table
from bridgetable.ui.drawing.colours import Ground, TableColours, ground
from bridgetable.ui.drawing.lettering import draw_text, ensure_application, text_font
from bridgetable.ui.drawing.suit_symbols import draw_suit_text, rectangle, suit_family, suit_text_width, wrapped
from bridgetable.ui.kit.box import Box
from bridgetable.ui.session.shown import ViewOptions
from bridgetable.ui.table.picture import paint_table
from bridgetable.ui.wall.pages import (
    BESIDE_PICTURE,
    SLIDE_ROWS,
    Composition,
    Page,
    Row,
    Wrapping,
    WrappingAt,
    WrapSlide,
    composition,
    pages_of,
    slides_of,
)
from bridgetable.ui.wall.statements import Option, Statement, StatementKind, StripTexts, statements, strip_texts
from bridgetable.words.catalogue import Words

TICK = "✓"
"""What stands before a choice that is right or was made, a sign of the font of the suit symbols."""
NUMBER_WIDTH = 1.15
"""The width of the number before an option, in heights of letters."""
COUNT_WIDTH = 1.7
"""The width of the place for a number of hands at the end of a choice, in heights of letters."""
SMALL = 0.8
"""The height of the count of pages, in heights of letters."""
BAR = 0.22
"""How much of the ink is in the colour of a bar: what is written over it stands out from both."""
INDENT = 0.75
"""How far the words of a point stand in, in heights of letters."""
APART = 0.4
"""The room between a heading and what stands below it, in heights of a row."""
SLIDE_LETTERS, SLIDE_LINE, SLIDE_EDGE = 0.078, 0.115, 0.06
"""The heights of letters and rows of a slide, and its margins, as shares of the height of the wall."""


def wrapping(places: Composition) -> WrappingAt:
    """How texts and the labels of choices are divided into rows on a wall with these places, by the size of letters."""
    width = places.rows.width

    def at(scale: float) -> Wrapping:
        letters = scale * places.letters

        def wrap(text: str, bold: bool) -> list[str]:
            return wrapped(text, width - places.count.width, text_font(letters, bold))

        def wrap_beside(taken: float, label: str, columns: int) -> list[str]:
            room = width / columns - (NUMBER_WIDTH + taken) * letters
            return wrapped(label, room, text_font(letters, True))

        return Wrapping(wrap, partial(wrap_beside, COUNT_WIDTH + 0.9), partial(wrap_beside, 0.6))

    return at


def slide_wrapping(width: float, height: float) -> WrapSlide:
    """How texts, points and answers are divided into rows on a slide of a wall of this size."""

    def at(scale: float, share: float) -> Wrapping:
        letters = scale * SLIDE_LETTERS * height
        room = share * (width - 2 * SLIDE_EDGE * height)

        def wrap(text: str, bold: bool) -> list[str]:
            return wrapped(text, room if bold else room - INDENT * letters, text_font(letters, bold))

        def wrap_beside(label: str, columns: int) -> list[str]:
            taken = (NUMBER_WIDTH + COUNT_WIDTH + 0.9) * letters
            return wrapped(label, room / columns - taken, text_font(letters, True))

        return Wrapping(wrap, wrap_beside, wrap_beside)

    return at


# -- the strip -------------------------------------------------------------------------------------------------------


def paint_strip(painter: QPainter, places: Composition, texts: StripTexts, colours: TableColours) -> None:
    """Paints the strip: the number of the board in a block, then contract, tricks, score and the badge of the Laws."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(rectangle(places.strip), QColor(colours.plate))
    letters = places.letters
    board = places.cells["board"]
    width = max(1.1, 0.62 * len(texts.board) + 0.5) * letters
    block = QRectF(board.x, board.y + 0.12 * board.height, width, 0.76 * board.height)
    _paint_block(painter, block, texts.board, colours.plate_text, colours.plate, letters)
    beside = Box(block.right() + 0.4 * letters, board.y, board.right - block.right() - 0.9 * letters, board.height)
    _paint_cell(painter, beside, texts.vulnerable, colours.plate_text, letters, colours.ground(colours.dark))
    for name, text in (("contract", texts.contract), ("tricks", texts.tricks), ("score", texts.score)):
        cell = places.cells[name]
        inner = Box(cell.x, cell.y, cell.width - 0.4 * letters, cell.height)
        if name in texts.changed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.turn))
            painter.drawRoundedRect(rectangle(lit_box(inner, text, letters)), 0.2 * letters, 0.2 * letters)
        ink = colours.turn_text if name in texts.changed else colours.plate_text
        _paint_cell(painter, inner, text, ink, letters, colours.ground(colours.dark and name not in texts.changed))
    if texts.edition:
        cell = places.cells["edition"]
        badge = QRectF(cell.x, cell.y + 0.12 * cell.height, cell.width, 0.76 * cell.height)
        _paint_block(painter, badge, texts.edition, colours.turn, colours.turn_text, letters)


def lit_box(cell: Box, text: str, letters: float) -> Box:
    """The box around a text of the strip that the Laws have changed; a text too wide for its cell is made smaller."""
    width = min(cell.width, _width(text, letters)) + 0.6 * letters
    return Box(cell.x - 0.3 * letters, cell.y + 0.12 * cell.height, width, 0.76 * cell.height)


def _width(text: str, letters: float) -> float:
    return suit_text_width(text, QFontMetricsF(text_font(letters, True)))


def _paint_cell(painter: QPainter, box: Box, text: str, ink: str, letters: float, on: Ground) -> None:
    """Paints a bold text at the left of its cell, smaller only where it would not fit."""
    needed = _width(text, letters)
    painter.setFont(text_font(letters * min(1.0, box.width / needed) if needed else letters, True))
    painter.setPen(QColor(ink))
    draw_suit_text(painter, rectangle(box), text, on)


def _paint_block(painter: QPainter, box: QRectF, text: str, fill: str, ink: str, letters: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(fill))
    painter.drawRoundedRect(box, 0.2 * letters, 0.2 * letters)
    if text == TICK:
        draw_tick(painter, box, ink, letters)
    else:
        draw_text(painter, box.adjusted(0.2 * letters, 0, -0.2 * letters, 0), text, ink, letters)


def draw_tick(painter: QPainter, box: QRectF, ink: str, letters: float) -> None:
    """Draws the tick of what is right in the middle of the box; that of the text font looks like a letter."""
    font = QFont(suit_family())
    font.setPixelSize(max(1, round(letters)))
    painter.setFont(font)
    painter.setPen(QColor(ink))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, TICK)


# -- the words -------------------------------------------------------------------------------------------------------


def paint_page(painter: QPainter, places: Composition, page: Page, colours: TableColours) -> None:
    """Paints a page: its rows, at the left of them Laws and persons, and the count of pages."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    look = _look(page.kind, colours)
    painter.fillRect(rectangle(places.words), QColor(look.background))
    letters = page.scale * places.letters
    line = min(places.rows.height / max(1, len(page.rows)), page.scale * places.rows.height / page.height)
    top = places.rows.y + (places.rows.height - line * len(page.rows)) / 2
    _paint_chips(painter, places, page, (top, line), look, colours)
    for n, row in enumerate(page.rows):
        box = Box(places.rows.x, top + n * line, places.rows.width, line)
        _paint_row(painter, box, row, letters, look)


def paint_slide(painter: QPainter, places: Composition, page: Page, colours: TableColours) -> None:
    """Paints a page over the whole wall: its words, answers and picture, with the count of pages at the foot."""
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    width, height = places.words.width, places.words.bottom
    painter.fillRect(QRectF(0, 0, width, height), QColor(colours.note))
    edge = SLIDE_EDGE * height
    line, letters = page.scale * SLIDE_LINE * height, page.scale * SLIDE_LETTERS * height
    most = SLIDE_ROWS * SLIDE_LINE * height
    heads = sum(row.bold for row in page.rows)
    # What stands below a heading stands apart from it.
    apart = APART if 0 < heads < len(page.rows) else 0
    line = min(line, most / max(1.0, len(page.rows) + apart))
    # Beside or above a picture the words stand where the head of a page is.
    top = edge if page.picture else (height - min(most, line * (len(page.rows) + apart))) / 2
    look = Look(colours.note_text, colours.note, colours.contrast)
    for n, row in enumerate(page.rows):
        box = Box(edge, top + (n + apart * (n >= heads)) * line, width - 2 * edge, line)
        if row.indented:
            if row.mark:
                _paint_row(painter, box, Row(row.mark), letters, look)
            box = Box(box.x + INDENT * letters, box.y, box.width - INDENT * letters, line)
        _paint_row(painter, box, row, letters, look)
    if page.picture:
        taken, foot = top + heads * line + 0.3 * edge, height - edge
        left = edge + BESIDE_PICTURE * (width - 2 * edge) + 0.5 * letters if len(page.rows) > heads else edge
        paint_picture(painter, QRectF(left, taken, width - edge - left, foot - taken), page.picture)
    if page.of > 1:
        count = QRectF(width - 4 * places.letters, height - 1.6 * places.letters, 3.5 * places.letters, places.letters)
        draw_text(painter, count, f"{page.number}/{page.of}", colours.note_text, places.letters, bold=False)


def paint_picture(painter: QPainter, place: QRectF, data: bytes) -> None:
    """Paints a picture, given as the contents of its file, as large as there is room, in the middle of its place."""
    picture = _picture(data)
    if picture.isNull() or place.isEmpty():
        return
    size = picture.deviceIndependentSize().scaled(place.size(), Qt.AspectRatioMode.KeepAspectRatio)
    target = QRectF(0, 0, size.width(), size.height())
    target.moveCenter(place.center())
    painter.drawImage(target, picture)


LARGEST_SIDE = 2560
"""The most pixels of a side of a picture: as many as a wall has."""


@lru_cache(maxsize=8)
def _picture(data: bytes) -> QImage:
    """The picture in the contents of a file, upright; null where it is none."""
    buffer = QBuffer()
    buffer.setData(data)
    reader = QImageReader(buffer)
    reader.setAutoTransform(True)
    size = reader.size()
    if size.width() > LARGEST_SIDE or size.height() > LARGEST_SIDE:
        reader.setScaledSize(size.scaled(LARGEST_SIDE, LARGEST_SIDE, Qt.AspectRatioMode.KeepAspectRatio))
    return reader.read()


class Look(msgspec.Struct, frozen=True):
    """The ink of words and the background they stand on, as "#rrggbb"; `contrast` says whether it is high contrast."""

    ink: str
    background: str
    contrast: bool

    @property
    def on(self) -> Ground:
        """What the words stand on."""
        return ground(QColor(self.background).lightness() < 128, self.contrast)

    @property
    def reversed(self) -> Look:
        """The words in the colour of the background, on the ink."""
        return Look(self.background, self.ink, self.contrast)


def _look(kind: StatementKind, colours: TableColours) -> Look:
    """How a page looks."""
    ink, background = {
        StatementKind.RULING: (colours.ruling_text, colours.ruling),
        StatementKind.QUESTION: (colours.asked_text, colours.asked),
        StatementKind.POLL: (colours.asked_text, colours.asked),
        StatementKind.NOTE: (colours.note_text, colours.note),
    }.get(kind, (colours.caption_text, colours.caption))
    return Look(ink, background, colours.contrast)


def _paint_chips(
    painter: QPainter, places: Composition, page: Page, lines: tuple[float, float], look: Look, colours: TableColours
) -> None:
    """Paints each Law as a filled chip beside its row, and who decides below it; the count of pages at the right.

    `lines` are where the first row is, and the height of a row.
    """
    (top, line), ink = lines, look.ink
    place, letters = places.chips, page.scale * places.letters
    taken = top
    for n, row in enumerate(page.rows):
        for text, filled in ((row.law, True), (row.who, False)):
            if not text:
                continue
            taken = max(taken, top + n * line)
            box = QRectF(place.x, taken + 0.06 * line, place.width, 0.88 * line)
            if filled:
                _paint_block(painter, box, text, colours.turn, colours.turn_text, letters)
            else:
                draw_text(painter, box, text, ink, letters)
            taken += line
    if page.of > 1:
        # Choices side by side may take the whole width.
        beside = Box(place.x, places.count.y, place.width, places.count.height)
        count = places.count if _leaves_count(page, places) else beside
        draw_text(painter, rectangle(count), f"{page.number}/{page.of}", ink, SMALL * places.letters, bold=False)


def _leaves_count(page: Page, places: Composition) -> bool:
    """Whether no choice in the last row reaches the place for the count of pages."""
    options, letters = page.rows[-1].options if page.rows else (), page.scale * places.letters
    if not options or not options[-1].label:
        return True
    width = places.rows.width / len(options)
    end = places.rows.right - width + (NUMBER_WIDTH + 0.6) * letters + _width(options[-1].label, letters)
    return options[-1].hands is None and end <= places.count.x


def _paint_row(painter: QPainter, box: Box, row: Row, letters: float, look: Look) -> None:
    """Paints a row of words, or its options side by side; `look` is its ink and its background."""
    if not row.options:
        painter.setFont(text_font(letters, row.bold))
        painter.setPen(QColor(look.ink))
        draw_suit_text(painter, rectangle(box), row.text, look.on)
        return
    width = box.width / len(row.options)
    for n, option in enumerate(row.options):
        _paint_option(painter, Box(box.x + n * width, box.y, width - 0.3 * letters, box.height), option, letters, look)


def _paint_option(painter: QPainter, box: Box, option: Option, letters: float, look: Look) -> None:
    """Paints the number of an option in a block and its label; a chosen one is filled and has a tick.

    Where hands were counted a bar behind the label and a number at its right say how many.
    """
    if option.continued and not option.label:
        return
    if option.hands is not None:
        _paint_counted(painter, box, option, letters, look)
        return
    block = QRectF(box.x, box.y + 0.08 * box.height, NUMBER_WIDTH * letters, 0.84 * box.height)
    label = Box(block.right() + 0.25 * letters, box.y, box.right - block.right() - 0.25 * letters, box.height)
    if option.chosen or option.previewed:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.ink))
        width = min(box.width, NUMBER_WIDTH * letters + _width(option.label, letters) + 0.6 * letters)
        painter.drawRoundedRect(QRectF(box.x, block.y(), width, block.height()), 0.2 * letters, 0.2 * letters)
        look = look.reversed
        if not option.continued:
            number = TICK if option.chosen else option.number
            _paint_block(painter, block, number, look.background, look.ink, letters)
    elif not option.continued:
        _paint_block(painter, block, option.number, look.ink, look.background, letters)
    _paint_cell(painter, label, option.label, look.ink, letters, look.on)


def _paint_counted(painter: QPainter, box: Box, option: Option, letters: float, look: Look) -> None:
    """Paints an option for which hands were counted: a bar as long as its share, and over it label and number."""
    look = look.reversed if option.chosen else look
    ink, background = look.ink, look.background
    top, height = box.y + 0.08 * box.height, 0.84 * box.height
    if option.chosen:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(background))
        painter.drawRoundedRect(QRectF(box.x, top, box.width, height), 0.2 * letters, 0.2 * letters)
    block = QRectF(box.x, top, NUMBER_WIDTH * letters, height)
    label = Box(
        block.right() + 0.25 * letters, box.y, box.right - block.right() - (COUNT_WIDTH + 0.45) * letters, box.height
    )
    bar = QRectF(label.x - 0.12 * letters, top, option.share * (label.width + 0.12 * letters), height)
    if option.share > 0:
        painter.fillRect(bar, _mixed(ink, background))
        painter.fillRect(QRectF(bar.right() - 0.09 * letters, top, 0.09 * letters, height), QColor(ink))
    _paint_cell(painter, label, option.label, ink, letters, look.on)
    if not option.continued:
        _paint_block(painter, block, TICK if option.chosen else option.number, ink, background, letters)
        place = Box(label.right + 0.2 * letters, box.y, COUNT_WIDTH * letters, box.height)
        _paint_cell(painter, place, str(option.hands), ink, letters, look.on)
        if option.counting:
            line = 0.1 * letters
            painter.fillRect(QRectF(place.x, top + height - line, place.width - 0.4 * letters, line), QColor(ink))


def _mixed(ink: str, background: str) -> QColor:
    """The colour of a bar: the background with some of the ink."""
    one, other = QColor(ink), QColor(background)
    parts = (one.redF(), other.redF()), (one.greenF(), other.greenF()), (one.blueF(), other.blueF())
    return QColor.fromRgbF(*(BAR * first + (1 - BAR) * second for first, second in parts))


# -- Images of the wall ------------------------------------------------------------------------------------------------


def render_wall(
    history: History, document: Document, words: Words, size: tuple[int, int], options: ViewOptions, *, page: int = 1
) -> QImage:
    """An image of the wall where the history stands; `size` is its width and height in pixels.

    `page` is the number of the page of words, the last one where there are fewer.
    """
    # Letters are measured by the application.
    ensure_application()
    pages = pages_of(statements(history, document, words), wrapping(composition(*size)))
    return render_page(history.table, pages[min(page, len(pages)) - 1], words, size, options)


def said_page(said: tuple[Statement, ...], size: tuple[int, int]) -> Page:
    """The first page of what is said, on a wall of this size."""
    ensure_application()
    if said[0].kind is StatementKind.SLIDE:
        return slides_of(said, slide_wrapping(*size))[0]
    return pages_of(said, wrapping(composition(*size)))[0]


def render_page(table: Table | None, page: Page, words: Words, size: tuple[int, int], options: ViewOptions) -> QImage:
    """An image of the wall with this table and this page of words; of a page that takes the whole wall, with that."""
    image = QImage(*size, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        paint_wall(painter, table, page, words, size, options)
    return image


def paint_wall(
    painter: QPainter, table: Table | None, page: Page, words: Words, size: tuple[int, int], options: ViewOptions
) -> None:
    """Paints the wall with this page of words and this table, unless the page takes the whole wall."""
    ensure_application()
    options = replace(options, projector=True, marks=False)
    places = composition(*size, page.height)
    if table is None or page.kind is StatementKind.SLIDE:
        paint_slide(painter, places, page, options.colours)
        return
    paint_table(painter, rectangle(places.table), table, words, options)
    paint_strip(painter, places, strip_texts(table, words, options.edition), options.colours)
    paint_page(painter, places, page, options.colours)
