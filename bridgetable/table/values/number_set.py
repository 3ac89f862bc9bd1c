"""A set of small numbers, such as ids or slots, as an int in which the bit of each is set.

It takes as long to change, or to be joined with another, whatever came before.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

NumberSet: TypeAlias = int


def set_of(numbers: Iterable[int]) -> NumberSet:
    """The set of these numbers."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def before(some: NumberSet, number: int) -> NumberSet:
    """Those of the numbers that are less than this one."""
    return some & ((1 << number) - 1)


def upwards(some: NumberSet) -> Iterator[int]:
    """The numbers in this set, the lowest first."""
    while some:
        lowest = some & -some
        yield lowest.bit_length() - 1
        some ^= lowest


def downwards(some: NumberSet) -> Iterator[int]:
    """The numbers in this set, the highest first."""
    while some:
        highest = some.bit_length() - 1
        yield highest
        some ^= 1 << highest
