"""Seats and sides."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

from bridgetable.cards.value import Value

T = TypeVar("T")
U = TypeVar("U")


class Side(enum.IntEnum):
    """A partnership: North and South, or East and West."""

    NS = 0
    EW = 1

    __hash__ = int.__hash__  # that of an Enum hashes the name, in Python

    @property
    def opponents(self) -> Side:
        """The other partnership."""
        return Side.NS if self else Side.EW

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The two seats of this side, in rotation from North."""
        return (_SEATS[self], _SEATS[self + 2])


class Seat(enum.IntEnum):
    """A player's seat; calls and plays rotate in this order (Law 17C, 44B)."""

    N = 0
    E = 1
    S = 2
    W = 3

    __hash__ = int.__hash__

    @property
    def side(self) -> Side:
        """The partnership this seat belongs to."""
        return Side.EW if self & 1 else Side.NS

    @property
    def partner(self) -> Seat:
        """The seat opposite."""
        return _SEATS[self + 2]

    @property
    def left(self) -> Seat:
        """The left-hand opponent's seat: the next in rotation."""
        return _SEATS[self + 1]

    @property
    def right(self) -> Seat:
        """The right-hand opponent's seat: the previous one in rotation."""
        return _SEATS[self + 3]

    def round(self) -> tuple[Seat, Seat, Seat, Seat]:
        """The four seats in rotation, this one first."""
        return _ROUNDS[self]

    def after(self, steps: int) -> Seat:
        """The seat so many places further in rotation."""
        return _SEATS[(self + steps) % 4]

    def steps_to(self, other: Seat) -> int:
        """The number of seats from this one to `other` in rotation: 0 to 3."""
        return (other - self) % 4


_SEATS: tuple[Seat, ...] = (*Seat, *Seat)
_ROUNDS: tuple[tuple[Seat, Seat, Seat, Seat], ...] = tuple(
    (_SEATS[n], _SEATS[n + 1], _SEATS[n + 2], _SEATS[n + 3]) for n in range(4)
)


class BySeat(Value, Generic[T], frozen=True):
    """A value for each of the four seats."""

    north: T
    east: T
    south: T
    west: T

    @classmethod
    def of(cls, make: Callable[[Seat], T]) -> BySeat[T]:
        """The values that `make` returns for each seat."""
        return cls(*(make(seat) for seat in Seat))

    def __getitem__(self, seat: Seat) -> T:
        return (self.north, self.east, self.south, self.west)[seat]

    def __iter__(self) -> Iterator[T]:
        return iter((self.north, self.east, self.south, self.west))

    def items(self) -> tuple[tuple[Seat, T], ...]:
        """The pairs of seat and value, in rotation from North."""
        return tuple(zip(Seat, self, strict=True))

    def replacing(self, seat: Seat, value: T) -> BySeat[T]:
        """The same values with another one for `seat`."""
        values = [self.north, self.east, self.south, self.west]
        values[seat] = value
        return BySeat(*values)

    def map(self, change: Callable[[T], U]) -> BySeat[U]:
        """The result of `change` for each value."""
        return BySeat(*(change(v) for v in self))


NAMELESS: BySeat[str] = BySeat("", "", "", "")
"""The names of players who are not known."""
