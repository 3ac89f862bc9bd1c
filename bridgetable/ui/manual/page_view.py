"""A page of the manual as it is shown: in letters of any size, with its pictures, from any heading on."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, Qt, QUrl, Signal
from PySide6.QtGui import (
    QFont,
    QImage,
    QMouseEvent,
    QPalette,
    QResizeEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrame,
    QTextLength,
    QTextTable,
    QWheelEvent,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from bridgetable.ui.manual.pages import PICTURES, anchor_of

LEAST, MOST = 70, 300
"""The smallest and the largest letters, in per cent of those of the window."""
STEP = 15
LEAST_COLUMN, MOST_COLUMN = 14, 70
"""The letters of the longest text of a column, as far as they count for its width."""
_TURNS = {Qt.MouseButton.BackButton: -1, Qt.MouseButton.ForwardButton: 1}


class ManualPage(QTextBrowser):
    """Shows a page; it loads nothing but the pictures of the manual, and leaves links to the dialog.

    Nothing is laid out before the size of the letters is set: by then the page is as wide as it will be.
    """

    turned = Signal(int)
    """The page before is wanted (-1), or the one that was left for it (1), by a button of the mouse."""
    resized = Signal(int)
    """Other letters are wanted, by the wheel: larger (1) or smaller (-1)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        # A bar that came and went with the length of the page would change its width.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self._text, self._percent = "", 0

    def show_text(self, markdown: str) -> None:
        """Shows this text from its beginning."""
        self._text = markdown
        self._lay_out()
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def set_size(self, percent: int) -> None:
        """Shows the page in letters of this size, in per cent of those of the window; what is in view stays so."""
        self._percent = percent
        self._lay_out_again()

    def show_heading(self, anchor: str) -> None:
        """Shows the page from this heading on; where there is none, from its beginning."""
        headings = (block for block in self._headings() if anchor_of(block.text()) == anchor)
        found = next(headings, self.document().begin())
        self.moveCursor(QTextCursor.MoveOperation.End)
        self.setTextCursor(QTextCursor(found))
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + self.cursorRect().top() - self.fontMetrics().height() // 2)

    def _headings(self) -> Iterator[QTextBlock]:
        block = self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel():
                yield block
            block = block.next()

    def _lay_out(self) -> None:
        if not self._percent:
            return
        font = QFont(self.font())
        font.setPixelSize(round(self.fontInfo().pixelSize() * self._percent / 100))
        self.document().setDefaultFont(font)
        em = font.pixelSize()
        self.document().setDocumentMargin(em)
        self.setMarkdown(self._text)
        # In one go: a page is laid out again after every single change.
        changes = QTextCursor(self.document())
        changes.beginEditBlock()
        self._space_paragraphs(em)
        self._shade_keys(font)
        self._set_columns(em)
        changes.endEditBlock()

    def _set_columns(self, em: int) -> None:
        """Has the columns of tables share the width of the page."""
        for table in _tables(self.document().rootFrame()):
            shape = table.format().toTableFormat()
            shape.setCellPadding(em / 4)
            shape.setCellSpacing(0)
            shape.setBorder(0)
            # The widths of columns are rounded up: a table of the whole width would be a pixel too wide.
            shape.setWidth(_percent(99))
            shape.setColumnWidthConstraints(list(map(_percent, _shares(table))))
            table.setFormat(shape)

    def _space_paragraphs(self, em: int) -> None:
        """Gives air to headings, paragraphs and the lines of lists."""
        block = self.document().begin()
        while block.isValid():
            shape, cursor = block.blockFormat(), QTextCursor(block)
            if level := shape.headingLevel():
                shape.setTopMargin(em * (0.2 if level == 1 else 1.1))
            if cursor.currentTable() is None and not is_code(block):
                shape.setBottomMargin(em * (0.2 if block.textList() is not None else 0.5))
            cursor.setBlockFormat(shape)
            block = block.next()

    def _shade_keys(self, font: QFont) -> None:
        """Sets keys and what is typed on a shade, in the letters of the page."""
        shade = QTextCharFormat()
        shade.setFontFamilies([font.family()])
        shade.setBackground(self.palette().color(QPalette.ColorRole.AlternateBase))
        block = self.document().begin()
        while block.isValid():
            if not is_code(block):
                for start, length in _fixed(block):
                    cursor = QTextCursor(block)
                    cursor.setPosition(block.position() + start)
                    cursor.setPosition(block.position() + start + length, QTextCursor.MoveMode.KeepAnchor)
                    cursor.mergeCharFormat(shade)
            block = block.next()

    def _lay_out_again(self) -> None:
        """Lays the page out anew; what is marked stays so, and what is in view about where it was."""
        bar, cursor = self.verticalScrollBar(), self.textCursor()
        seen, anchor, position = bar.value() / max(bar.maximum(), 1), cursor.anchor(), cursor.position()
        self._lay_out()
        cursor = self.textCursor()
        cursor.setPosition(anchor)
        cursor.setPosition(position, QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)
        bar.setValue(round(seen * bar.maximum()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Pictures fit the new width; what is marked and in view stays so."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width() and self._text:
            self._lay_out_again()

    def changeEvent(self, event: QEvent) -> None:
        """Follows other letters of the window, and light or dark."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange) and self._text:
            self._lay_out_again()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scrolls; with Ctrl asks for other letters."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.resized.emit(1 if event.angleDelta().y() > 0 else -1)
        else:
            super().wheelEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Takes the buttons of the mouse that turn pages."""
        if event.button() in _TURNS:
            self.turned.emit(_TURNS[event.button()])
        else:
            super().mousePressEvent(event)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """A picture of the manual, no wider than the page; any other resource is left out."""
        wanted = name.toString() if isinstance(name, QUrl) else name
        path = PICTURES / wanted.rpartition("/")[2]
        if kind != QTextDocument.ResourceType.ImageResource.value or not path.is_file() or "://" in wanted:
            return None
        picture = QImage(str(path))
        room = self.viewport().width() - 3 * self.fontMetrics().height()
        if 0 < room < picture.width():
            return picture.scaledToWidth(room, Qt.TransformationMode.SmoothTransformation)
        return picture


def is_code(block: QTextBlock) -> bool:
    """Whether this block of a page is a line of code."""
    return block.blockFormat().hasProperty(QTextFormat.Property.BlockCodeLanguage)


def _fixed(block: QTextBlock) -> list[tuple[int, int]]:
    """Where in this block letters of one width stand: the first of them, and how many."""
    return [(run.start, run.length) for run in block.textFormats() if run.format.fontFixedPitch()]


def _percent(share: float) -> QTextLength:
    return QTextLength(QTextLength.Type.PercentageLength, share)


def _shares(table: QTextTable) -> list[float]:
    """The width of each column in per cent: more for one with longer texts, but some for each."""
    columns, rows = range(table.columns()), range(table.rows())
    longest = [
        max(table.cellAt(row, column).firstCursorPosition().block().length() for row in rows) for column in columns
    ]
    weights = [min(max(length, LEAST_COLUMN), MOST_COLUMN) for length in longest]
    return [100 * weight / sum(weights) for weight in weights]


def _tables(frame: QTextFrame) -> Iterator[QTextTable]:
    for child in frame.childFrames():
        if isinstance(child, QTextTable):
            yield child
        yield from _tables(child)
