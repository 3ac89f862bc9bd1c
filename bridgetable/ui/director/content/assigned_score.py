"""An assigned score as it is entered: the weights of its results, and the arithmetic that is shown. No Qt."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction

import msgspec

from bridgetable.cards.board import Board
from bridgetable.cards.call import Contract
from bridgetable.cards.seat import Side
from bridgetable.equity.proposal import Proposal
from bridgetable.laws.general.law12 import score_parts
from bridgetable.laws.score.law77 import expected_score
from bridgetable.laws.score.law78 import cross_imps, percentage
from bridgetable.table.events import AssignedResult
from bridgetable.table.question import Message, say
from bridgetable.table.state import Table

WHOLE = Fraction(1)
_NUMBER = re.compile(r"(\d{1,3})(?:[.,](\d{1,2}))? ?%?")
_SHARE = re.compile(r"(\d{1,2}) ?/ ?(\d{1,2})")

Results = tuple[AssignedResult, ...]


class Prefilled(msgspec.Struct, frozen=True):
    """The result with which the dialog begins for each side; None while there is no contract."""

    ns: AssignedResult | None
    ew: AssignedResult | None


def parse_weight(text: str) -> Fraction | None:
    """Returns the weight as a part of 1 from "60", "33,3 %" or "1/3"; None if it is not above 0 and at most 1."""
    plain = text.strip()
    if match := _SHARE.fullmatch(plain):
        weight = Fraction(int(match[1]), int(match[2])) if int(match[2]) else Fraction(0)
    elif match := _NUMBER.fullmatch(plain):
        weight = Fraction(f"{match[1]}.{match[2] or 0}") / 100
    else:
        return None
    return weight if 0 < weight <= 1 else None


def weight_text(weight: Fraction, decimal_point: str = ".") -> str:
    """Returns the weight as it is typed: a percentage if two decimals express it, else a fraction."""
    cents = weight * 10000
    if cents.denominator != 1:
        return f"{weight.numerator}/{weight.denominator}"
    return f"{cents.numerator / 100:.2f}".rstrip("0").rstrip(".").replace(".", decimal_point)


def redistribute(weights: list[Fraction], added: bool) -> list[Fraction]:
    """Returns the weights after a result was added or removed: equal ones stay equal, else a new one gets the rest."""
    count = len(weights) + 1 if added else len(weights)
    if len(set(weights)) <= 1 or count == 1:
        return [WHOLE / count] * count
    return [*weights, max(Fraction(0), WHOLE - sum(weights))] if added else weights


def prefilled(table: Table, proposal: Proposal | None) -> Prefilled:
    """Returns the table's contract with the tricks proposed for each side, or with those of the table."""
    results = [result_with(table, side, proposal.assigned[side] if proposal is not None else None) for side in Side]
    return Prefilled(results[Side.NS], results[Side.EW])


def result_with(table: Table, side: Side, tricks: int | None = None) -> AssignedResult | None:
    """Returns the table's contract with `tricks` for this side, by default the tricks of the table.

    The default while the play goes on is the contract just made. None while there is no contract.
    """
    contract = table.contract
    if contract is None:
        return None
    if tricks is None and not table.over:
        return AssignedResult(contract, contract.tricks_needed, 1.0)
    own = table.tricks_after_transfers(side) if tricks is None else tricks
    return AssignedResult(contract, own if contract.declarer.side is side else 13 - own, 1.0)


def overtricks_text(contract: Contract, tricks: int) -> str:
    """Returns the result of the contract with these tricks of declarer: "=", "+1", "−2"."""
    over = tricks - contract.tricks_needed
    return "=" if not over else signed(over)


def signed(number: int) -> str:
    """Returns a number with its sign: "+420", "−50", "0"."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def arithmetic(board: Board, results: Results, side: Side, decimal_point: str = ".") -> Message:
    """Returns the computation of the score of this side: "60 % × +420 + 40 % × −50 = +232", rounded if need be."""
    parts = score_parts(board, results, side)
    total = sum((part.product for part in parts), Fraction(0))
    score = signed(expected_score(board, results, side))
    if len(parts) == 1:
        return say("assigned-sum-one", side=side, score=score)
    terms = " + ".join(f"{_weight_text(part.weight, decimal_point)} × {signed(part.points)}" for part in parts)
    if total.denominator == 1:
        return say("assigned-sum", side=side, terms=terms, score=score)
    return say("assigned-sum-rounded", side=side, terms=terms, exact=_decimal(total, 2, decimal_point), score=score)


def among_others(
    board: Board, results: Results, side: Side, others: tuple[int, ...], decimal_point: str = "."
) -> Message | None:
    """Returns matchpoints and IMPs of the assigned score: each result is compared with the others, then weighted.

    `others` are the scores of North-South at the other tables; None when there are none.
    """
    if not others:
        return None
    theirs = others if side is Side.NS else tuple(-score for score in others)
    parts = score_parts(board, results, side)

    def weighted(value: Callable[[int, tuple[int, ...]], Fraction | None]) -> Fraction:
        return sum(((value(part.points, theirs) or Fraction(0)) * part.weight for part in parts), Fraction(0))

    share = _decimal(weighted(percentage), 1, decimal_point)
    imps = _decimal(weighted(cross_imps), 2, decimal_point, sign=True)
    return say("assigned-among", side=side, share=share, imps=imps)


def _weight_text(weight: Fraction, decimal_point: str) -> str:
    text = weight_text(weight, decimal_point)
    return text if "/" in text else f"{text}\u00a0%"


def _decimal(value: Fraction, decimals: int, decimal_point: str, *, sign: bool = False) -> str:
    text = f"{float(value):{'+' if sign else ''}.{decimals}f}"
    return text.replace("-", "−").replace(".", decimal_point)
