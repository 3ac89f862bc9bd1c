"""The results and errors of parsing parts of a file of boards."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from bridgetable.table.question import Blank, Message, say
from bridgetable.table.refusal import RefusedError

T = TypeVar("T")


class BoardTextError(RefusedError):
    """Something on line `line` of a file that cannot be read."""

    def __init__(self, key: str, line: int, **blanks: Blank) -> None:
        super().__init__(say(key, line=line, **blanks))
        self.line = line

    def in_game(self, game: int) -> Message:
        """The message with the number of the game in the file."""
        return self.message.and_with(game=game)


class Parsed(msgspec.Struct, Generic[T], frozen=True):
    """The items parsed, the warnings, and the error at which parsing stopped, if any."""

    items: tuple[T, ...]
    warnings: tuple[BoardTextError, ...] = ()
    error: BoardTextError | None = None
