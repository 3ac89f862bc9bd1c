"""The base class of the errors that are explained to people."""

from __future__ import annotations

from bridgetable.table.question import Message


class RefusedError(Exception):
    """Something cannot be done or read: `message` says why; `place` is the path in the file, or "" for all of it."""

    def __init__(self, message: Message, place: str = "") -> None:
        super().__init__(message, place)
        self.message = message
        self.place = place
