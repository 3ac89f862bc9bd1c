"""The four sides of the table as it is seen; any seat can be at the bottom. No Qt."""

from __future__ import annotations

import enum

from bridgetable.cards.seat import Seat


class Position(enum.IntEnum):
    """A side of the table as it is seen, in the rotation of the seats."""

    TOP = 0
    RIGHT = 1
    BOTTOM = 2
    LEFT = 3

    @property
    def is_upright(self) -> bool:
        """Whether the hand lies in a row at the top or the bottom, not in lines at a side."""
        return self in (Position.TOP, Position.BOTTOM)


def position_of(seat: Seat, bottom: Seat) -> Position:
    """Where this seat is seen when `bottom` is at the bottom."""
    return Position((seat - bottom + Position.BOTTOM) % 4)


def seat_at(position: Position, bottom: Seat) -> Seat:
    """The seat that is seen there when `bottom` is at the bottom."""
    return Seat((position - Position.BOTTOM + bottom) % 4)
