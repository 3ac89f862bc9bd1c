"""Long work in short steps, between which something else can be done."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias, TypeVar

R = TypeVar("R")

Steps: TypeAlias = Generator[None, None, R]
"""A generator that yields after each step, and returns what the work has come to."""


def at_once(steps: Steps[R]) -> R:
    """What the steps come to, taken one after the other."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: R = end.value
            return result
