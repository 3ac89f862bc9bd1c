"""The dialog of the tables that were left unsaved: opens one, or removes those that are no longer wanted."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QWidget,
)

from bridgetable.disk.contents import is_there
from bridgetable.document.autosave import EarlierTable, earlier_table
from bridgetable.document.document import DocumentError
from bridgetable.table.text import in_language
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.dialogs import FormDialog, QuestionDialog
from bridgetable.ui.library.case_files import move_to_trash
from bridgetable.words.catalogue import Words


class EarlierTablesList(QListWidget):
    """The list; Delete removes what is selected."""

    removal_wanted = Signal()
    """The key was pressed."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handles Delete; the arrow keys are those of any list."""
        if event.matches(QKeySequence.StandardKey.Delete):
            self.removal_wanted.emit()
        else:
            super().keyPressEvent(event)


class EarlierTablesDialog(FormDialog):
    """Accepted with the table `chosen`; tables are removed to the system's trash, after a question."""

    def __init__(self, words: Words, paths: Sequence[Path], parent: QWidget | None = None) -> None:
        super().__init__("earlier", words, parent)
        self._tables = [earlier_table(path) for path in paths]
        self.explain("earlier-explain")
        self.list = named(EarlierTablesList(self), "earlier-list")
        self.list.setAccessibleName(words.text("earlier-title"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.remove, self.remove_all = QPushButton(self), QPushButton(self)
        row = QHBoxLayout()
        for button, name in ((self.remove, "remove"), (self.remove_all, "remove-all")):
            button.setText(words.text(f"earlier-{name}"))
            button.setAutoDefault(False)
            row.addWidget(button)
        row.addStretch()
        self.column.addWidget(self.list)
        self.column.addLayout(row)
        self.finish()
        self.size_in_letters = (36, 22)
        self.list.itemSelectionChanged.connect(self._update_buttons)
        self.list.itemActivated.connect(lambda _: self.accept() if self.chosen is not None else None)
        self.remove.clicked.connect(self.remove_selected)
        self.remove_all.clicked.connect(lambda: self._remove(list(self._tables)))
        self.list.removal_wanted.connect(self.remove_selected)
        delete = QKeySequence(QKeySequence.StandardKey.Delete)
        self.remove.setToolTip(delete.toString(QKeySequence.SequenceFormat.NativeText))
        self._show_tables()

    @property
    def chosen(self) -> Path | None:
        """The table to be opened; None unless just one is selected that can be read."""
        selected = self._selected()
        return selected[0].path if len(selected) == 1 and not selected[0].damaged else None

    def remove_selected(self) -> None:
        """Removes the selected tables, after a question."""
        self._remove(self._selected())

    def _selected(self) -> list[EarlierTable]:
        return [self._tables[row] for row in range(self.list.count()) if self.list.item(row).isSelected()]

    def _remove(self, tables: list[EarlierTable]) -> None:
        question = self.words.text("earlier-remove-question", count=len(tables))
        if not tables or not QuestionDialog("earlier-remove", self.words, question, self).exec():
            return
        row = self.list.currentRow()
        left = [table for table in tables if not _trashed(table.path)]
        if left:
            # Not every system has a trash.
            question = self.words.text("earlier-delete-question", count=len(left))
            if QuestionDialog("earlier-delete", self.words, question, self).exec():
                for table in left:
                    with suppress(OSError):
                        table.path.unlink()
        self._tables = [table for table in self._tables if is_there(table.path)]
        self._show_tables(row)
        if not self._tables:
            self.reject()

    def _show_tables(self, row: int = 0) -> None:
        self.list.clear()
        for table in self._tables:
            QListWidgetItem(self._line(table), self.list)
        self.list.setCurrentRow(max(0, min(row, len(self._tables) - 1)))
        self.list.setFocus()
        self._update_buttons()

    def _line(self, table: EarlierTable) -> str:
        words, moment = self.words, QDateTime.fromMSecsSinceEpoch(table.left // 1_000_000)
        left = QLocale(words.language).toString(moment, QLocale.FormatType.ShortFormat)
        if table.damaged:
            return words.text("earlier-damaged", file=table.path.name, left=left)
        title = in_language(table.title, words.language) or words.text("untitled")
        return words.text("earlier-line", title=title, left=left, actions=table.actions)

    def _update_buttons(self) -> None:
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(self.chosen is not None)
        self.remove.setEnabled(bool(self._selected()))
        self.remove_all.setEnabled(bool(self._tables))


def _trashed(path: Path) -> bool:
    """Whether the file is gone, into the system's trash or because another window has opened or removed it."""
    with suppress(DocumentError):
        move_to_trash(path)
    return not is_there(path)
