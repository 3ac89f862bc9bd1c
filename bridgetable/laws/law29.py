"""Law 29: procedure after a call out of rotation."""

from __future__ import annotations

from bridgetable.cards.call import Call
from bridgetable.cards.seat import Seat
from bridgetable.table.events import Event
from bridgetable.table.option import Option
from bridgetable.table.question import Question
from bridgetable.table.state import Table


def rule_on_it(table: Table, place: int) -> tuple[Event, ...]:
    """The Director rules on a call out of rotation."""
    return ()


def replaced(table: Table, place: int, by: int) -> tuple[Event, ...]:
    """The offender makes his call in rotation, at `by`, after the one out of rotation was cancelled (Law 30-32)."""
    return ()


def must_repeat(table: Table, seat: Seat) -> Call | None:
    """The call out of rotation that this player must now repeat, his right-hand opponent having passed (31A1, 32A1)."""
    return None


def options(table: Table, question: Question) -> tuple[Option, ...]:
    """The answers to any question of Laws 29 to 32."""
    return ()
