"""Options: the answers to a question, each with what follows from it."""

from __future__ import annotations

import msgspec

from bridgetable.table.events import Event


class Option(msgspec.Struct, frozen=True):
    """One answer: its name as in a case file, and the events that follow when it is chosen."""

    name: str
    then: tuple[Event, ...]
