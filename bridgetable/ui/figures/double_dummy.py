"""Double-dummy figures in the window: can be switched on and off, and are shown on the cards and the options.

Nothing is analysed while they are off. The positions to solve are surveyed in short slices between other events, and
solved in the worker process.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from bridgetable.cards.card import Card
from bridgetable.cards.deal import Hands
from bridgetable.engine.possible import asked_now
from bridgetable.table.state import Table
from bridgetable.ui.figures.analysis import NOTICE_DELAY, Analysis
from bridgetable.ui.session.shown import Shown, changed
from bridgetable.ui.table.elements import DescribedFigure
from bridgetable.words.catalogue import Words

if TYPE_CHECKING:
    from bridgetable.ui.figures.figures import Query, Reading

PURPOSE = "figures"
SLICE_SECONDS = 0.008
"""How many seconds a survey may take before other events are processed."""


class Display(Protocol):
    """What shows the figures: of the cards, of the options of a question, and of all contracts."""

    def show_on_cards(self, figures: Mapping[Card, DescribedFigure]) -> bool:
        """Shows the figures of these cards; returns whether any of them lies face up."""

    def show_on_options(self, figures: Mapping[str, DescribedFigure]) -> None:
        """Shows the figures of these options, by their names."""

    def show_contracts(self, hands: Hands | None) -> None:
        """Shows what every contract of this deal would make; None shows nothing."""

    def show_legends(self, table: str, options: str, *, can_cancel: bool) -> None:
        """Shows the legends of the figures: under the table and under the options.

        `can_cancel` shows a button that stops the analysis.
        """


class DoubleDummy(QObject):
    """Analyses the table that is shown and displays the figures as soon as they are known."""

    enabled_changed = Signal()
    """The figures have been switched on or off."""

    def __init__(
        self, display: Display, analysis: Analysis, parent: QObject, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(parent)
        self._display, self._analysis, self._clock = display, analysis, clock
        self.enabled = False
        """Whether the figures are switched on."""
        self._table: Table | None = None
        self._words: Words | None = None
        self._query: Query | None = None
        self._shown: tuple[Query, Reading] | None = None
        self._taking_long = False
        self._survey_timer = QTimer(self, interval=0)
        self._survey_timer.timeout.connect(self._grow_survey)
        self._delay_timer = QTimer(self, singleShot=True, interval=NOTICE_DELAY)
        self._delay_timer.timeout.connect(lambda: self._set_taking_long(True))
        self._read_timer = QTimer(self, singleShot=True, interval=0)
        self._read_timer.timeout.connect(self._update_reading)
        analysis.updated.connect(lambda: self._read_timer.start() if self.enabled else None)
        analysis.taking_long.connect(self._set_taking_long)

    # -- the switch ----------------------------------------------------------------------------------------------------

    def set_enabled(self, enabled: bool) -> None:
        """Switches the figures on or off; switching them on analyses again what the worker failed at."""
        self.enabled = enabled
        if enabled:
            self._analysis.forget_failures()
        self._restart()
        self.enabled_changed.emit()

    def cancel(self) -> bool:
        """Stops an analysis that takes long and switches the figures off; returns whether there was one."""
        cancelled, self._taking_long = self._taking_long, False
        if cancelled:
            self._analysis.cancel()
            self.set_enabled(False)
        return cancelled

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Analyses another table, or the same in another language; shows the figures again for another view."""
        if changed(before, after, "table", "words"):
            self._table, self._words = after.table, after.words
            self._restart()
        elif self.enabled and changed(before, after, "history", "options"):
            self._show()

    @property
    def busy(self) -> bool:
        """Whether the analysis of the table is not complete."""
        return (
            self._survey_timer.isActive()
            or self._read_timer.isActive()
            or (self._shown is not None and not self._shown[1].complete)
        )

    # -- analysing -----------------------------------------------------------------------------------------------------

    def _restart(self) -> None:
        table = self._table
        if table is None:
            return
        self._query, self._shown = None, None
        self._survey_timer.stop()
        self._delay_timer.stop()
        self._analysis.request(PURPOSE, ())
        self._display.show_contracts(table.deal if self._shows_contracts(table) else None)
        if self.enabled and table.contract is not None and not table.over:
            # Equity and the Laws are imported when the figures are first switched on.
            from bridgetable.ui.figures.figures import query_for

            self._query = query_for(table)
            self._delay_timer.start()
            self._survey_timer.start()
        self._show()

    def _grow_survey(self) -> None:
        """Continues the survey for one slice; sends its positions to the worker when it is complete."""
        query, end = self._query, self._clock() + SLICE_SECONDS
        if query is None:
            return
        query.survey.expand()
        while not query.survey.complete and self._clock() < end:
            query.survey.expand()
        if query.survey.complete:
            self._survey_timer.stop()
            self._delay_timer.stop()
            self._analysis.request(PURPOSE, query.survey.positions)
            self._update_reading()

    def _update_reading(self) -> None:
        """Shows the figures known now, if they are others than before."""
        from bridgetable.ui.figures.figures import reading_of

        if self._query is None or self._survey_timer.isActive():
            return
        reading = reading_of(self._query, self._query.survey.forecasts(self._analysis.solved))
        if self._shown is None or reading != self._shown[1]:
            self._shown = (self._query, reading)
            self._show()

    def _set_taking_long(self, taking_long: bool) -> None:
        if taking_long != self._taking_long:
            self._taking_long = taking_long
            self._show()

    def _shows_contracts(self, table: Table) -> bool:
        """Returns whether the figures of all contracts are shown: no card is to be played, and nobody is asked."""
        return self.enabled and (table.contract is None or (table.over and asked_now(table) is None))

    # -- showing -------------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        words = self._words
        if words is None:
            return
        cards: dict[Card, DescribedFigure] = {}
        options: dict[str, DescribedFigure] = {}
        table_legend = options_legend = ""
        if self._shown is not None:
            from bridgetable.ui.figures import figures

            cards, options = figures.card_figures(*self._shown, words), figures.option_figures(*self._shown, words)
            table_legend = figures.legend(*self._shown, words)
            options_legend = figures.options_legend(*self._shown, words)
        face_up = self._display.show_on_cards(cards)
        self._display.show_on_options(options)
        if self._has_card_figures and not face_up:
            table_legend = words.text("figures-covered")
        if self._taking_long:
            table_legend = words.text("figures-lasting")
        self._display.show_legends(table_legend, options_legend, can_cancel=self._taking_long)

    @property
    def _has_card_figures(self) -> bool:
        """Whether there are figures, and they belong to cards, not to options."""
        query, reading = self._shown or (None, None)
        return query is not None and reading is not None and not query.of_options and reading.has_figures
