"""Law 21: a call based on misinformation."""

from __future__ import annotations

from bridgetable.table.events import Event
from bridgetable.table.option import Option
from bridgetable.table.question import Question
from bridgetable.table.state import Table


def explanation_corrected(table: Table) -> tuple[Event, ...]:
    """The Director comes after a wrong explanation during the auction period (21B1)."""
    return ()


def options(table: Table, question: Question) -> tuple[Option, ...]:
    """The answers to any question of this Law."""
    return ()


def damage_of_misinformation(table: Table) -> Question | None:
    """After play: it was too late to change a call that rested on misinformation (21B3)."""
    return None
