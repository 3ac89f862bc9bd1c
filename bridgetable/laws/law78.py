"""Law 78: methods of scoring for a given set of results; the same in every edition."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from bridgetable.laws.law import Law

if TYPE_CHECKING:
    from fractions import Fraction

IMPS = (
    20,
    50,
    90,
    130,
    170,
    220,
    270,
    320,
    370,
    430,
    500,
    600,
    750,
    900,
    1100,
    1300,
    1500,
    1750,
    2000,
    2250,
    2500,
    3000,
    3500,
    4000,
)
"""The differences from which one more International Matchpoint is scored (Law 78B)."""


def imps(difference: int) -> int:
    """The International Matchpoints of a difference in total points, with its sign (Law 78B)."""
    points = bisect_right(IMPS, abs(difference))
    return points if difference > 0 else -points


def matchpoints(score: int, others: tuple[int, ...]) -> int:
    """Two for each lower score and one for each equal one (Law 78A); some countries use half of this."""
    return sum(2 if score > other else 1 if score == other else 0 for other in others)


def percentage(score: int, others: tuple[int, ...]) -> Fraction | None:
    """The matchpoints as a percentage of the possible ones; None if there is no other score."""
    from fractions import Fraction

    return Fraction(100 * matchpoints(score, others), 2 * len(others)) if others else None


def cross_imps(score: int, others: tuple[int, ...]) -> Fraction | None:
    """The average of the International Matchpoints against each of the other scores; None if there is none."""
    from fractions import Fraction

    return Fraction(sum(imps(score - other) for other in others), len(others)) if others else None


LAW = Law(78)
