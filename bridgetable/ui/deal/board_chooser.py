"""The dialog that lists the boards of a file to choose one."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from bridgetable.files.record import Entry, Recorded, UnreadableBoard
from bridgetable.ui.kit.form_dialog import FormDialog
from bridgetable.ui.kit.plain_text import plain_tip
from bridgetable.words.catalogue import Words

COLUMNS = ("board", "dealer", "vulnerable", "contract", "result", "players")


class BoardChooser(FormDialog):
    """A list of boards; one that cannot be read has the reason in its row and cannot be chosen."""

    def __init__(self, words: Words, entries: tuple[Entry, ...], parent: QWidget | None = None) -> None:
        super().__init__("boards", words, parent)
        self.entries = entries
        self.list = QTableWidget(len(entries), len(COLUMNS), self)
        self.list.setHorizontalHeaderLabels([words.text(f"boards-{name}") for name in COLUMNS])
        self.list.verticalHeader().hide()
        self.list.setShowGrid(False)
        self.list.setAlternatingRowColors(True)
        self.list.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setTabKeyNavigation(False)
        self.list.setAccessibleName(words.text("boards-title"))
        for row, entry in enumerate(entries):
            self._fill_row(row, entry)
        self.list.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.list.horizontalHeader().setStretchLastSection(True)
        self.list.itemSelectionChanged.connect(self._check)
        self.list.itemDoubleClicked.connect(lambda _: self.accept() if self.chosen is not None else None)
        self.column.addWidget(self.list)
        self.finish()
        self.size_in_letters = (46, 28)
        first = next((row for row, entry in enumerate(entries) if self._playable(entry)), -1)
        if first >= 0:
            self.list.selectRow(first)
        self._check()
        self.list.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Fits the widths of the columns to the readable boards; a reason extends over several columns."""
        super().showEvent(event)
        metrics = self.list.fontMetrics()
        for column, name in enumerate(COLUMNS[:-1]):
            shown = [self.words.text(f"boards-{name}")]
            for row, entry in enumerate(self.entries):
                item = self.list.item(row, column)
                if isinstance(entry, Recorded) and item is not None:
                    shown.append(item.text())
            width = max(metrics.horizontalAdvance(text) for text in shown) + 2 * metrics.height()
            self.list.setColumnWidth(column, width)

    @property
    def chosen(self) -> Recorded | None:
        """The board chosen; None while none or an unreadable one is current."""
        row = self.list.currentRow()
        entry = self.entries[row] if 0 <= row < len(self.entries) else None
        return entry if isinstance(entry, Recorded) and self._playable(entry) else None

    @staticmethod
    def _playable(entry: Entry) -> bool:
        return isinstance(entry, Recorded) and entry.hands is not None

    def _fill_row(self, row: int, entry: Entry) -> None:
        if isinstance(entry, UnreadableBoard):
            reason = self.words.text("boards-unreadable", reason=self.words.say(entry.message))
            self._set_cell(row, 0, str(entry.place.game), readable=False)
            self._set_cell(row, 1, reason, readable=False)
            self.list.setSpan(row, 1, 1, len(COLUMNS) - 1)
            return
        playable = self._playable(entry)
        for column, text in enumerate(self._texts(entry)):
            self._set_cell(row, column, text, readable=playable)

    def _texts(self, entry: Recorded) -> tuple[str, ...]:
        words = self.words
        contract = words.text("passed-out") if entry.passed_out else ""
        if entry.contract is not None:
            contract = words.name(entry.contract, "by")
        result = "" if entry.result is None else words.text("boards-tricks", tricks=entry.result)
        names = " · ".join(name for name in entry.names if name) or entry.event
        if not self._playable(entry):
            names = words.text("boards-hands-unknown")
        return (str(entry.board.number), words.name(entry.board.dealer),
                words.text(f"vulnerable-short-{entry.board.vulnerable.name.lower()}"), contract, result, names)

    def _set_cell(self, row: int, column: int, text: str, *, readable: bool) -> None:
        item = QTableWidgetItem(text)
        item.setToolTip(plain_tip(text))
        if not readable:
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEnabled)
        self.list.setItem(row, column, item)

    def _check(self) -> None:
        self.buttons.button(self.buttons.StandardButton.Ok).setEnabled(self.chosen is not None)
