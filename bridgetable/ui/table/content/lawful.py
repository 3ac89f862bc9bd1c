"""What may lawfully be played, and who is asked, now; the Laws are loaded when something has happened, not before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridgetable.cards.card import Card
from bridgetable.cards.notation import NotationError, card_of
from bridgetable.table.question import Person
from bridgetable.table.state import Table

if TYPE_CHECKING:
    from bridgetable.engine.actions import Choose


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


def answers(table: Table) -> dict[Card, Choose]:
    """The cards among the options of the question somebody is to answer now, each with its answer."""
    if _untouched(table):
        return {}
    from bridgetable.engine.actions import Choose
    from bridgetable.laws.book import asked_now

    now = asked_now(table)
    if now is None:
        return {}
    by, names = now.question.to[0], [option.name for option in now.options]
    return {card_of(name): Choose(by, name) for name in names if is_card(name)}


def cards_to_choose(table: Table) -> frozenset[Card]:
    """The cards one of which is the answer to the question asked now."""
    return frozenset(answers(table))


def is_card(option: str) -> bool:
    """Whether this option of a question is a card: "SQ"."""
    try:
        card_of(option)
    except NotationError:
        return False
    return True
