"""The base class of the errors that are explained to people."""

from __future__ import annotations

from bridgetable.table.question import Message


class RefusedError(Exception):
    """Something cannot be done or read: `message` says why; `place` is the path in the file, or "" for all of it."""

    def __init__(self, message: Message, place: str = "") -> None:
        super().__init__(message, place)
        self.message = message
        self.place = place

    def __reduce__(self) -> tuple[object, ...]:
        """A subclass may be made from other arguments; a copy or one from another process says the same."""
        return _remade, (type(self), self.message, self.place)


def _remade(kind: type[RefusedError], message: Message, place: str) -> RefusedError:
    error = kind.__new__(kind)
    RefusedError.__init__(error, message, place)
    return error
