"""Law 54: a faced opening lead out of turn."""

from __future__ import annotations

from bridgetable.table.events import Event
from bridgetable.table.irregularity import LeadOutOfTurn
from bridgetable.table.state import Table


def is_opening_lead(table: Table, fault: LeadOutOfTurn) -> bool:
    """Whether the lead was the first card of the board, not of an ending."""
    return fault.trick == 1 == table.first_number


def rule_on_it(table: Table, place: int, fault: LeadOutOfTurn) -> tuple[Event, ...]:
    """The Director rules on the opening lead."""
    return ()
