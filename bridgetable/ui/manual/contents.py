"""The contents of the manual: its pages in groups, and the sections of the page that is shown."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QWidget

from bridgetable.ui.manual.content.pages import Page, anchor_of
from bridgetable.words.catalogue import Words

_PAGE, _ANCHOR = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1


class ContentsTree(QTreeWidget):
    """Lists pages under their groups; only the page that is shown has its sections below it."""

    chosen = Signal(str, str)
    """A page was chosen by its file name, and the anchor of a section or ""."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.lines: dict[QTreeWidgetItem, list[QTreeWidgetItem]] = {}
        """The line of each page, in order, with those of its sections."""
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setAccessibleName(words.text("manual-pages"))
        self.currentItemChanged.connect(self._choose)

    def list_pages(self, pages: Iterable[Page]) -> None:
        """Lists these pages, none of them chosen."""
        self.blockSignals(True)
        self.clear()
        self.lines = {}
        group = None
        for page in pages:
            if group is None or group.data(0, _ANCHOR) != page.group:
                group = self._group(page.group)
            line = QTreeWidgetItem(group, [page.title])
            line.setData(0, _PAGE, page.name)
            self.lines[line] = [QTreeWidgetItem(line, [section]) for section in page.sections]
            for below in self.lines[line]:
                below.setData(0, _PAGE, page.name)
                below.setData(0, _ANCHOR, anchor_of(below.text(0)))
        self.clearSelection()
        self.blockSignals(False)

    def _group(self, name: str) -> QTreeWidgetItem:
        group = QTreeWidgetItem(self, [self._words.text(f"manual-group-{name}")])
        group.setData(0, _ANCHOR, name)
        group.setFlags(Qt.ItemFlag.ItemIsEnabled)
        group.setExpanded(True)
        font = self.font()
        font.setBold(True)
        group.setFont(0, font)
        return group

    def mark(self, name: str, anchor: str = "") -> None:
        """Marks a page, or a section of it, as shown; only its sections are listed."""
        self.blockSignals(True)
        for line, sections in self.lines.items():
            line.setExpanded(line.data(0, _PAGE) == name)
            if line.data(0, _PAGE) == name:
                self.setCurrentItem(next((each for each in sections if each.data(0, _ANCHOR) == anchor), line))
        self.blockSignals(False)

    def _choose(self, line: QTreeWidgetItem | None, _: QTreeWidgetItem | None) -> None:
        if line is not None and line.data(0, _PAGE):
            self.chosen.emit(line.data(0, _PAGE), line.data(0, _ANCHOR) or "")
