"""Figures: what double dummy says of a card or an option, as it stands on the table and in the panel. No Qt."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from bridgetable.cards.card import Card
from bridgetable.cards.notation import card_of, is_card
from bridgetable.cards.seat import Seat, Side
from bridgetable.equity.position import UnsolvableError
from bridgetable.equity.survey import Forecast, Survey, cards_survey, leaf_of, options_survey
from bridgetable.laws.book import asked_now
from bridgetable.table.question import Message, say
from bridgetable.table.state import Table
from bridgetable.ui.table.layout.elements import DescribedFigure, Figure
from bridgetable.words.catalogue import Words

BOARD = 13


class Query(msgspec.Struct, frozen=True):
    """What is to be found out at a table: what the options lead to, or the cards; for which side it is told.

    `reason` says why nothing can be.
    """

    table: Table
    survey: Survey
    side: Side | None
    of_options: bool
    reason: Message | None = None


def query_of(table: Table) -> Query:
    """What there is to be told of a table: of the options while somebody is asked, else of the hand in turn."""
    asked = asked_now(table) if table.contract is not None else None
    if asked is not None and not asked.question.waits:
        first = asked.question.to[0]
        if isinstance(first, Seat):
            return Query(table, options_survey(table), first.side, True)
        # A finding of fact is not to be made by what it leads to.
        return Query(table, Survey(table, ()), None, True, say("equity-director-first"))
    survey = cards_survey(table)
    side = table.turn.side if table.turn is not None else None
    return Query(table, survey, side, False, None if survey.names else _why_not(table))


def _why_not(table: Table) -> Message | None:
    try:
        leaf_of(table)
    except UnsolvableError as fault:
        return fault.message
    return None


class Reading(msgspec.Struct, frozen=True):
    """What is known so far: a figure by card or by option, why there is none, or nothing yet."""

    figures: dict[str, Figure | Message | None] = {}
    reason: Message | None = None

    @property
    def complete(self) -> bool:
        """Whether nothing is still being worked out."""
        return all(found is not None for found in self.figures.values())

    @property
    def rough(self) -> bool:
        """Whether some figure leaves something out of account."""
        return any(isinstance(found, Figure) and found.rough for found in self.figures.values())

    @property
    def told(self) -> bool:
        """Whether there is any figure."""
        return any(isinstance(found, Figure) for found in self.figures.values())


def reading_of(query: Query, forecasts: Mapping[str, Forecast | Message | None]) -> Reading:
    """The forecasts as figures for the side they are told for; one reason where it is the same for all."""
    side = query.side
    if side is None:
        return Reading(reason=query.reason)
    found = {name: _figure(query.table, worth, side) if isinstance(worth, Forecast) else worth
             for name, worth in forecasts.items()}
    known = [each for each in found.values() if isinstance(each, Figure)]
    if found and len(known) == len(found):
        most = max(each.tricks for each in known)
        return Reading({name: replace(each, best=each.tricks == most) if isinstance(each, Figure) else each
                        for name, each in found.items()})
    reasons = set(found.values()) if found and not known else {query.reason}
    [reason] = reasons if len(reasons) == 1 else {None}
    return Reading(found, reason if isinstance(reason, Message) else None)


def _figure(table: Table, worth: Forecast, side: Side) -> Figure:
    return Figure(worth.tricks[side], result_text(table, worth.tricks), worth.rough)


def result_text(table: Table, tricks: tuple[int, int]) -> str:
    """What the contract comes to with these tricks: "=", "+1", "−2"; nothing when they are not those of a board."""
    if table.contract is None or sum(tricks) != BOARD:
        return ""
    over = tricks[table.contract.declarer.side] - table.contract.tricks_needed
    return f"{over:+d}".replace("-", "−") if over else "="


# -- in words ----------------------------------------------------------------------------------------------------------


def cards_told(query: Query, reading: Reading, words: Words) -> dict[Card, DescribedFigure]:
    """The figure of each card, and its sentence."""
    if query.of_options:
        return {}
    found = {card_of(name): figure for name, figure in reading.figures.items() if isinstance(figure, Figure)}
    return {
        card: DescribedFigure(figure, words.text("figures-card", card=card, leads=_leads(query, figure, words)))
        for card, figure in found.items()
    }


def options_told(query: Query, reading: Reading, words: Words) -> dict[str, DescribedFigure]:
    """The figure of each option, and its sentence; or the sentence that says why there is none."""
    if not query.of_options:
        return {}
    told: dict[str, DescribedFigure] = {}
    for name, found in reading.figures.items():
        if isinstance(found, Figure):
            told[name] = DescribedFigure(found, _leads(query, found, words))
        elif found is not None:
            told[name] = DescribedFigure(None, words.say(found))
    return told


def _leads(query: Query, figure: Figure, words: Words) -> str:
    key = "figures-leads-rough" if figure.rough else "figures-leads"
    tricks = words.text(key, side=query.side, tricks=figure.tricks)
    contract = query.table.contract
    if contract is None or not figure.result:
        return tricks
    return f"{tricks} ({words.text('figures-result', contract=contract, result=figure.result)})"


def legend(query: Query, reading: Reading, words: Words) -> str:
    """One line that says what the figures are, or why there are none."""
    if reading.reason is not None:
        return words.say(reading.reason)
    if not reading.told or query.side is None:
        return ""
    key = "figures-legend-options" if query.of_options and not _all_cards(query) else "figures-legend"
    line = words.text(key, side=query.side, contract=query.table.contract)
    return f"{line} {words.text('figures-rough')}" if reading.rough else line


def legend_on_the_wall(query: Query, reading: Reading, words: Words) -> str:
    """The same for the projector, shorter; nothing of the options, which the Director alone sees in figures."""
    if query.of_options:
        return ""
    if not reading.told:
        return legend(query, reading, words)
    return words.text("figures-wall-rough" if reading.rough else "figures-wall", side=query.side)


def legend_of_options(query: Query, reading: Reading, words: Words) -> str:
    """What the figures on the buttons are, in few words."""
    if not query.of_options or not reading.told:
        return ""
    line = words.text("figures-options", side=query.side)
    if not _all_cards(query):
        line = f"{line} · {words.name(query.table.contract)}"
    return f"≈ {line}" if reading.rough else line


def _all_cards(query: Query) -> bool:
    """Whether the options are cards, whose buttons have room for the tricks alone."""
    return all(map(is_card, query.survey.names))
