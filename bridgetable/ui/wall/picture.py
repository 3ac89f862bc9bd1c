"""Images of the wall, rendered without a display."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtGui import QImage, QPainter

from bridgetable.document.document import Document
from bridgetable.engine.history import History
from bridgetable.table.state import Table
from bridgetable.ui.drawing.lettering import ensure_application
from bridgetable.ui.drawing.suit_symbols import rectangle
from bridgetable.ui.session.shown import ViewOptions
from bridgetable.ui.table.picture import paint_table
from bridgetable.ui.wall.pages import Page, composition, pages_of, slides_of
from bridgetable.ui.wall.painting import paint_page, paint_slide, paint_strip, slide_wrapping, wrapping
from bridgetable.ui.wall.statements import Statement, StatementKind, statements, strip_texts
from bridgetable.words.catalogue import Words


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
