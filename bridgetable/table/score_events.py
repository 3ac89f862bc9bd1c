"""Events of the score: what the Director assigned, and the penalties that stand beside it."""

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
    """A score that rests on no result, by how far the side was at fault (2017: Law 12C2)."""

    AVERAGE_PLUS = "average-plus"
    AVERAGE = "average"
    AVERAGE_MINUS = "average-minus"


Assigned: TypeAlias = tuple[AssignedResult, ...] | Artificial
"""What one side is given: one or several results with their weights, or an artificial score."""


class ScoreAssigned(msgspec.Struct, frozen=True, tag=True):
    """The Director assigned a score to each side (Law 12C)."""

    ns: Assigned
    ew: Assigned
    law: str

    def to(self, side: Side) -> Assigned:
        """What this side is given."""
        return self.ns if side is Side.NS else self.ew


class PenaltyKind(enum.Enum):
    """What the Director gives beside the score: a word of warning, or points under Law 90 or 91."""

    WARNING = "warning"
    PROCEDURAL = "procedural"
    DISCIPLINARY = "disciplinary"


class PenaltyUnit(enum.Enum):
    """What a penalty is counted in."""

    PERCENT = "percent"
    IMP = "IMP"
    VP = "VP"


class Amount(msgspec.Struct, frozen=True):
    """How much a penalty takes: 10 per cent, 3 IMPs, half a victory point."""

    number: float
    unit: PenaltyUnit


class PenaltyGiven(msgspec.Struct, frozen=True, tag=True):
    """The Director warned or penalised a side; `amount` where he said how much, `law` what it was for (Law 90, 91)."""

    side: Side
    kind: PenaltyKind
    amount: Amount | None
    law: str
