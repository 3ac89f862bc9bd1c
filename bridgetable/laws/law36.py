"""Law 36: inadmissible doubles and redoubles."""

from __future__ import annotations

from bridgetable.table.events import Event
from bridgetable.table.state import Table


def rule_on_it(table: Table, place: int) -> tuple[Event, ...]:
    """The Director rules on an inadmissible double or redouble."""
    return ()


def scored_without_it(table: Table, place: int) -> tuple[Event, ...]:
    """Attention is drawn to it only after the opening lead was faced (2017: 36C)."""
    return ()
