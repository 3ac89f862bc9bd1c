"""Law 67: defective trick."""

from __future__ import annotations

from bridgetable.table.events import Event, Settled
from bridgetable.table.irregularity import Status
from bridgetable.table.state import Table


def rule_on_missing_card(table: Table, place: int) -> tuple[Event, ...]:
    """The Director rules on a player who played nothing to a trick."""
    return (Settled(place, Status.NOTICED),)
