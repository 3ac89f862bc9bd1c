"""The manual as a document to print and to give away: its pages one after the other, under a table of contents."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QFont, QTextBlock, QTextCursor, QTextDocument, QTextFragment, QTextListFormat, QTextTable

from bridgetable.disk.steps import Steps, at_once
from bridgetable.reports import page
from bridgetable.ui.drawing.lettering import ensure_application
from bridgetable.ui.manual.page_view import is_code
from bridgetable.ui.manual.pages import PICTURES, Page, pages
from bridgetable.words.catalogue import Words

LOWEST = 3
"""The lowest level of heading that a document has."""


def manual_document(words: Words) -> page.Document:
    """The manual as a document, at once."""
    return at_once(making_manual(words))


def making_manual(words: Words) -> Steps[page.Document]:
    """All pages of the language of `words`; those for writers of files stand in files of their own only."""
    shown = [each for each in pages(words.language) if each.group != "files"]
    title = words.text("manual-paper-title")
    blocks: list[page.Block] = [page.Heading(1, title), page.Contents(tuple(_entries(shown, words)))]
    for each in shown:
        blocks.append(page.PageBreak())
        for block in _blocks_of(each):
            blocks.append(block)
            yield
    return page.Document(title, words.language, tuple(blocks), title)


def _entries(shown: list[Page], words: Words) -> Iterator[page.Entry]:
    group = ""
    for each in shown:
        if each.group != group:
            group = each.group
            yield page.Entry(words.text(f"manual-group-{group}"))
        yield page.Entry(each.title, _name_of(each))


def _name_of(shown: Page) -> str:
    return shown.name.removesuffix(".md")


def _blocks_of(shown: Page) -> Iterator[page.Block]:
    """The blocks of a page, as Qt reads its Markdown."""
    ensure_application()
    document = QTextDocument()
    document.setMarkdown(shown.text)
    block = document.begin()
    while block.isValid():
        table = QTextCursor(block).currentTable()
        if isinstance(table, QTextTable):
            yield _table(table)
            block = table.lastCursorPosition().block()
        elif (style := block.textList()) is not None:
            numbered = style.format().style() == QTextListFormat.Style.ListDecimal
            items = [style.item(n) for n in range(style.count())]
            yield page.Items(tuple(map(_text, items)), page.Marker.NUMBER if numbered else page.Marker.BULLET)
            block = items[-1]
        elif is_code(block):
            lines = list(_literal_lines(block))
            yield page.Literal(tuple(line.text() for line in lines))
            block = lines[-1]
        elif block.text().strip():
            yield from _paragraph(block, shown)
        block = block.next()


def _paragraph(block: QTextBlock, shown: Page) -> Iterator[page.Block]:
    level = block.blockFormat().headingLevel()
    pictures = [picture for run in _runs(block) if (picture := _picture(run)) is not None]
    if level:
        yield page.Heading(min(level + 1, LOWEST), block.text(), _name_of(shown) if level == 1 else "")
    elif pictures:
        yield from pictures
    else:
        yield page.Paragraph(_text(block))


def _literal_lines(block: QTextBlock) -> Iterator[QTextBlock]:
    """This block and those after it that belong to the same lines of code."""
    while block.isValid() and is_code(block):
        yield block
        block = block.next()


def _table(table: QTextTable) -> page.Table:
    rows = [
        tuple(_text(table.cellAt(row, column).firstCursorPosition().block()) for column in range(table.columns()))
        for row in range(table.rows())
    ]
    return page.Table(tuple(map(page.plain, rows[0])), tuple(rows[1:]))


def _runs(block: QTextBlock) -> Iterator[QTextFragment]:
    part = block.begin()
    while not part.atEnd():
        yield part.fragment()
        part += 1


def _text(block: QTextBlock) -> page.Text:
    """The text of a block, with names of the window and keys in bold."""
    bold = [
        (run.position() - block.position(), run.position() - block.position() + run.length())
        for run in _runs(block)
        if run.charFormat().fontWeight() >= QFont.Weight.Bold or run.charFormat().fontFixedPitch()
    ]
    return page.Marked(block.text(), tuple(bold)) if bold else block.text()


def _picture(run: QTextFragment) -> page.Picture | None:
    """The picture that stands here, if one does and its file is there."""
    shape = run.charFormat()
    if not shape.isImageFormat():
        return None
    image = shape.toImageFormat()
    file = PICTURES / image.name().rpartition("/")[2]
    if not file.is_file():
        return None
    shows = image.property(image.Property.ImageAltText)
    return page.Picture(file.read_bytes(), str(shows or ""))
