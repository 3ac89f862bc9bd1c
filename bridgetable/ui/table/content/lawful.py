"""What may lawfully be played, and who is asked, now; the Laws are loaded when something has happened, not before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridgetable.cards.card import Card
from bridgetable.table.question import Person
from bridgetable.table.state import Table

if TYPE_CHECKING:
    pass


def lawful_now(table: Table) -> frozenset[Card]:
    """The cards that may lawfully be played now, whoever is to play."""
    if table.turn is None:
        return frozenset()
    from bridgetable.engine.possible import lawful_cards

    return lawful_cards(table, table.turn)


def asked_at(table: Table) -> tuple[Person, ...]:
    """Who is to answer a question now: nobody while a substitute is owed, or before anything has happened."""
    if _untouched(table):
        return ()
    from bridgetable.laws.book import asked_now

    now = asked_now(table)
    return now.question.to if now is not None else ()


def _untouched(table: Table) -> bool:
    """Whether the board has just been dealt: the Laws need not be loaded to know that nobody is asked anything."""
    return table.contract is None and not table.auction.made and not table.irregularities


def choosable_now(table: Table) -> frozenset[Card]:
    """The cards one of which is the answer to the question that is asked now."""
    if _untouched(table):
        return frozenset()
    from bridgetable.engine.possible import cards_to_choose

    return cards_to_choose(table)
