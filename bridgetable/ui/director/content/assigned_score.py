"""A score being assigned: results with their weights as they are typed, and the arithmetic of them. No Qt."""

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
    """The result each side is given to begin with; nothing while there is no contract."""

    ns: AssignedResult | None
    ew: AssignedResult | None


def weight_in(text: str) -> Fraction | None:
    """The weight these letters stand for: "60", "33,3 %", "1/3"; nothing when they stand for none up to the whole."""
    plain = text.strip()
    if match := _SHARE.fullmatch(plain):
        weight = Fraction(int(match[1]), int(match[2])) if int(match[2]) else Fraction(0)
    elif match := _NUMBER.fullmatch(plain):
        weight = Fraction(f"{match[1]}.{match[2] or 0}") / 100
    else:
        return None
    return weight if 0 < weight <= 1 else None


def weight_text(weight: Fraction, point: str = ".") -> str:
    """The weight as one types it: per cent where two decimals tell it, else a fraction."""
    cents = weight * 10000
    if cents.denominator != 1:
        return f"{weight.numerator}/{weight.denominator}"
    return f"{cents.numerator / 100:.2f}".rstrip("0").rstrip(".").replace(".", point)


def shared(weights: list[Fraction], added: bool) -> list[Fraction]:
    """The weights after a result was added, or taken away: equal ones stay equal, else the new one gets the rest."""
    count = len(weights) + 1 if added else len(weights)
    if len(set(weights)) <= 1 or count == 1:
        return [WHOLE / count] * count
    return [*weights, max(Fraction(0), WHOLE - sum(weights))] if added else weights


def prefilled(table: Table, proposal: Proposal | None) -> Prefilled:
    """The table's contract with what is proposed for each side, or with the table's own tricks."""
    found = [result_with(table, side, proposal.assigned[side] if proposal is not None else None) for side in Side]
    return Prefilled(found[Side.NS], found[Side.EW])


def result_with(table: Table, side: Side, tricks: int | None = None) -> AssignedResult | None:
    """The table's contract when this side is to have so many tricks, those of the table unless others are named.

    While the play goes on that is the contract just made.
    """
    contract = table.contract
    if contract is None:
        return None
    if tricks is None and not table.over:
        return AssignedResult(contract, contract.tricks_needed, 1.0)
    mine = table.tricks_after_transfers(side) if tricks is None else tricks
    return AssignedResult(contract, mine if contract.declarer.side is side else 13 - mine, 1.0)


def over_text(contract: Contract, tricks: int) -> str:
    """The tricks against the contract: "=", "+1", "−2"."""
    over = tricks - contract.tricks_needed
    return "=" if not over else signed(over)


def signed(number: int) -> str:
    """A number with its sign: "+420", "−50", "0"."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def arithmetic(board: Board, results: Results, side: Side, point: str = ".") -> Message:
    """How the score of this side comes about: "60 % × +420 + 40 % × −50 = +232"; rounded where that is needed."""
    parts = score_parts(board, results, side)
    total = sum((part.product for part in parts), Fraction(0))
    score = signed(expected_score(board, results, side))
    if len(parts) == 1:
        return say("assigned-sum-one", side=side, score=score)
    terms = " + ".join(f"{_weighed(part.weight, point)} × {signed(part.points)}" for part in parts)
    if total.denominator == 1:
        return say("assigned-sum", side=side, terms=terms, score=score)
    return say("assigned-sum-rounded", side=side, terms=terms, exact=_decimal(total, 2, point), score=score)


def among_others(
    board: Board, results: Results, side: Side, others: tuple[int, ...], point: str = "."
) -> Message | None:
    """What the assigned score is worth among the other tables' (of North-South): each result compared, then weighed."""
    if not others:
        return None
    theirs = others if side is Side.NS else tuple(-score for score in others)
    parts = score_parts(board, results, side)

    def weighed(value: Callable[[int, tuple[int, ...]], Fraction | None]) -> Fraction:
        return sum(((value(part.points, theirs) or Fraction(0)) * part.weight for part in parts), Fraction(0))

    share, imps = weighed(percentage), weighed(cross_imps)
    return say("assigned-among", side=side, share=_decimal(share, 1, point), imps=_decimal(imps, 2, point, sign=True))


def _weighed(weight: Fraction, point: str) -> str:
    text = weight_text(weight, point)
    return text if "/" in text else f"{text}\u00a0%"


def _decimal(value: Fraction, decimals: int, point: str, *, sign: bool = False) -> str:
    text = f"{float(value):{'+' if sign else ''}.{decimals}f}"
    return text.replace("-", "−").replace(".", point)
