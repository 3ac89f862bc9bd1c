"""Law 78: methods of scoring, of a given set of results; identical in the three editions."""

from __future__ import annotations

from bisect import bisect_right
from fractions import Fraction

from bridgetable.laws.law import Law

IMPS = (
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000,
    3500, 4000,
)
"""The differences from which on one more International Matchpoint is scored (Law 78B)."""


def imps(difference: int) -> int:
    """The International Matchpoints of a difference in total points, with its sign (Law 78B)."""
    points = bisect_right(IMPS, abs(difference))
    return points if difference > 0 else -points


def matchpoints(score: int, others: tuple[int, ...]) -> int:
    """Two for each score that is lower, one for each that is equal (Law 78A). Two times the points where one is top."""
    return sum(2 if score > other else 1 if score == other else 0 for other in others)


def percentage(score: int, others: tuple[int, ...]) -> Fraction | None:
    """The matchpoints as a share of all there were, from 0 to 100; nothing where there was nothing to compare."""
    return Fraction(100 * matchpoints(score, others), 2 * len(others)) if others else None


def cross_imps(score: int, others: tuple[int, ...]) -> Fraction | None:
    """The International Matchpoints against each of the other scores, averaged; nothing where there is none."""
    return Fraction(sum(imps(score - other) for other in others), len(others)) if others else None


LAW = Law(78)
