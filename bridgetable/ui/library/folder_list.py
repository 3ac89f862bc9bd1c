"""The list of the folders of the library: all at once, the shipped ones, and the user's own."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.plain_text import CutTextDelegate, plain_tip
from bridgetable.ui.library.places import Folder
from bridgetable.words.catalogue import Words

KEY = Qt.ItemDataRole.UserRole


class FolderList(QWidget):
    """The list, with buttons that add a directory and remove it from the list."""

    chosen = Signal(str)
    """The key of the folder chosen; "" for all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._widest = 0
        self._shown: tuple[dict[Folder, int], str, str] | None = None
        self.list = named(QListWidget(self), "library-folders")
        self.list.setSpacing(1)
        self.list.setItemDelegate(CutTextDelegate(self.list))
        self.add = named(QPushButton(self), "library-add")
        self.forget = named(QPushButton(self), "library-forget")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.list, 1)
        for button in (self.add, self.forget):
            button.setAutoDefault(False)
            column.addWidget(button)
        self.list.currentRowChanged.connect(lambda _: self.chosen.emit(self.key))

    @property
    def key(self) -> str:
        """The key of the folder chosen; "" for all."""
        item = self.list.currentItem()
        return str(item.data(KEY)) if item is not None else ""

    def set_texts(self, words: Words) -> None:
        """Sets the texts of the buttons in this language."""
        self._widest = 0
        self.list.setAccessibleName(words.text("library-folders"))
        for button, name in ((self.add, "add"), (self.forget, "forget")):
            button.setText(words.text(f"library-{name}-folder"))
            button.setToolTip(words.text(f"library-{name}-folder-tip"))

    def show_folders(self, counts: Mapping[Folder, int], key: str, words: Words) -> None:
        """Shows each folder with the number of its cases; the one with this key is current."""
        shown = (dict(counts), key, words.language)
        if shown == self._shown:
            return
        self._shown = shown
        self.list.blockSignals(True)
        self.list.clear()
        total = sum(counts.values())
        self._add_folder(words.text("library-all"), total, "", key, words)
        for own in (False, True):
            listed = [(folder, count) for folder, count in counts.items() if folder.own is own]
            if listed:
                self._add_heading(words.text("library-own" if own else "library-shipped"))
            for folder, count in listed:
                tip = str(folder.path) if own else ""
                self._add_folder(folder.name_in(words), count, folder.key, key, words, tip)
        if self.list.currentItem() is None:
            self.list.setCurrentRow(0)
        self.list.blockSignals(False)
        self.forget.setVisible(any(folder.added and folder.key == self.key for folder in counts))

    def fit_width(self, most: int) -> None:
        """Sets the width that the names need or have needed before, at most `most` pixels."""
        em = self.fontMetrics().height()
        wanted = max(self._widest, self.list.sizeHintForColumn(0) + 2 * em, self.add.sizeHint().width(), 9 * em)
        self._widest = wanted
        self.setFixedWidth(min(wanted, most))

    def _add_folder(self, name: str, count: int, key: str, chosen: str, words: Words, tip: str = "") -> None:
        item = QListWidgetItem(words.text("library-folder-line", name=name, count=count), self.list)
        item.setData(KEY, key)
        item.setToolTip(plain_tip(tip))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, words.text("library-folder-spoken", name=name, count=count))
        if key == chosen:
            self.list.setCurrentItem(item)

    def _add_heading(self, text: str) -> None:
        item = QListWidgetItem(text, self.list)
        font = QFont(self.list.font())
        font.setBold(True)
        item.setFont(font)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
