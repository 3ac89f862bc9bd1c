"""The dialog that lists the boards of a file to choose one, as they come while the file is read in the background."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QLineEdit, QTableWidget, QWidget

from bridgetable.cards.notation import contract_text
from bridgetable.document.opening import BoardLine, BoardsListed, listed_boards
from bridgetable.files.record import Entry, Recorded, UnreadableBoard
from bridgetable.table.refusal import RefusedError
from bridgetable.table.text import harmless
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.background import Background
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.ui.kit.plain_text import plain_tip
from bridgetable.ui.kit.task import Task
from bridgetable.ui.kit.waiting import ProgressLine
from bridgetable.words.catalogue import Words, refused_line


class BoardListing(QObject):
    """The boards of a file as far as it has been read; `complete` when no more will come."""

    listed = Signal()
    """Some boards have been added."""
    ended = Signal()
    """No more boards will come."""

    def __init__(self, path: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self.boards: list[BoardLine] = []
        self.complete = False
        self.fault: RefusedError | None = None
        self.task: Task | None = None
        self._read = self._size = 0

    @property
    def progress(self) -> tuple[int, int]:
        """How many bytes of the file have been read, and how many it has."""
        return self._read, self._size

    def read_here(self) -> None:
        """Reads the whole file at once; raises DocumentError."""
        for listed in listed_boards(self.path):
            self._add(listed)
        self._end()

    def read_in(self, background: Background) -> Task:
        """Begins to read the file in the background; what is wrong with it will be its `fault`."""
        self.task = task = background.start(listed_boards, self.path)
        task.item.connect(self._add)
        task.finished.connect(self._end)
        task.failed.connect(self._fail)
        return task

    def stop(self) -> None:
        """Reads no further; the boards so far are all there are."""
        if self.task is not None:
            self.task.cancel()
        if not self.complete:
            self._end()

    def _add(self, listed: BoardsListed) -> None:
        self.boards += listed.boards
        self._read, self._size = listed.read, listed.size
        self.listed.emit()

    def _fail(self, fault: RefusedError) -> None:
        self.fault = fault
        self._end()

    def _end(self, _: object = None) -> None:
        self.complete = True
        self.ended.emit()


ROWS_AT_A_TIME = 200
"""How many boards are added to the list in one turn of the event loop."""
COLUMNS = ("board", "dealer", "vulnerable", "contract", "result", "players")


class BoardChooser(FormDialog):
    """A list of boards, which come while it is shown; one that cannot be read says why and cannot be chosen.

    What is typed above it leaves those boards in the list in which it is found.
    """

    several = Signal()
    """There is more than one board to choose from."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__("boards", words, parent)
        self.boards: list[BoardLine] = []
        self._widths = [0] * len(COLUMNS)
        self.search = named(QLineEdit(self, clearButtonEnabled=True), "boards-search")
        self.search.setPlaceholderText(words.text("boards-search"))
        self.search.setAccessibleName(words.text("boards-search"))
        self.search.textChanged.connect(lambda _: self._filter(0))
        self._listing: BoardListing | None = None
        self._wanted = -1
        self._catching_up = QTimer(self, singleShot=True, interval=0)
        self._catching_up.timeout.connect(self._catch_up)
        self.list = QTableWidget(0, len(COLUMNS), self)
        self.list.setHorizontalHeaderLabels([words.text(f"boards-{name}") for name in COLUMNS])
        self.list.verticalHeader().hide()
        self.list.setShowGrid(False)
        self.list.setAlternatingRowColors(True)
        self.list.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setTabKeyNavigation(False)
        self.list.setAccessibleName(words.text("boards-title"))
        self.list.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.list.horizontalHeader().setStretchLastSection(True)
        self.list.itemSelectionChanged.connect(self._check)
        self.list.itemDoubleClicked.connect(lambda _: self.accept() if self.chosen is not None else None)
        self.progress = ProgressLine(self)
        self.progress.set_texts(words)
        self.column.addWidget(self.search)
        self.column.addWidget(self.list)
        self.column.addWidget(self.progress)
        self.finish()
        self.size_in_letters = (46, 28)
        self._check()
        self.list.setFocus()

    def add(self, listed: BoardsListed) -> None:
        """Adds these boards to the list, and shows how much of the file has been read."""
        before = len(self.boards)
        self.boards += listed.boards
        self.list.setRowCount(len(self.boards))
        for row in range(before, len(self.boards)):
            self._fill_row(row, self.boards[row])
        if self.isVisible():
            self._fit_columns(before)
        if self.search.text():
            self._filter(before)
        self.progress.show_progress(self.words.text("boards-reading", count=len(self.boards)), listed.read, listed.size)
        if self.list.currentRow() < 0 and self._wanted < len(self.boards):
            self._choose_first()
        if before < 2 <= len(self.boards):
            self.several.emit()

    def _choose_first(self) -> None:
        """Makes the board wanted the current one, or the first that can be chosen."""
        first = (row for row, board in enumerate(self.boards) if board.playable)
        row = self._wanted if self._wanted >= 0 else next(first, -1)
        if row >= 0:
            self.choose_row(row)

    def follow(self, listing: BoardListing, row: int = -1) -> None:
        """Shows the boards of a file as they come, and makes that of a row the current one when it is there.

        The button of the progress line ends the reading.
        """
        self._listing, self._wanted = listing, row
        listing.listed.connect(self._catch_up)
        listing.ended.connect(self._catch_up)
        self.progress.cancelled.connect(listing.stop)
        self._catch_up()

    def unfollow(self) -> None:
        """Shows nothing more: the listing goes on when the dialog has gone."""
        listing = self._listing
        if listing is None:
            return
        self._catching_up.stop()
        listing.listed.disconnect(self._catch_up)
        listing.ended.disconnect(self._catch_up)
        self.progress.cancelled.disconnect(listing.stop)

    def _catch_up(self) -> None:
        """Adds the boards that have been listed, a part of them if they are many and the others a turn later."""
        listing, shown = self._listing, len(self.boards)
        if listing is None:
            return
        if some := tuple(listing.boards[shown : shown + ROWS_AT_A_TIME]):
            self.add(BoardsListed(some, *listing.progress))
        if len(self.boards) < len(listing.boards):
            self._catching_up.start()
        elif listing.complete:
            self.end_listing(refused_line(self.words, listing.fault) if listing.fault is not None else "")

    def end_listing(self, fault: str = "") -> None:
        """Shows that no more boards will come, and why if the file cannot be read any further."""
        self.progress.hide()
        if fault:
            self.show_fault(fault)
            self._check()

    def showEvent(self, event: QShowEvent) -> None:
        """Fits the widths of the columns to the readable boards; a reason extends over several columns."""
        super().showEvent(event)
        self._fit_columns(0)
        self.list.scrollTo(self.list.currentIndex(), QAbstractItemView.ScrollHint.PositionAtCenter)

    # -- searching -----------------------------------------------------------------------------------------------------

    def _filter(self, first: int) -> None:
        """Leaves those boards from this row on in the list in which all that is typed is found."""
        wanted = self.search.text().casefold().split()
        for row in range(first, len(self.boards)):
            self.list.setRowHidden(row, not all(self._is_found(word, row) for word in wanted))
        current = self.list.currentRow()
        if current < 0 or self.list.isRowHidden(current):
            shown = (row for row in range(len(self.boards)) if not self.list.isRowHidden(row))
            current = next((row for row in shown if self.boards[row].playable), -1)
        if current >= 0:
            self.choose_row(current)
        else:
            self.list.clearSelection()
            self.list.setCurrentCell(-1, -1)
        self._check()

    def _is_found(self, word: str, row: int) -> bool:
        """Whether a word is in the row; a number is that of the board, or part of a name."""
        model, entry = self.list.model(), self.boards[row].head
        texts = [str(model.index(row, column).data() or "").casefold() for column in range(len(COLUMNS))]
        if word.isdecimal():
            return word == texts[0] or word in texts[-1]
        if isinstance(entry, Recorded) and entry.contract is not None:
            texts.append(contract_text(entry.contract).casefold())
        return any(word in text for text in texts[1:])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows up and down go to the list from the line that is typed into."""
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up) and self.search.hasFocus():
            self.list.setFocus()
        else:
            super().keyPressEvent(event)

    def _fit_columns(self, first: int) -> None:
        metrics = self.list.fontMetrics()
        for column, name in enumerate(COLUMNS[:-1]):
            shown = [self.words.text(f"boards-{name}")]
            for row in range(first, len(self.boards)):
                if isinstance(self.boards[row].head, Recorded):
                    shown.append(str(self.list.model().index(row, column).data()))
            width = max(metrics.horizontalAdvance(text) for text in set(shown)) + 2 * metrics.height()
            if width > self._widths[column]:
                self._widths[column] = width
                self.list.setColumnWidth(column, width)

    @property
    def row(self) -> int:
        """The row of the current board; -1 while there is none."""
        return self.list.currentRow()

    def choose_row(self, row: int) -> None:
        """Makes the board of this row the current one, and scrolls to it."""
        self.list.selectRow(row)
        self.list.scrollTo(self.list.model().index(row, 0), QAbstractItemView.ScrollHint.PositionAtCenter)

    @property
    def chosen(self) -> Recorded | None:
        """The current board, read whole; None while there is none or it is unreadable."""
        entry = self._current
        return entry if isinstance(entry, Recorded) else None

    @property
    def _current(self) -> Entry | None:
        row = self.list.currentRow()
        return self.boards[row].read() if 0 <= row < len(self.boards) and self.boards[row].playable else None

    def _fill_row(self, row: int, board: BoardLine) -> None:
        entry = board.head
        if isinstance(entry, UnreadableBoard):
            self._set_cell(row, 0, str(entry.place.game), readable=False)
            self._set_cell(row, 1, self._reason(entry), readable=False)
            self.list.setSpan(row, 1, 1, len(COLUMNS) - 1)
            return
        for column, text in enumerate(self._texts(entry, board.playable)):
            self._set_cell(row, column, text, readable=board.playable)

    def _reason(self, board: UnreadableBoard) -> str:
        return self.words.text("boards-unreadable", reason=self.words.say(board.message))

    def _texts(self, entry: Recorded, playable: bool) -> tuple[str, ...]:
        words = self.words
        contract = words.text("passed-out") if entry.passed_out else ""
        if entry.contract is not None:
            contract = words.name(entry.contract, "by")
        result = "" if entry.result is None else words.text("boards-tricks", tricks=entry.result)
        names = harmless(" · ".join(name for name in entry.names if name) or entry.event)
        if not playable:
            names = words.text("boards-hands-unknown")
        return (
            str(entry.board.number),
            words.name(entry.board.dealer),
            words.text(f"vulnerable-short-{entry.board.vulnerable.name.lower()}"),
            contract,
            result,
            names,
        )

    def _set_cell(self, row: int, column: int, text: str, *, readable: bool) -> None:
        # Without an object of Python for each cell, of which there may be a hundred thousand.
        model = self.list.model()
        index = model.index(row, column)
        model.setData(index, text)
        model.setData(index, plain_tip(text), Qt.ItemDataRole.ToolTipRole)
        item = None if readable else self.list.item(row, column)
        if item is not None:
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEnabled)

    def _check(self) -> None:
        if self.search.text() and self.list.currentRow() < 0:
            self.show_fault(self.words.text("boards-none-found"))
            return
        current = self._current
        # Only now is it known whether the calls and cards of the board can be read.
        self.show_fault(self._reason(current) if isinstance(current, UnreadableBoard) else "")
        self.buttons.button(self.buttons.StandardButton.Ok).setEnabled(isinstance(current, Recorded))
