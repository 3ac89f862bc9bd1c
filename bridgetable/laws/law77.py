"""Law 77: the duplicate score; identical in the three editions."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from bridgetable.cards.board import Board
from bridgetable.cards.call import Contract, Denomination, Doubling
from bridgetable.cards.seat import Side
from bridgetable.laws.clause import clause
from bridgetable.laws.law import Law
from bridgetable.table.question import Artificial, Assigned, AssignedResult
from bridgetable.table.state import Table

if TYPE_CHECKING:
    from fractions import Fraction

FINEST = 1000
"""Weights are distinguished to a thousandth."""


Score: TypeAlias = int | Artificial
"""The score of a side: points, or an artificial score, which is no number of points (2017: Law 12C2)."""


@clause("77")
def board_score(table: Table) -> dict[Side, Score] | None:
    """The score of each side: assigned, or by the tricks after transfers; None before the end of play.

    A board that was cancelled has only the score that the Director assigns.
    """
    if table.assigned is not None:
        return {side: _given(table.board, table.assigned.to(side), side) for side in Side}
    if table.cancelled is not None:
        return None
    if table.passed_out:
        return {Side.NS: 0, Side.EW: 0}
    if not table.over or table.contract is None:
        return None
    side = table.contract.declarer.side
    points = declarer_score(table.contract, table.board, table.tricks_after_transfers(side))
    return {side: points, side.opponents: -points}


def _given(board: Board, assigned: Assigned, side: Side) -> Score:
    return assigned if isinstance(assigned, Artificial) else expected_score(board, assigned, side)


def expected_score(board: Board, results: tuple[AssignedResult, ...], side: Side) -> int:
    """The weighted score of an assigned result for one side, rounded to a whole point (Law 12C1(c))."""
    return round(weighted_score(board, results, side))


def weighted_score(board: Board, results: tuple[AssignedResult, ...], side: Side) -> Fraction:
    """The weighted score of an assigned result for one side, not rounded (Law 12C1(c))."""
    from fractions import Fraction

    return sum((assigned_points(board, one, side) * weight_of(one) for one in results), Fraction(0))


def assigned_points(board: Board, result: AssignedResult, side: Side) -> int:
    """The points that one of the assigned results gives this side."""
    points = declarer_score(result.contract, board, result.tricks)
    return points if result.contract.declarer.side is side else -points


def weight_of(result: AssignedResult) -> Fraction:
    """The weight as it was meant: a file has decimals only, and 0.3333 means a third."""
    # Loaded with the first score that is assigned: most tables have none.
    from fractions import Fraction

    return Fraction(result.weight).limit_denominator(FINEST)


def declarer_score(contract: Contract, board: Board, tricks: int) -> int:
    """The score of declarer's side with this many tricks: positive if the contract is made, else negative."""
    vulnerable = board.vulnerable.includes(contract.declarer.side)
    over = tricks - contract.tricks_needed
    return _made(contract, vulnerable, over) if over >= 0 else -_penalty(contract.doubling, vulnerable, -over)


def trick_value(contract: Contract) -> int:
    """The trick score of the contract bid: 20 a trick in a minor, 30 in a major, at no trump 40 and then 30."""
    denomination, level = contract.bid.denomination, contract.bid.level
    each = 20 if denomination in (Denomination.C, Denomination.D) else 30
    first = 10 if denomination is Denomination.NT else 0
    return (level * each + first) * contract.doubling


def _made(contract: Contract, vulnerable: bool, over: int) -> int:
    tricks = trick_value(contract)
    game = (500 if vulnerable else 300) if tricks >= 100 else 50
    slam = {6: 750 if vulnerable else 500, 7: 1500 if vulnerable else 1000}.get(contract.bid.level, 0)
    insult = {Doubling.UNDOUBLED: 0, Doubling.DOUBLED: 50, Doubling.REDOUBLED: 100}[contract.doubling]
    minor = contract.bid.denomination in (Denomination.C, Denomination.D)
    plain = 20 if minor else 30
    each = plain if contract.doubling is Doubling.UNDOUBLED else 50 * contract.doubling * (2 if vulnerable else 1)
    return tricks + game + slam + insult + over * each


def _penalty(doubling: Doubling, vulnerable: bool, down: int) -> int:
    if doubling is Doubling.UNDOUBLED:
        return (100 if vulnerable else 50) * down
    first, second, later = (200, 300, 300) if vulnerable else (100, 200, 300)
    doubled = first + second * min(down - 1, 2) + later * max(down - 3, 0)
    return doubled * (2 if doubling is Doubling.REDOUBLED else 1)


LAW = Law(77)
