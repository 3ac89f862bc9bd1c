"""The base class of the errors that are explained to people."""

from __future__ import annotations

from typing import Self, TypeVar

from bridgetable.table.question import Message

Refused = TypeVar("Refused", bound="RefusedError")


class RefusedError(Exception):
    """Something cannot be done or read: `message` says why; `place` is the path in the file, or "" for all of it."""

    def __init__(self, message: Message, place: str = "") -> None:
        super().__init__(message, place)
        self.message = message
        self.place = place

    def inside(self, place: str) -> Self:
        """The same refusal of something that lies at this place of the file."""
        return _remade(type(self), self.message, f"{place}.{self.place}" if self.place else place)

    def __reduce__(self) -> tuple[object, ...]:
        """A subclass may be made from other arguments; a copy or one from another process says the same."""
        return _remade, (type(self), self.message, self.place)


def _remade(kind: type[Refused], message: Message, place: str) -> Refused:
    error = kind.__new__(kind)
    RefusedError.__init__(error, message, place)
    return error
