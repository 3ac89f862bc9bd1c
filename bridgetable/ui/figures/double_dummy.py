"""Double dummy in the window: a switch that puts figures on the cards and on the options, and takes them off again.

Nothing is worked out while it is off. A survey grows in slices between other events, the worker does the rest.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from bridgetable.cards.card import Card
from bridgetable.table.state import Table
from bridgetable.ui.figures.analysis import PATIENCE, Analysis
from bridgetable.ui.table.layout.shape import Told

if TYPE_CHECKING:
    from bridgetable.ui.figures.content.figures import Query, Reading
    from bridgetable.ui.shell.parts import Parts
    from bridgetable.ui.shell.window import Window

PURPOSE = "figures"
SLICE = 0.008
"""Seconds of expanding a survey before other events have their turn."""


class DoubleDummy(QObject):
    """What double dummy says of the table on the screen, as soon as it is known."""

    def __init__(self, window: Window, parts: Parts, analysis: Analysis) -> None:
        super().__init__(parts)
        self._window, self._parts, self._analysis = window, parts, analysis
        self.on = False
        """Whether figures are wanted."""
        self._table: Table | None = None
        self._language = ""
        self._query: Query | None = None
        self._shown: tuple[Query, Reading] | None = None
        self._lasts = False
        self._growing = QTimer(self, interval=0)
        self._growing.timeout.connect(self._grow)
        self._clock = QTimer(self, singleShot=True, interval=PATIENCE)
        self._clock.timeout.connect(lambda: self._last(True))
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._read)
        analysis.known.connect(lambda: self._later.start() if self.on else None)
        analysis.lasting.connect(self._last)
        parts.score.figures.cancel.clicked.connect(self.cancel)
        parts.panel.figures.switch.setDefaultAction(parts.commands["figures"])

    def commands(self) -> dict[str, Callable[[], object]]:
        """What its command does."""
        return {"figures": lambda: self.switch(not self.on)}

    # -- what people want ----------------------------------------------------------------------------------------------

    def switch(self, on: bool) -> None:
        """Puts figures on the cards and the options, or takes them off."""
        self.on = on
        session = self._window.session
        if on:
            self._analysis.try_again()
        self._take_up(session.table)
        self._parts.switches()

    def cancel(self) -> bool:
        """Lets everything be that is being analysed, if it takes long; whether it did. The table stays as it is."""
        lasted, self._lasts = self._lasts, False
        if lasted:
            self._analysis.cancel()
            self.switch(False)
        return lasted

    def follow(self) -> None:
        """The table may have moved, or is to be told of in other words."""
        session = self._window.session
        if session.table is not self._table or session.words.language != self._language:
            self._take_up(session.table)
        else:
            self._show()

    @property
    def busy(self) -> bool:
        """Whether something is still being worked out."""
        return self._growing.isActive() or self._later.isActive() or (
            self._shown is not None and not self._shown[1].complete)

    # -- finding out ---------------------------------------------------------------------------------------------------

    def _take_up(self, table: Table) -> None:
        self._table, self._query, self._shown = table, None, None
        self._language = self._window.session.words.language
        self._growing.stop()
        self._clock.stop()
        self._analysis.want(PURPOSE, ())
        if self._tells_contracts(table):
            self._parts.panel.contracts.show_contracts(table.deal, self._window.session.words, self._analysis)
        else:
            self._parts.panel.contracts.show_nothing()
        if self.on and table.contract is not None and not table.over:
            # The Laws and all else it stands on are loaded when first wanted.
            from bridgetable.ui.figures.content.figures import query_of

            self._query = query_of(table)
            self._clock.start()
            self._growing.start()
        self._show()

    def _grow(self) -> None:
        """Expands the survey for a moment; the worker is asked when it is complete."""
        query, end = self._query, time.monotonic() + SLICE
        if query is None:
            return
        query.survey.expand()
        while not query.survey.complete and time.monotonic() < end:
            query.survey.expand()
        if query.survey.complete:
            self._growing.stop()
            self._clock.stop()
            self._analysis.want(PURPOSE, query.survey.positions)
            self._read()

    def _read(self) -> None:
        """Shows what is known by now, if it is more than before."""
        from bridgetable.ui.figures.content.figures import reading_of

        if self._query is None or self._growing.isActive():
            return
        now = (self._query, reading_of(self._query, self._query.survey.forecasts(self._analysis.solved)))
        if self._shown is None or now[1] != self._shown[1]:
            self._shown = now
            self._show()

    def _last(self, on: bool) -> None:
        if on != self._lasts:
            self._lasts = on
            self._show_lines()

    def _tells_contracts(self, table: Table) -> bool:
        """Whether no card is to be played, and nobody is asked: then it is the deal that has figures."""
        from bridgetable.laws.book import asked_now

        return self.on and (table.contract is None or (table.over and asked_now(table) is None))

    # -- showing -------------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        cards: dict[Card, Told] = {}
        options: dict[str, Told] = {}
        words = self._window.session.words
        if self._shown is not None:
            from bridgetable.ui.figures.content.figures import cards_told, options_told

            cards, options = cards_told(*self._shown, words), options_told(*self._shown, words)
        self._window.table.show_figures(cards)
        self._parts.panel.options.show_figures(options)
        self._show_lines()

    def _show_lines(self) -> None:
        """The legends: under the table, on the wall, in the panel."""
        words, table = self._window.session.words, self._window.session.table
        line = wall = beside = ""
        if self._shown is not None:
            from bridgetable.ui.figures.content import figures

            line, wall = figures.legend(*self._shown, words), figures.legend_on_the_wall(*self._shown, words)
            beside = figures.legend_of_options(*self._shown, words)
            if self._is_covered(table):
                line = wall = words.text("figures-covered")
        if self._lasts:
            line, wall = words.text("figures-lasting"), words.text("figures-lasting-wall")
        self._parts.score.tell_figures(line, words, lasts=self._lasts)
        self._window.table.set_legend(wall)
        self._parts.panel.figures.tell(beside, asked=bool(self._parts.panel.options.buttons))

    def _is_covered(self, table: Table) -> bool:
        """Whether the hand in turn lies face down, so that no figure can stand on it."""
        query, reading = self._shown or (None, None)
        if query is None or reading is None or query.of_options or not reading.told:
            return False
        return not self._window.table.table_scene.figures.shown
