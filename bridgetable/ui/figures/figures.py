"""The double-dummy figures of cards and options, and the sentences that explain them. No Qt."""

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
from bridgetable.ui.table.elements import DescribedFigure, Figure
from bridgetable.words.catalogue import Words
from bridgetable.words.scores import result_text

TRICKS = 13


class Query(msgspec.Struct, frozen=True):
    """What has to be analysed at a table: the outcomes of the options, or of the cards of the hand in turn.

    Figures are tricks of `side`; `reason` says why there can be none.
    """

    table: Table
    survey: Survey
    side: Side | None
    of_options: bool
    reason: Message | None = None


def query_for(table: Table) -> Query:
    """Returns what to analyse: the options while somebody is asked, else the cards of the hand in turn."""
    asked = asked_now(table) if table.contract is not None else None
    if asked is not None and not asked.question.play_goes_on:
        first = asked.question.to[0]
        if isinstance(first, Seat):
            return Query(table, options_survey(table), first.side, True)
        # The Director must not choose a finding of fact by its outcome.
        return Query(table, Survey(table, ()), None, True, say("equity-director-first"))
    survey = cards_survey(table)
    side = table.turn.side if table.turn is not None else None
    return Query(table, survey, side, False, None if survey.names else _reason_without_figures(table))


def _reason_without_figures(table: Table) -> Message | None:
    try:
        leaf_of(table)
    except UnsolvableError as fault:
        return fault.message
    return None


class Reading(msgspec.Struct, frozen=True):
    """What is known so far: for each card or option its figure, the reason why there is none, or None.

    `reason` says why there is no figure at all.
    """

    figures: dict[str, Figure | Message | None] = {}
    reason: Message | None = None

    @property
    def complete(self) -> bool:
        """Whether no figure is missing any more."""
        return all(figure is not None for figure in self.figures.values())

    @property
    def rough(self) -> bool:
        """Whether some figure is an estimate."""
        return any(isinstance(figure, Figure) and figure.rough for figure in self.figures.values())

    @property
    def has_figures(self) -> bool:
        """Whether there is any figure."""
        return any(isinstance(figure, Figure) for figure in self.figures.values())


def reading_of(query: Query, worths: Mapping[str, Forecast | Message | None]) -> Reading:
    """Returns the worths as figures for the side of the query, and one reason if it is the same for all."""
    side = query.side
    if side is None:
        return Reading(reason=query.reason)
    figures = {
        name: _figure(query.table, worth, side) if isinstance(worth, Forecast) else worth
        for name, worth in worths.items()
    }
    known = [each for each in figures.values() if isinstance(each, Figure)]
    if figures and len(known) == len(figures):
        most = max(each.tricks for each in known)
        return Reading(
            {
                name: replace(each, best=each.tricks == most) if isinstance(each, Figure) else each
                for name, each in figures.items()
            }
        )
    reasons = set(figures.values()) if figures and not known else {query.reason}
    [reason] = reasons if len(reasons) == 1 else {None}
    return Reading(figures, reason if isinstance(reason, Message) else None)


def _figure(table: Table, worth: Forecast, side: Side) -> Figure:
    return Figure(worth.tricks[side], _result_of(table, worth.tricks), worth.rough)


def _result_of(table: Table, tricks: tuple[int, int]) -> str:
    """Returns the result of the contract with these tricks of the sides; "" when they do not add up to 13."""
    if table.contract is None or sum(tricks) != TRICKS:
        return ""
    return result_text(table.contract, tricks[table.contract.declarer.side])


# -- sentences ---------------------------------------------------------------------------------------------------------


def card_figures(query: Query, reading: Reading, words: Words) -> dict[Card, DescribedFigure]:
    """Returns the figure of each card with its sentence; nothing when the query is of options."""
    if query.of_options:
        return {}
    figures = {card_of(name): figure for name, figure in reading.figures.items() if isinstance(figure, Figure)}
    return {
        card: DescribedFigure(figure, words.text("figures-card", card=card, leads=_result_text(query, figure, words)))
        for card, figure in figures.items()
    }


def option_figures(query: Query, reading: Reading, words: Words) -> dict[str, DescribedFigure]:
    """Returns the figure of each option with its sentence, or the sentence that says why there is none, by name."""
    if not query.of_options:
        return {}
    described: dict[str, DescribedFigure] = {}
    for name, figure in reading.figures.items():
        if isinstance(figure, Figure):
            described[name] = DescribedFigure(figure, _result_text(query, figure, words))
        elif figure is not None:
            described[name] = DescribedFigure(None, words.say(figure))
    return described


def _result_text(query: Query, figure: Figure, words: Words) -> str:
    key = "figures-leads-rough" if figure.rough else "figures-leads"
    tricks = words.text(key, side=query.side, tricks=figure.tricks)
    contract = query.table.contract
    if contract is None or not figure.result:
        return tricks
    return f"{tricks} ({words.text('figures-result', contract=contract, result=figure.result)})"


def legend(query: Query, reading: Reading, words: Words) -> str:
    """Returns the line that explains the figures on the table, or says why there are none; "" when nothing is known."""
    if reading.reason is not None:
        return words.say(reading.reason)
    if not reading.has_figures or query.side is None:
        return ""
    key = "figures-legend-options" if query.of_options and not _all_cards(query) else "figures-legend"
    line = words.text(key, side=query.side, contract=query.table.contract)
    return f"{line} {words.text('figures-rough')}" if reading.rough else line


def options_legend(query: Query, reading: Reading, words: Words) -> str:
    """Returns the short legend of the figures on the option buttons; "" when there are none."""
    if not query.of_options or not reading.has_figures:
        return ""
    line = words.text("figures-options", side=query.side)
    if not _all_cards(query):
        line = f"{line} · {words.name(query.table.contract)}"
    return f"≈ {line}" if reading.rough else line


def _all_cards(query: Query) -> bool:
    """Returns whether all options are cards: their buttons only have room for the tricks."""
    return all(map(is_card, query.survey.names))
