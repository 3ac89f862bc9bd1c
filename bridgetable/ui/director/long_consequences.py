"""What follows from answers and takes long to work out: it is searched in the background, and said when it is found."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from bridgetable.engine.actions import Action
from bridgetable.laws.long_searches import Results, learn, with_results
from bridgetable.table.state import Table
from bridgetable.ui.director.content.answers import search_consequences
from bridgetable.ui.kit.long_work.background import Background

DELAY = 200
"""Milliseconds for which a table has to be shown before anything is searched for it."""


class LongConsequences(QObject):
    """Makes the searches for the answers that are shown, for one table at a time."""

    ended = Signal()
    """What follows from the answers that are shown has been worked out, as far as it can be."""

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background = background
        self._wanted: tuple[Table, tuple[Action, ...], str] | None = None
        self._searched: Table | None = None
        self._timer = QTimer(self, singleShot=True, interval=DELAY)
        self._timer.timeout.connect(self._search)

    def want(self, table: Table, actions: tuple[Action, ...], language: str) -> None:
        """Has what follows from these answers at this table worked out; nothing without answers."""
        self._wanted = (table, actions, language) if actions else None
        if self._wanted is None:
            self._timer.stop()
        elif self._searched is None:
            self._timer.start()

    def _search(self) -> None:
        if self._wanted is None:
            return
        self._searched = self._wanted[0]
        task = self._background.start(with_results, search_consequences, *self._wanted)
        task.finished.connect(self._learn)
        task.failed.connect(self._end)

    def _learn(self, found: tuple[None, Results]) -> None:
        learn(found[1])
        self._end()

    def _end(self) -> None:
        searched, self._searched = self._searched, None
        if self._wanted is None:
            return
        if self._wanted[0] is searched:
            self.ended.emit()
        else:
            self._timer.start()
