"""Calls and contracts."""

from __future__ import annotations

import enum
from typing import TypeAlias

import msgspec

from bridgetable.cards.card import Suit
from bridgetable.cards.seat import Seat


class Denomination(enum.IntEnum):
    """What a bid names, lowest first (Law 18E)."""

    C = 0
    D = 1
    H = 2
    S = 3
    NT = 4

    @property
    def suit(self) -> Suit | None:
        """The trump suit, or nothing at no trump."""
        return None if self is Denomination.NT else Suit(self)


class Bid(msgspec.Struct, frozen=True, order=True, tag=True):
    """An undertaking to win `level` tricks over six in a denomination; somebody may say more than seven (Law 38)."""

    level: int
    denomination: Denomination


class Pass(msgspec.Struct, frozen=True, tag=True):
    """A call that is neither bid, double nor redouble."""


class Double(msgspec.Struct, frozen=True, tag=True):
    """Doubles the last bid of the opponents (Law 19A)."""


class Redouble(msgspec.Struct, frozen=True, tag=True):
    """Redoubles an opponent's double (Law 19B)."""


Call: TypeAlias = Bid | Pass | Double | Redouble


class Doubling(enum.IntEnum):
    """How often the final bid was doubled; the value multiplies the trick score (Law 77)."""

    UNDOUBLED = 1
    DOUBLED = 2
    REDOUBLED = 4


class Contract(msgspec.Struct, frozen=True):
    """What the declaring side undertook to make."""

    bid: Bid
    doubling: Doubling
    declarer: Seat

    @property
    def trump(self) -> Suit | None:
        """The trump suit, or nothing at no trump."""
        return self.bid.denomination.suit

    @property
    def tricks_needed(self) -> int:
        """How many tricks fulfil the contract: 7 to 13."""
        return 6 + self.bid.level

    @property
    def dummy(self) -> Seat:
        """Declarer's partner."""
        return self.declarer.partner

    @property
    def opening_leader(self) -> Seat:
        """The defender on declarer's left (Law 41A)."""
        return self.declarer.left
