"""Law 37: action violating an obligation to pass."""

from __future__ import annotations

from bridgetable.table.events import Event
from bridgetable.table.state import Table


def rule_on_it(table: Table, place: int) -> tuple[Event, ...]:
    """The Director rules on a call by a player required to pass."""
    return ()
