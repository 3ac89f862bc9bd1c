"""Law 59: inability to lead or play as required."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.laws.clause import clause
from bridgetable.laws.law import Law
from bridgetable.table.state import Table


@clause("59")
def complying(table: Table, legal: frozenset[Card], required: frozenset[Card]) -> frozenset[Card]:
    """Those of the legal cards that comply with a requirement; all of them if none does."""
    return legal & required or legal


LAW = Law(59)
