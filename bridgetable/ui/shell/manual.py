"""The manual: a list of pages, and the page that is chosen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import (
    QImage,
    QResizeEvent,
    QShowEvent,
    QTextCursor,
    QTextDocument,
    QTextFrame,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import QLineEdit, QListWidget, QSplitter, QTextBrowser, QVBoxLayout, QWidget

from bridgetable.ui.kit.dialogs.form_dialog import FormDialog
from bridgetable.ui.shell.content.manual_pages import PICTURES, Page, case_linked, pages
from bridgetable.words.catalogue import Words


class ManualPage(QTextBrowser):
    """Shows a page; it loads nothing but the pictures of the manual, and leaves links to the dialog."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        # A bar that came and went with the length of the page would change its width.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self._text = ""

    def show_text(self, markdown: str) -> None:
        """Shows this text from its beginning."""
        self._text = markdown
        self._lay_out()
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def _lay_out(self) -> None:
        em = self.fontMetrics().height()
        self.document().setDocumentMargin(em)
        self.setMarkdown(self._text)
        for table in _tables(self.document().rootFrame()):
            shape = table.format().toTableFormat()
            shape.setCellPadding(em / 4)
            shape.setCellSpacing(0)
            shape.setBorder(0)
            # The widths of columns are rounded up: a table of the whole width would be a pixel too wide.
            shape.setWidth(QTextLength(QTextLength.Type.PercentageLength, 99))
            table.setFormat(shape)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Pictures fit the new width; what is marked and in view stays so."""
        super().resizeEvent(event)
        if event.size().width() == event.oldSize().width() or not self._text:
            return
        bar, cursor = self.verticalScrollBar(), self.textCursor()
        seen, anchor, position = bar.value() / max(bar.maximum(), 1), cursor.anchor(), cursor.position()
        self._lay_out()
        cursor = self.textCursor()
        cursor.setPosition(anchor)
        cursor.setPosition(position, QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)
        bar.setValue(round(seen * bar.maximum()))

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


def _tables(frame: QTextFrame) -> Iterator[QTextTable]:
    for child in frame.childFrames():
        if isinstance(child, QTextTable):
            yield child
        yield from _tables(child)


class ManualDialog(FormDialog):
    """The pages of the manual in the language of `words`; a search leaves those in which all its words occur.

    A link to a case closes the manual: `case` is then its file, None otherwise.
    """

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__("manual", words, parent, only_close=True)
        self.case: Path | None = None
        self._pages = {page.name: page for page in pages(words.language)}
        self.search = QLineEdit(self, clearButtonEnabled=True, placeholderText=words.text("manual-search"))
        self.search.setAccessibleName(words.text("manual-search"))
        self.list = QListWidget(self)
        self.list.setAccessibleName(words.text("manual-pages"))
        self.page = ManualPage(self)
        left = QWidget(self)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.search)
        column.addWidget(self.list)
        self.columns = QSplitter(Qt.Orientation.Horizontal, self)
        self.columns.addWidget(left)
        self.columns.addWidget(self.page)
        self.columns.setStretchFactor(1, 1)
        self.column.addWidget(self.columns, 1)
        self.finish()
        # Enter in the search goes on to the next place where it is found; it must not close the manual.
        close = self.buttons.button(self.buttons.StandardButton.Close)
        close.setDefault(False)
        close.setAutoDefault(False)
        self.size_in_letters = (58, 40)
        self.search.textChanged.connect(self._filter)
        self.search.returnPressed.connect(self.find_next)
        self.list.currentRowChanged.connect(self._show_row)
        self.page.anchorClicked.connect(self._follow)
        self._filter("")
        self.list.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """The page is laid out for the letters and the width that the dialog has now."""
        super().showEvent(event)
        left = self.list.sizeHintForColumn(0) + 2 * self.fontMetrics().height()
        self.columns.setSizes([left, max(self.width() - left, left)])
        self._show_row(self.list.currentRow())

    @property
    def shown(self) -> Page | None:
        """The page that is shown, if any has all that is searched for."""
        item = self.list.currentItem()
        return None if item is None else self._pages[item.data(Qt.ItemDataRole.UserRole)]

    def open_page(self, name: str) -> None:
        """Shows the page with this file name, whatever is searched for."""
        if name in self._pages:
            self.search.clear()
            self._choose(name)

    def find_next(self) -> None:
        """Marks the next place of the page where what is searched for stands, the first one after the last.

        Where the words do not stand together, the first of them is marked.
        """
        words = self.search.text().split()
        for wanted in (" ".join(words), *words[:1]):
            if self.page.find(wanted):
                return
            place = self.page.textCursor()
            self.page.moveCursor(QTextCursor.MoveOperation.Start)
            if self.page.find(wanted):
                return
            self.page.setTextCursor(place)

    def _filter(self, wanted: str) -> None:
        before = self.shown
        self.list.blockSignals(True)
        self.list.clear()
        for page in self._pages.values():
            if page.contains(wanted):
                self.list.addItem(page.title)
                self.list.item(self.list.count() - 1).setData(Qt.ItemDataRole.UserRole, page.name)
        self.list.blockSignals(False)
        self._choose(before.name if before is not None else "")
        self.show_fault("" if self.list.count() else self.words.text("manual-nothing"))

    def _choose(self, name: str) -> None:
        """Chooses this page, or the first one where it is not in the list."""
        names = [self.list.item(row).data(Qt.ItemDataRole.UserRole) for row in range(self.list.count())]
        row = names.index(name) if name in names else 0
        self.list.setCurrentRow(row)
        self._show_row(row)

    def _show_row(self, _: int) -> None:
        page = self.shown
        self.page.setAccessibleName(page.title if page is not None else self.words.text("manual-title"))
        self.page.show_text(page.text if page is not None else "")
        self.find_next()

    def _follow(self, link: QUrl) -> None:
        """Opens a page of the manual, or leaves it for a case; a link to anywhere else is not followed."""
        if not link.isRelative():
            return
        if (case := case_linked(link.path())) is not None:
            self.case = case
            self.accept()
        else:
            self.open_page(link.path().rpartition("/")[2])
