"""Law 77: the duplicate score. Its figures are a scale, by edition, as in the table of that Law."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from bridgetable.cards.board import Board
from bridgetable.cards.call import Contract, Denomination, Doubling
from bridgetable.cards.seat import Side
from bridgetable.laws.clause import E1997, clause
from bridgetable.laws.law import Law
from bridgetable.table.edition import Edition, holding
from bridgetable.table.scores import Artificial, Assigned, AssignedResult
from bridgetable.table.state import Table

if TYPE_CHECKING:
    from fractions import Fraction

FINEST = 1000
"""Weights are distinguished to a thousandth."""


class Scale(msgspec.Struct, frozen=True):
    """The figures of Law 77. Of each pair the second is for a vulnerable side.

    Of undertricks doubled the last figure is that of every further one; redoubled they count twice, and so does the
    bonus for making a doubled contract.
    """

    minor: int = 20
    major: int = 30
    no_trump: int = 30
    first_at_no_trump: int = 40
    part_score: int = 50
    game: tuple[int, int] = (300, 500)
    small_slam: tuple[int, int] = (500, 750)
    grand_slam: tuple[int, int] = (1000, 1500)
    doubled_made: int = 50
    doubled_overtrick: tuple[int, int] = (100, 200)
    undertrick: tuple[int, int] = (50, 100)
    doubled_undertricks: tuple[tuple[int, ...], tuple[int, ...]] = ((100, 200, 200, 300), (200, 300))

    def trick(self, denomination: Denomination) -> int:
        """The value of a trick in this denomination; at no trump that of all but the first."""
        if denomination is Denomination.NT:
            return self.no_trump
        return self.minor if denomination in (Denomination.C, Denomination.D) else self.major


GAME = 100
"""The trick score from which a contract is a game (Definitions)."""

SCALES: Mapping[Edition, Scale] = {E1997: Scale()}
"""The scale since an edition, until that of a later one."""


Score: TypeAlias = int | Artificial
"""The score of a side: points, or an artificial score, which is no number of points (2017: Law 12C2)."""


@clause("77")
def board_score(table: Table) -> dict[Side, Score] | None:
    """The score of each side: assigned, or by the tricks after transfers; None before the end of play.

    A board that was cancelled has only the score that the Director assigns.
    """
    if table.assigned is not None:
        return {side: _given(table, table.assigned.to(side), side) for side in Side}
    if table.cancelled is not None:
        return None
    if table.passed_out:
        return {Side.NS: 0, Side.EW: 0}
    if not table.over or table.contract is None:
        return None
    side = table.contract.declarer.side
    points = declarer_score(table.edition, table.contract, table.board, table.tricks_after_transfers(side))
    return {side: points, side.opponents: -points}


def _given(table: Table, assigned: Assigned, side: Side) -> Score:
    return assigned if isinstance(assigned, Artificial) else expected_score(table, assigned, side)


def expected_score(table: Table, results: tuple[AssignedResult, ...], side: Side) -> int:
    """The weighted score of an assigned result for one side, rounded to a whole point (Law 12C1(c))."""
    return round(weighted_score(table, results, side))


def weighted_score(table: Table, results: tuple[AssignedResult, ...], side: Side) -> Fraction:
    """The weighted score of an assigned result for one side, not rounded (Law 12C1(c))."""
    from fractions import Fraction

    return sum((assigned_points(table, one, side) * weight_of(one) for one in results), Fraction(0))


def assigned_points(table: Table, result: AssignedResult, side: Side) -> int:
    """The points that one of the assigned results gives this side."""
    points = declarer_score(table.edition, result.contract, table.board, result.tricks)
    return points if result.contract.declarer.side is side else -points


def weight_of(result: AssignedResult) -> Fraction:
    """The weight as it was meant: a file has decimals only, and 0.3333 means a third."""
    # Loaded with the first score that is assigned: most tables have none.
    from fractions import Fraction

    return Fraction(result.weight).limit_denominator(FINEST)


def declarer_score(edition: Edition, contract: Contract, board: Board, tricks: int) -> int:
    """The score of declarer's side with this many tricks: positive if the contract is made, else negative."""
    scale = holding(SCALES, edition) or Scale()
    vulnerable = board.vulnerable.includes(contract.declarer.side)
    over = tricks - contract.tricks_needed
    if over < 0:
        return -_penalty(scale, contract.doubling, vulnerable, -over)
    return _made(scale, contract, vulnerable, over)


def _made(scale: Scale, contract: Contract, vulnerable: bool, over: int) -> int:
    level, denomination, doubling = contract.bid.level, contract.bid.denomination, contract.doubling
    each = scale.trick(denomination)
    first = scale.first_at_no_trump if denomination is Denomination.NT else each
    tricks = (first + (level - 1) * each) * doubling
    bonus = scale.game[vulnerable] if tricks >= GAME else scale.part_score
    slam = {6: scale.small_slam[vulnerable], 7: scale.grand_slam[vulnerable]}.get(level, 0)
    if doubling is Doubling.UNDOUBLED:
        return tricks + bonus + slam + over * each
    times = doubling // Doubling.DOUBLED
    return tricks + bonus + slam + times * (scale.doubled_made + over * scale.doubled_overtrick[vulnerable])


def _penalty(scale: Scale, doubling: Doubling, vulnerable: bool, down: int) -> int:
    if doubling is Doubling.UNDOUBLED:
        return scale.undertrick[vulnerable] * down
    figures = scale.doubled_undertricks[vulnerable]
    doubled = sum(figures[:down]) + figures[-1] * max(down - len(figures), 0)
    return doubled * (doubling // Doubling.DOUBLED)


LAW = Law(77)
