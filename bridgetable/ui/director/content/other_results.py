"""A board among its results at other tables: what was typed read as scores, and compared under Law 78. No Qt."""

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
from bridgetable.ui.entry.content.typed_calls import DENOMINATION_LETTERS

_CONTRACT = re.compile(r"([1-7])(NT|SA|[A-Z♣♦♥♠])(X{0,2})([NESWO])(=|[+-]\d{1,2})")
_WRITTEN = {"NT": "NT", "SA": "NT", "♣": "C", "♦": "D", "♥": "H", "♠": "S"}
"""How a denomination may be written in every language; the letters of the suits are each language's own."""
_PASSED = frozenset({"PASS", "PASSO", "P", "PP"})


class ScoreTextError(RefusedError):
    """One of the results typed is neither a score nor a contract with its tricks; `message` says which."""

    def __init__(self, number: int, text: str) -> None:
        super().__init__(say("results-unreadable", number=number, text=text))


class Compared(msgspec.Struct, frozen=True):
    """One result among all: its score and its matchpoints for a side, what share of all that is, and its IMPs.

    `here` says that it is the one of this table. The share is from 0 to 100; IMPs are averaged over the other tables.
    """

    here: bool
    score: int
    matchpoints: int
    share: Fraction | None
    imps: Fraction | None


def scores_of(typed: str, board: Board, language: str) -> tuple[int, ...]:
    """The scores of North-South that these words stand for: "420 -50 4SN+1 3NTXW-2 pass"; raises ScoreTextError.

    Results are parted by blanks, commas, semicolons or lines. The letters are those that calls are typed with: in
    Italian "4CN=" is four hearts.
    """
    texts = [text for text in re.split(r"[\s,;]+", typed.strip()) if text]
    return tuple(_score_of(text, number, board, language) for number, text in enumerate(texts, 1))


def _score_of(text: str, number: int, board: Board, language: str) -> int:
    plain = text.upper().replace("−", "-").replace("–", "-")
    if plain in _PASSED:
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
    """The denomination as the notation writes it; "" where the language knows no such letter."""
    meant = DENOMINATION_LETTERS[language].get(letters)
    return _WRITTEN.get(letters) or (meant.name if meant is not None else "")


def compared(table: Table, others: tuple[int, ...], side: Side) -> tuple[Compared, ...]:
    """Every result for this side from the best down, that of this table among them once it is known (Law 78).

    An artificial score is compared with nothing: the others are, among themselves.
    """
    sign = 1 if side is Side.NS else -1
    own = board_score(table)
    field = [(False, sign * score) for score in others]
    mine = own[side] if own is not None else None
    if isinstance(mine, int):
        field.append((True, mine))
    found = [_among(field, n) for n in range(len(field))]
    return tuple(sorted(found, key=lambda one: (-one.score, not one.here)))


def _among(field: list[tuple[bool, int]], place: int) -> Compared:
    here, score = field[place]
    others = tuple(other for n, (_, other) in enumerate(field) if n != place)
    return Compared(here, score, matchpoints(score, others), percentage(score, others), cross_imps(score, others))
