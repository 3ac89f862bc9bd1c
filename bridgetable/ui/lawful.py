"""What may lawfully be played, and who is asked, now; the Laws are loaded when there is a contract, not before."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.table.question import Person
from bridgetable.table.state import Table


def lawful_now(table: Table) -> frozenset[Card]:
    """The cards that may lawfully be played now, whoever is to play."""
    if table.turn is None:
        return frozenset()
    from bridgetable.engine.possible import lawful_cards

    return lawful_cards(table, table.turn)


def asked_at(table: Table) -> tuple[Person, ...]:
    """Who is to answer a question now: nobody while a substitute is owed, or before there is a contract."""
    if table.contract is None:
        return ()
    from bridgetable.laws.book import asked_now

    now = asked_now(table)
    return now.question.to if now is not None else ()
