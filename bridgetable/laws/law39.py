"""Law 39: a call after the final pass."""

from __future__ import annotations

from bridgetable.table.events import Event
from bridgetable.table.state import Table


def rule_on_it(table: Table, place: int) -> tuple[Event, ...]:
    """The Director rules on a call after the final pass."""
    return ()
