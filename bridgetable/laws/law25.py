"""Law 25: legal and illegal changes of call."""

from __future__ import annotations

from bridgetable.table.events import Event
from bridgetable.table.irregularity import ChangedCall
from bridgetable.table.option import Option
from bridgetable.table.question import Question
from bridgetable.table.state import Table


def rule_on_it(table: Table, place: int) -> tuple[Event, ...]:
    """The Director rules on a call put for another."""
    return ()


def accepted_if_called_over(before: Table, place: int, fault: ChangedCall) -> bool:
    """Whether the left-hand opponent accepts the new call by calling over it (Law 25B1)."""
    return before.attention_to(place) is None


def options(table: Table, question: Question) -> tuple[Option, ...]:
    """The answers to any question of this Law: unintended or intended; accept or refuse; keep or withdraw."""
    return ()
