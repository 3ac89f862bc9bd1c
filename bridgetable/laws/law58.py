"""Law 58: simultaneous leads or plays."""

from __future__ import annotations

from bridgetable.table.events import Event, Settled
from bridgetable.table.irregularity import Status
from bridgetable.table.state import Table


def rule_on_it(table: Table, place: int) -> tuple[Event, ...]:
    """The Director rules on two cards of one hand visible at once."""
    return (Settled(place, Status.NOTICED),)
