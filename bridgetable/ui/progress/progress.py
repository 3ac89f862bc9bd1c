"""The progress of the user as a part of the window: it keeps what was answered, and opens its page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from bridgetable.rehearsal.asked import Answered
from bridgetable.rehearsal.progress.schedule import Scheduled
from bridgetable.rehearsal.progress.store import ProgressError, ProgressStore
from bridgetable.ui.session.session import Session


class Progress(QObject):
    """Keeps answers in a folder, or without one as long as the window is open; `now` gives the time."""

    rehearsal_wanted = Signal(Scheduled)
    """A Scheduled: what the user wants to rehearse again."""

    def __init__(
        self,
        session: Session,
        folder: Path | None,
        window: QWidget,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        super().__init__(window)
        self._session, self._window, self._now = session, window, now
        self.store = ProgressStore(folder)

    def keep(self, answered: Answered) -> None:
        """Keeps an answer, and says what there is to say about the file."""
        self.keep_all((answered,))

    def keep_all(self, answers: Sequence[Answered]) -> None:
        """Keeps several answers."""
        try:
            for message in self.store.add(answers):
                self._session.tell(message)
        except ProgressError as refused:
            self._session.refuse(refused)

    def open(self) -> None:
        """Opens the page."""
        from bridgetable.ui.progress.dialog import ProgressDialog

        dialog = ProgressDialog(self._session.words, self.store, self._now, self._window)
        wanted: list[object] = []
        dialog.rehearsal_wanted.connect(wanted.append)
        dialog.exec()
        for scheduled in wanted:
            self.rehearsal_wanted.emit(scheduled)
