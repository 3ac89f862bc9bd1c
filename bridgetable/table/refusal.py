"""A refusal: why something cannot be done or read, and where. Every floor above says it in this one way."""

from __future__ import annotations

from bridgetable.table.question import Message


class RefusedError(Exception):
    """Something cannot be done or read: `message` says why, `place` where in the file ("" for the whole of it)."""

    def __init__(self, message: Message, place: str = "") -> None:
        super().__init__(message, place)
        self.message = message
        self.place = place
