"""Law 27: insufficient bids."""

from __future__ import annotations

from bridgetable.table.events import Event
from bridgetable.table.option import Option
from bridgetable.table.question import Question
from bridgetable.table.state import Table


def rule_on_it(table: Table, place: int) -> tuple[Event, ...]:
    """The Director rules on an insufficient bid."""
    return ()


def replaced(table: Table, place: int, by: int) -> tuple[Event, ...]:
    """The offender has put the call made at `by` for his insufficient bid: what follows (Law 27B)."""
    return ()


def options(table: Table, question: Question) -> tuple[Option, ...]:
    """The answers to any question of this Law."""
    return ()


def damage_of_the_correction(table: Table) -> Question | None:
    """After play the Director judges whether the correction helped the offending side (27D; 1997: 27B1(b))."""
    return None
