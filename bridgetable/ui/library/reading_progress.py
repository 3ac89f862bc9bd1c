"""The line that shows how many cases have been read, with a button that stops the reading."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from bridgetable.ui.kit.long_work.progress_line import ProgressLine
from bridgetable.ui.library.case_collection import CaseCollection
from bridgetable.words.catalogue import Words


class ReadingProgress(ProgressLine):
    """Follows the collection; it is hidden while nothing has to be read."""

    stopped = Signal(int, int)
    """The user has stopped the reading: how many cases have been read, and how many there are."""

    def __init__(self, collection: CaseCollection, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._collection = collection
        self.cancelled.connect(self._stop)

    def update_from(self, words: Words) -> None:
        """Shows how far the collection is."""
        read, every = self._counts
        if self._collection.is_reading and read < every:
            self.show_progress(words.text("library-reading", read=read, of=every), read, every)
        else:
            self.hide()

    @property
    def _counts(self) -> tuple[int, int]:
        contents = self._collection.contents
        every = sum(len(folder.names) for folder in contents)
        return every - sum(folder.unread for folder in contents), every

    def _stop(self) -> None:
        self._collection.stop()
        self.stopped.emit(*self._counts)
