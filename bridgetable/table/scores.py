"""The scores the Director may assign to a side, and the penalties he may give, as values (Law 12C, 90, 91)."""

from __future__ import annotations

import enum
from typing import TypeAlias

from bridgetable.cards.call import Contract
from bridgetable.cards.seat import Side
from bridgetable.cards.value import Value


class AssignedResult(Value, frozen=True):
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


class Comparison(Value, frozen=True):
    """What an adjusted score is compared with: each of its results is compared first, and then weighted (12C1(c)).

    `field` are the scores of North-South at the other tables, at matchpoints; `datum` is the score of North-South from
    which International Matchpoints are counted, as that of the other table of a match. `session` is what a side has
    scored on the other boards of the session, in per cent (12C2(c)).
    """

    field: tuple[int, ...] = ()
    datum: int | None = None
    session: tuple[tuple[Side, float], ...] = ()


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


class Amount(Value, frozen=True):
    """The size of a penalty: 10 per cent, 3 IMPs, half a victory point."""

    number: float
    unit: PenaltyUnit
