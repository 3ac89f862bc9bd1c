"""What may lawfully be played now; the Laws are loaded when somebody is on turn, not before the first paint."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.table.state import Table


def lawful_now(table: Table) -> frozenset[Card]:
    """The cards that may lawfully be played now, whoever is to play."""
    if table.turn is None:
        return frozenset()
    from bridgetable.engine.possible import lawful_cards

    return lawful_cards(table, table.turn)
