"""The cards withdrawn in the last correction, played again and taken back one by one on the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer

from bridgetable.cards.card import Card
from bridgetable.engine.history import START, History
from bridgetable.table import events as e
from bridgetable.table.evolve import evolve
from bridgetable.table.state import Table
from bridgetable.table.time_record import ARRIVALS, withdrawn_in_correction
from bridgetable.ui.session.shown import Speed
from bridgetable.ui.table.view import TableView

_SEEN = (*ARRIVALS, e.CardWithdrawn, e.PenaltyCardLaid)
"""What moves a card."""
_ENDING = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress)
"""What ends a replay before it does anything else."""
TIMES = 2.2
"""How long each table is seen, in times that a card takes to move."""


def replayed_tables(history: History) -> tuple[Table, ...]:
    """The tables from before the first card that the last correction withdrew to the cursor, a card moved in each.

    There are none where nothing was withdrawn, or play has gone on since.
    """
    withdrawn = {(each.card, each.trick) for each in withdrawn_in_correction(history.table)}
    if not withdrawn or history.cursor == START:
        return ()
    line = history.line_to(history.cursor)
    began = next((n for n, place in enumerate(line) if _plays_one_of(history, place, withdrawn)), None)
    if began is None:
        return ()
    tables = [history.table_at(history.nodes[line[began]].parent)]
    for place in line[began:]:
        node = history.nodes[place]
        table = history.table_at(node.parent)
        for event in node.step.events:
            table = evolve(table, event)
            if isinstance(event, _SEEN):
                tables.append(table)
    return tuple(tables)


def _plays_one_of(history: History, place: int, cards: set[tuple[Card, int]]) -> bool:
    events = history.nodes[place].step.events
    return any(isinstance(event, ARRIVALS) and (event.card, event.trick) in cards for event in events)


class Replay(QObject):
    """Shows tables one after the other instead of the real one; the first key or click ends it, and does its work."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._tables: list[Table] = []
        self._views: tuple[TableView, ...] = ()
        self._speed = Speed.NORMAL
        self.timer = QTimer(self)
        self.timer.timeout.connect(self._show_next)

    @property
    def is_running(self) -> bool:
        """Whether tables are being shown."""
        return bool(self._views)

    def play(self, tables: Sequence[Table], views: Sequence[TableView], speed: Speed) -> None:
        """Shows these tables on these views, from the first one; what was shown before ends."""
        self.stop()
        if not tables or speed is Speed.OFF:
            return
        self._tables, self._views, self._speed = list(tables), tuple(views), speed
        application = QCoreApplication.instance()
        assert application is not None
        application.installEventFilter(self)
        self._show_next()
        self.timer.start(round(TIMES * speed.value))

    def stop(self) -> None:
        """Shows the real table again, at once."""
        if not self._views:
            return
        self.timer.stop()
        views, self._views, self._tables = self._views, (), []
        application = QCoreApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        for view in views:
            view.table_scene.replay(None)

    def _show_next(self) -> None:
        if not self._tables:
            self.stop()
            return
        table = self._tables.pop(0)
        for view in self._views:
            view.table_scene.replay(table, self._speed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ends the replay before a key or a click does what it does."""
        if event.type() in _ENDING:
            self.stop()
        return False
