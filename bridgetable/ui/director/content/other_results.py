"""Comparing a score with those of other tables (Law 78), and parsing the results as they are typed. No Qt."""

from __future__ import annotations

import re
from fractions import Fraction

import msgspec

from bridgetable.cards.board import Board
from bridgetable.cards.notation import contract_of, seat_of
from bridgetable.cards.seat import Side
from bridgetable.laws.score.law77 import board_score, declarer_score
from bridgetable.laws.score.law78 import cross_imps, matchpoints, percentage
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError
from bridgetable.table.state import Table
from bridgetable.ui.entry.content.typed_calls import denomination_letters
from bridgetable.words.languages import language_data

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


def scores_of(typed: str, board: Board, language: str) -> tuple[int, ...]:
    """Returns the scores of North-South from a text such as "420 -50 4SN+1 3NTXW-2 pass"; raises ScoreTextError.

    Results are separated by blanks, commas, semicolons or line breaks. Denominations have the letters with which calls
    are typed: in Italian "4CN=" is four hearts.
    """
    texts = [text for text in re.split(r"[\s,;]+", typed.strip()) if text]
    return tuple(_score_of(text, number, board, language) for number, text in enumerate(texts, 1))


def _score_of(text: str, number: int, board: Board, language: str) -> int:
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
    points = declarer_score(contract, board, tricks)
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
