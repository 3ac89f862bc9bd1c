"""Events of the score: assigned scores, and penalties, which do not change the score of the board."""

from __future__ import annotations

import enum
from typing import TypeAlias

import msgspec

from bridgetable.cards.call import Contract
from bridgetable.cards.seat import Side


class AssignedResult(msgspec.Struct, frozen=True):
    """One result of an assigned score, with its weight from 0 to 1 (Law 12C1)."""

    contract: Contract
    tricks: int
    weight: float


class Artificial(enum.Enum):
    """An artificial adjusted score, by how far the side was at fault (2017: Law 12C2)."""

    AVERAGE_PLUS = "average-plus"
    AVERAGE = "average"
    AVERAGE_MINUS = "average-minus"


Assigned: TypeAlias = tuple[AssignedResult, ...] | Artificial
"""The score assigned to one side: one or several weighted results, or an artificial score."""


class ScoreAssigned(msgspec.Struct, frozen=True, tag=True):
    """The Director assigned a score to each side (Law 12C); `law` is the clause he named, or ""."""

    ns: Assigned
    ew: Assigned
    law: str

    def to(self, side: Side) -> Assigned:
        """The score assigned to this side."""
        return self.ns if side is Side.NS else self.ew


class PenaltyKind(enum.Enum):
    """The kind of penalty: a warning, or points under Law 90 or 91."""

    WARNING = "warning"
    PROCEDURAL = "procedural"
    DISCIPLINARY = "disciplinary"


class PenaltyUnit(enum.Enum):
    """The unit of a penalty."""

    PERCENT = "percent"
    IMP = "IMP"
    VP = "VP"


class Amount(msgspec.Struct, frozen=True):
    """The size of a penalty: 10 per cent, 3 IMPs, half a victory point."""

    number: float
    unit: PenaltyUnit


class PenaltyGiven(msgspec.Struct, frozen=True, tag=True):
    """The Director warned or penalised a side (Law 90, 91); `amount` may be None, `law` is the clause or ""."""

    side: Side
    kind: PenaltyKind
    amount: Amount | None
    law: str
