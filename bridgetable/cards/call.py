"""Calls and contracts."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from typing import TypeAlias

from bridgetable.cards.card import Suit
from bridgetable.cards.seat import Seat
from bridgetable.cards.value import Value


class Denomination(enum.IntEnum):
    """A suit or no trump as a bid names it, lowest first (Law 18E)."""

    C = 0
    D = 1
    H = 2
    S = 3
    NT = 4

    __hash__ = int.__hash__

    @property
    def suit(self) -> Suit | None:
        """The trump suit; None at no trump."""
        return _SUITS[self]


_SUITS: tuple[Suit | None, ...] = (*Suit, None)
"""The suit of each denomination."""


MOST_BID = 9
"""The highest level of a bid that can be written: over seven a bid is irregular (Law 38), however high it is."""


class Bid(Value, frozen=True, order=True, tag=True):
    """An undertaking to win `level` tricks over six in a denomination; a player may bid more than seven (Law 38)."""

    level: int
    denomination: Denomination


class Pass(Value, frozen=True, tag=True):
    """A call that is neither a bid, a double nor a redouble."""


class Double(Value, frozen=True, tag=True):
    """A double of the opponents' last bid (Law 19A)."""


class Redouble(Value, frozen=True, tag=True):
    """A redouble of an opponent's double (Law 19B)."""


Call: TypeAlias = Bid | Pass | Double | Redouble


def auction_over(calls: Sequence[Call]) -> bool:
    """Whether the auction has ended: four passes at the start, or a call followed by three passes (Law 22A)."""
    return len(calls) > 3 and all(isinstance(call, Pass) for call in calls[-3:])


class Doubling(enum.IntEnum):
    """Whether the final bid was doubled or redoubled; the value multiplies the trick score (Law 77)."""

    UNDOUBLED = 1
    DOUBLED = 2
    REDOUBLED = 4


class Contract(Value, frozen=True):
    """The final bid, its doubling, and declarer."""

    bid: Bid
    doubling: Doubling
    declarer: Seat

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None at no trump."""
        return self.bid.denomination.suit

    @property
    def tricks_needed(self) -> int:
        """The number of tricks that fulfil the contract: 7 to 13."""
        return 6 + self.bid.level

    @property
    def dummy(self) -> Seat:
        """Declarer's partner."""
        return self.declarer.partner

    @property
    def opening_leader(self) -> Seat:
        """The defender on declarer's left (Law 41A)."""
        return self.declarer.left
