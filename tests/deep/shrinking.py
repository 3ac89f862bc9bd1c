"""The smallest part of a sequence that still has a fault."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")
MOST_TRIES = 1500


def shrunk(items: Sequence[T], fails: Callable[[tuple[T, ...]], bool], tries: int = MOST_TRIES) -> tuple[T, ...]:
    """The items with as many left out as can be while it still fails: halves first, then ever smaller pieces."""
    left, piece = tuple(items), max(1, len(items) // 2)
    while piece:
        at, shorter = 0, False
        while at < len(left) and tries:
            tries -= 1
            without = (*left[:at], *left[at + piece :])
            if fails(without):
                left, shorter = without, True
            else:
                at += piece
        if not (shorter and piece == 1):
            piece //= 2
    return left
