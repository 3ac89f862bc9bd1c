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
from bridgetable.table.refusal import Refusal
from bridgetable.table.state import Table

_CONTRACT = re.compile(r"([1-7](?:C|D|H|S|NT|SA|N)X{0,2})([NESWO])(=|[+-]\d{1,2})")
_SUITS = str.maketrans({"♣": "C", "♦": "D", "♥": "H", "♠": "S"})
_PASSED = frozenset({"PASS", "PASSO", "P", "PP"})


class Unscored(Refusal):
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


def scores_of(typed: str, board: Board) -> tuple[int, ...]:
    """The scores of North-South that these words stand for: "420 -50 4SN+1 3NTXW-2 pass"; raises Unscored.

    Results are parted by blanks, commas, semicolons or lines.
    """
    texts = [text for text in re.split(r"[\s,;]+", typed.strip()) if text]
    return tuple(_score_of(text, number, board) for number, text in enumerate(texts, 1))


def _score_of(text: str, number: int, board: Board) -> int:
    plain = text.upper().translate(_SUITS).replace("−", "-").replace("–", "-")
    if plain in _PASSED:
        return 0
    if re.fullmatch(r"[+-]?\d{1,4}", plain):
        return int(plain)
    match = _CONTRACT.fullmatch(plain)
    if match is None:
        raise Unscored(number, text)
    letters = re.sub(r"(?<=\d)(NT|SA|N)", "NT", match[1])
    contract = contract_of(letters, seat_of(match[2].replace("O", "W")))
    tricks = contract.tricks_needed + (0 if match[3] == "=" else int(match[3]))
    if not 0 <= tricks <= 13:
        raise Unscored(number, text)
    points = declarer_score(contract, board, tricks)
    return points if contract.declarer.side is Side.NS else -points


def compared(table: Table, others: tuple[int, ...], side: Side) -> tuple[Compared, ...]:
    """Every result for this side from the best down, that of this table among them once it is known (Law 78)."""
    sign = 1 if side is Side.NS else -1
    own = board_score(table)
    field = [(False, sign * score) for score in others]
    if own is not None:
        field.append((True, own[side]))
    found = [_among(field, n) for n in range(len(field))]
    return tuple(sorted(found, key=lambda one: (-one.score, not one.here)))


def _among(field: list[tuple[bool, int]], place: int) -> Compared:
    here, score = field[place]
    others = tuple(other for n, (_, other) in enumerate(field) if n != place)
    return Compared(here, score, matchpoints(score, others), percentage(score, others), cross_imps(score, others))
