"""Law 38: a bid of more than seven."""

from __future__ import annotations

from bridgetable.table.events import Event
from bridgetable.table.state import Table


def rule_on_it(table: Table, place: int) -> tuple[Event, ...]:
    """The Director rules on a bid of more than seven."""
    return ()


def never_played(table: Table) -> tuple[Event, ...]:
    """An auction that would end with a bid of more than seven: no play of that is ever permissible (38A)."""
    return ()
