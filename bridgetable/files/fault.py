"""What a reader says when it cannot go on."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from bridgetable.table.question import Blank, Message, say
from bridgetable.table.refusal import RefusedError

T = TypeVar("T")


class BoardTextError(RefusedError):
    """Something on a line of the file that cannot be read."""

    def __init__(self, key: str, line: int, **blanks: Blank) -> None:
        super().__init__(say(key, line=line, **blanks))
        self.line = line

    def in_game(self, game: int) -> Message:
        """The sentence, and in which game of the file it is so."""
        return self.message.and_with(game=game)


class Reading(msgspec.Struct, Generic[T], frozen=True):
    """What was read of an auction or a play, what was odd, and the fault at which reading stopped."""

    items: tuple[T, ...]
    doubts: tuple[BoardTextError, ...] = ()
    fault: BoardTextError | None = None
