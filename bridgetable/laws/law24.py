"""Law 24: a card exposed or led during the auction."""

from __future__ import annotations

from bridgetable.table.events import Event
from bridgetable.table.state import Table


def rule_on_it(table: Table, place: int) -> tuple[Event, ...]:
    """The Director rules on a card exposed in the auction."""
    return ()


def at_the_end_of_the_auction(table: Table) -> tuple[Event, ...]:
    """What becomes of the cards that lie faced, when there is a contract: picked up, or penalty cards (24D, 24E)."""
    return ()
