"""Events of the score: assigned scores, and penalties, which do not change the score of the board."""

from __future__ import annotations

import msgspec

from bridgetable.cards.seat import Side
from bridgetable.table.adjustment import Amount, Assigned, Comparison, PenaltyKind


class ScoreAssigned(msgspec.Struct, frozen=True, tag=True):
    """The Director assigned a score to each side (Law 12C); `law` is the clause he named, or ""."""

    ns: Assigned
    ew: Assigned
    law: str
    compared: Comparison = Comparison()

    def to(self, side: Side) -> Assigned:
        """The score assigned to this side."""
        return self.ns if side is Side.NS else self.ew


class PenaltyGiven(msgspec.Struct, frozen=True, tag=True):
    """The Director warned or penalised a side (Law 90, 91); `amount` may be None, `law` is the clause or ""."""

    side: Side
    kind: PenaltyKind
    amount: Amount | None
    law: str
