"""Shows the double-dummy figures on the table and in the panels."""

from __future__ import annotations

from collections.abc import Mapping

from bridgetable.cards.card import Card
from bridgetable.cards.deal import Hands
from bridgetable.ui.director.panel import DirectorPanel
from bridgetable.ui.figures.contracts_slot import ContractsSlot
from bridgetable.ui.figures.lines import FiguresLine, FiguresSwitch
from bridgetable.ui.session.session import Session
from bridgetable.ui.table.layout.elements import DescribedFigure
from bridgetable.ui.table.view import TableView


class FiguresDisplay:
    """The parts of one window that show figures; implements `Display` of the double-dummy analysis."""

    def __init__(
        self, session: Session, table: TableView, panel: DirectorPanel, line: FiguresLine,
        switch: FiguresSwitch, contracts: ContractsSlot,
    ) -> None:
        self._session, self._table, self._panel = session, table, panel
        self._line, self._switch, self._contracts = line, switch, contracts

    def show_on_cards(self, figures: Mapping[Card, DescribedFigure]) -> bool:
        """Shows the figures of these cards; returns whether any of them lies face up."""
        return self._table.show_figures(figures)

    def show_on_options(self, figures: Mapping[str, DescribedFigure]) -> None:
        """Shows the figures of these options, by their names."""
        self._panel.show_option_figures(figures)

    def show_contracts(self, hands: Hands | None) -> None:
        """Shows what every contract of this deal would make; None shows nothing."""
        if hands is None:
            self._contracts.show_nothing()
        else:
            self._contracts.show_contracts(hands, self._session.words)

    def show_legends(self, table: str, options: str, *, can_cancel: bool) -> None:
        """Shows the legends under the table and under the options; `can_cancel` adds a button."""
        self._line.show_legend(table, self._session.words, can_cancel=can_cancel)
        self._switch.show_legend(options)
