"""Options: the answers that a question offers."""

from __future__ import annotations

from bridgetable.cards.value import Value
from bridgetable.table.events import Event


class Option(Value, frozen=True):
    """An answer to a question: its name as in a case file, and the events that follow when it is chosen."""

    name: str
    then: tuple[Event, ...]
