"""Double-dummy figures in the window: a switch that puts them on the cards and the options, and takes them off again.

Nothing is worked out while the switch is off. The survey of positions grows in slices between other events; the worker
process solves them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from bridgetable.cards.card import Card
from bridgetable.cards.deal import Hands
from bridgetable.table.state import Table
from bridgetable.ui.figures.analysis import PATIENCE, Analysis
from bridgetable.ui.session.content.shown import Shown, changed
from bridgetable.ui.table.layout.elements import DescribedFigure
from bridgetable.words.catalogue import Words

if TYPE_CHECKING:
    from bridgetable.ui.figures.content.figures import Query, Reading

PURPOSE = "figures"
SLICE = 0.008
"""Seconds a survey may grow before other events have their turn."""


class Display(Protocol):
    """Where the figures are shown: on the cards, on the options of a question, and what all contracts would make."""

    def show_on_cards(self, told: Mapping[Card, DescribedFigure]) -> bool:
        """Shows the figures of these cards; returns whether the face of any of them is seen."""

    def show_on_options(self, told: Mapping[str, DescribedFigure]) -> None:
        """Shows the figures of these options, by their names."""

    def show_contracts(self, hands: Hands | None) -> None:
        """Shows what every contract of this deal would make; None shows nothing."""

    def show_legends(self, table: str, wall: str, options: str, *, lasts: bool) -> None:
        """Says what the figures are: under the table, on the projector, under the options; `lasts` offers to stop."""


class DoubleDummy(QObject):
    """What double dummy says of the table that is shown, as soon as it is known."""

    switched = Signal()
    """The figures have been switched on or off."""

    def __init__(
        self, display: Display, analysis: Analysis, parent: QObject, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(parent)
        self._display, self._analysis, self._clock = display, analysis, clock
        self.on = False
        """Whether figures are wanted."""
        self._table: Table | None = None
        self._words: Words | None = None
        self._query: Query | None = None
        self._shown: tuple[Query, Reading] | None = None
        self._lasts = False
        self._growing = QTimer(self, interval=0)
        self._growing.timeout.connect(self._grow)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(lambda: self._set_lasting(True))
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._read)
        analysis.known.connect(lambda: self._later.start() if self.on else None)
        analysis.lasting.connect(self._set_lasting)

    # -- the switch ----------------------------------------------------------------------------------------------------

    def switch(self, on: bool) -> None:
        """Puts figures on the cards and the options, or takes them off."""
        self.on = on
        if on:
            self._analysis.try_again()
        self._begin()
        self.switched.emit()

    def cancel(self) -> bool:
        """Stops an analysis that takes long, and switches the figures off; returns whether there was one."""
        lasted, self._lasts = self._lasts, False
        if lasted:
            self._analysis.cancel()
            self.switch(False)
        return lasted

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Begins anew for another table or language; where only the options of a question moved, shows them again."""
        if changed(before, after, "table", "words"):
            self._table, self._words = after.table, after.words
            self._begin()
        elif self.on and changed(before, after, "history", "options"):
            self._show()

    @property
    def busy(self) -> bool:
        """Whether something is still being worked out."""
        return self._growing.isActive() or self._later.isActive() or (
            self._shown is not None and not self._shown[1].complete)

    # -- working it out ------------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        table = self._table
        if table is None:
            return
        self._query, self._shown = None, None
        self._growing.stop()
        self._patience.stop()
        self._analysis.want(PURPOSE, ())
        self._display.show_contracts(table.deal if self._tells_contracts(table) else None)
        if self.on and table.contract is not None and not table.over:
            # Equity and the Laws are loaded when figures are first wanted.
            from bridgetable.ui.figures.content.figures import query_of

            self._query = query_of(table)
            self._patience.start()
            self._growing.start()
        self._show()

    def _grow(self) -> None:
        """Lets the survey grow for one slice; the worker is asked when it is complete."""
        query, end = self._query, self._clock() + SLICE
        if query is None:
            return
        query.survey.expand()
        while not query.survey.complete and self._clock() < end:
            query.survey.expand()
        if query.survey.complete:
            self._growing.stop()
            self._patience.stop()
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

    def _set_lasting(self, on: bool) -> None:
        if on != self._lasts:
            self._lasts = on
            self._show()

    def _tells_contracts(self, table: Table) -> bool:
        """Whether no card is to be played and nobody is asked: then the figures are those of the deal."""
        from bridgetable.laws.book import asked_now

        return self.on and (table.contract is None or (table.over and asked_now(table) is None))

    # -- showing it ----------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        words = self._words
        if words is None:
            return
        cards: dict[Card, DescribedFigure] = {}
        options: dict[str, DescribedFigure] = {}
        line = wall = beside = ""
        if self._shown is not None:
            from bridgetable.ui.figures.content import figures

            cards, options = figures.cards_told(*self._shown, words), figures.options_told(*self._shown, words)
            line, wall = figures.legend(*self._shown, words), figures.legend_on_the_wall(*self._shown, words)
            beside = figures.legend_of_options(*self._shown, words)
        seen = self._display.show_on_cards(cards)
        self._display.show_on_options(options)
        if self._told_of_cards and not seen:
            # The hand in turn lies face down.
            line = wall = words.text("figures-covered")
        if self._lasts:
            line, wall = words.text("figures-lasting"), words.text("figures-lasting-wall")
        self._display.show_legends(line, wall, beside, lasts=self._lasts)

    @property
    def _told_of_cards(self) -> bool:
        """Whether there are figures, and they are those of cards."""
        query, reading = self._shown or (None, None)
        return query is not None and reading is not None and not query.of_options and reading.told
