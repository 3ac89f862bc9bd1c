"""The board: its number, dealer and vulnerability (Law 2)."""

from __future__ import annotations

import enum

from bridgetable.cards.seat import Seat, Side
from bridgetable.cards.value import Value


class Vulnerability(enum.Enum):
    """Which sides are vulnerable."""

    NONE = "None"
    NS = "NS"
    EW = "EW"
    BOTH = "Both"

    def includes(self, side: Side) -> bool:
        """Whether this side is vulnerable."""
        return self is Vulnerability.BOTH or self.value == side.name


_CYCLE = (Vulnerability.NONE, Vulnerability.NS, Vulnerability.EW, Vulnerability.BOTH)


class Board(Value, frozen=True):
    """A numbered board with its dealer and vulnerability."""

    number: int
    dealer: Seat
    vulnerable: Vulnerability

    @classmethod
    def numbered(cls, number: int) -> Board:
        """The board of this number with the dealer and vulnerability of Law 2, which repeat every 16 boards."""
        index = (number - 1) % 16
        return cls(number, Seat(index % 4), _CYCLE[(index + index // 4) % 4])
