"""What a reader says when it cannot go on."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from bridgetable.table.question import Blank

T = TypeVar("T")


class Fault(Exception):
    """Something on a line of the file that cannot be read: a message key and its blanks."""

    def __init__(self, key: str, line: int, **blanks: Blank) -> None:
        super().__init__(key, line, blanks)
        self.key = key
        self.line = line
        self.blanks = blanks


class Reading(msgspec.Struct, Generic[T], frozen=True):
    """What was read of an auction or a play, what was odd, and the fault at which reading stopped."""

    items: tuple[T, ...]
    doubts: tuple[Fault, ...] = ()
    fault: Fault | None = None
