"""The boards of a file, which come while it is read in the background."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from bridgetable.document.opening import BoardLine, BoardsListed, listed_boards
from bridgetable.table.refusal import RefusedError
from bridgetable.ui.kit.background import Background, Task


class BoardListing(QObject):
    """The boards of a file as far as it has been read; `complete` when no more will come."""

    listed = Signal()
    """Some boards have been added."""
    ended = Signal()
    """No more boards will come."""

    def __init__(self, path: str) -> None:
        super().__init__()
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
