"""An assigned score as it is entered: the weights of its results, and the arithmetic that is shown. No Qt."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction

import msgspec

from bridgetable.cards.notation import contract_of, seat_of
from bridgetable.cards.seat import Side
from bridgetable.equity.proposal import Proposal
from bridgetable.laws.law12 import score_parts
from bridgetable.laws.law77 import board_score, declarer_score, expected_score
from bridgetable.laws.law78 import cross_imps, matchpoints, percentage
from bridgetable.table.question import Message, say
from bridgetable.table.refusal import RefusedError
from bridgetable.table.scores import AssignedResult
from bridgetable.table.state import Table
from bridgetable.ui.entry.typed import denomination_letters
from bridgetable.words.languages import language_data
from bridgetable.words.scores import points_text

# -- Comparing a score with those of other tables (Law 78), and parsing the results as they are typed ------------------


_CONTRACT = re.compile(r"([1-7])(NT|SA|[A-Z♣♦♥♠])(X{0,2})([NESWO])(=|[+-]\d{1,2})")
_WRITTEN = {"NT": "NT", "SA": "NT", "♣": "C", "♦": "D", "♥": "H", "♠": "S"}
"""Denominations that are written alike in all languages; letters of suits depend on the language."""
_PASSED = frozenset({"PASS", "PASSO", "P", "PP"})


class ScoreTextError(RefusedError):
    """A typed result is neither a score nor a contract with its tricks; `message` says which one, counted from 1."""

    def __init__(self, number: int, text: str) -> None:
        super().__init__(say("results-unreadable", number=number, text=text))


class ComparedResult(msgspec.Struct, frozen=True):
    """One result compared with all others: the score of a side, its matchpoints, its percentage and its IMPs.

    `here` says that it is the result of this table; `share` is the percentage of the matchpoints, from 0 to 100; `imps`
    are averaged over the other tables.
    """

    here: bool
    score: int
    matchpoints: int
    share: Fraction | None
    imps: Fraction | None


def scores_of(typed: str, table: Table, language: str) -> tuple[int, ...]:
    """Returns the scores of North-South from a text such as "420 -50 4SN+1 3NTXW-2 pass"; raises ScoreTextError.

    Results are separated by blanks, commas, semicolons or line breaks. Denominations have the letters with which calls
    are typed: in Italian "4CN=" is four hearts.
    """
    texts = [text for text in re.split(r"[\s,;]+", typed.strip()) if text]
    return tuple(_score_of(text, number, table, language) for number, text in enumerate(texts, 1))


def _score_of(text: str, number: int, table: Table, language: str) -> int:
    plain = text.upper().replace("−", "-").replace("–", "-")
    if plain in _PASSED or (plain.isalpha() and plain in language_data(language).typed.passes):
        return 0
    if re.fullmatch(r"[+-]?\d{1,4}", plain):
        return int(plain)
    match = _CONTRACT.fullmatch(plain)
    denomination = _denomination(match[2], language) if match is not None else ""
    if match is None or not denomination:
        raise ScoreTextError(number, text)
    contract = contract_of(match[1] + denomination + match[3], seat_of(match[4].replace("O", "W")))
    tricks = contract.tricks_needed + (0 if match[5] == "=" else int(match[5]))
    if not 0 <= tricks <= 13:
        raise ScoreTextError(number, text)
    points = declarer_score(table.edition, contract, table.board, tricks)
    return points if contract.declarer.side is Side.NS else -points


def _denomination(letters: str, language: str) -> str:
    """Returns the denomination in the notation of the program; "" if it is none in this language."""
    denomination = denomination_letters(language).get(letters)
    return _WRITTEN.get(letters) or (denomination.name if denomination is not None else "")


def compared_results(table: Table, others: tuple[int, ...], side: Side) -> tuple[ComparedResult, ...]:
    """Returns all results for this side from the best down, with that of this table once it has a score (Law 78).

    `others` are scores of North-South. An artificial score of this table is left out of the comparison.
    """
    sign = 1 if side is Side.NS else -1
    scores = [(False, sign * score) for score in others]
    both = board_score(table)
    own = both[side] if both is not None else None
    if isinstance(own, int):
        scores.append((True, own))
    results = [_compared(scores, n) for n in range(len(scores))]
    return tuple(sorted(results, key=lambda one: (-one.score, not one.here)))


def _compared(scores: list[tuple[bool, int]], index: int) -> ComparedResult:
    here, score = scores[index]
    others = tuple(other for n, (_, other) in enumerate(scores) if n != index)
    return ComparedResult(here, score, matchpoints(score, others), percentage(score, others), cross_imps(score, others))


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


def arithmetic(table: Table, results: Results, side: Side, decimal_point: str = ".") -> Message:
    """Returns the computation of the score of this side: "60 % × +420 + 40 % × −50 = +232", rounded if need be."""
    parts = score_parts(table, results, side)
    total = sum((part.product for part in parts), Fraction(0))
    score = points_text(expected_score(table, results, side))
    if len(parts) == 1:
        return say("assigned-sum-one", side=side, score=score)
    terms = " + ".join(f"{_weight_text(part.weight, decimal_point)} × {points_text(part.points)}" for part in parts)
    if total.denominator == 1:
        return say("assigned-sum", side=side, terms=terms, score=score)
    return say("assigned-sum-rounded", side=side, terms=terms, exact=_decimal(total, 2, decimal_point), score=score)


def among_others(
    table: Table, results: Results, side: Side, others: tuple[int, ...], decimal_point: str = "."
) -> Message | None:
    """Returns matchpoints and IMPs of the assigned score: each result is compared with the others, then weighted.

    `others` are the scores of North-South at the other tables; None when there are none.
    """
    if not others:
        return None
    theirs = others if side is Side.NS else tuple(-score for score in others)
    parts = score_parts(table, results, side)

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
