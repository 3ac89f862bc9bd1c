"""Hands in a text with their suits in order and points or spaces between them: "N: AKQ.JT9.-.8765432"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from bridgetable.cards.seat import Seat
from bridgetable.files.pasted.diagram import Block
from bridgetable.files.pasted.holdings import HIGHEST_FIRST, SPELLINGS, Holding
from bridgetable.files.pasted.seats import SEAT, seat_called

_SUIT = r"(?:(?:10|[AKQJTRDFV2-9])+|-{1,3})"
_POINTED = re.compile(rf"(?<![\w.])(?:{_SUIT})?(?:\.(?:{_SUIT})?){{3}}(?![\w.])", re.IGNORECASE)
_SPACED = re.compile(rf"{_SUIT}(?:(?:\s*,\s*|\s+){_SUIT}){{3}}", re.IGNORECASE)
_FIRST = re.compile(rf"(?<![^\W_])({SEAT})(?![^\W_])\s*(?:\([^)]*\))?\s*[:.=)]?\s*\Z", re.IGNORECASE)
_HAND_TAG = re.compile(r"\[/?hand\]", re.IGNORECASE)
_EMPTY = ("", "-", "--", "---")


Hand = tuple[Seat | None, Block]
"""A hand and its player; None where he is not named."""


def hands_with_points(lines: Sequence[str]) -> list[Hand]:
    """The hands with points between their suits, in the order of reading."""
    return [found for number, line in enumerate(lines, 1) for found in _with_points(line, number)]


def hands_with_spaces(lines: Sequence[str]) -> list[Hand]:
    """The hands with spaces or commas between their suits, in the order of reading."""
    spaced = [found for number, line in enumerate(lines, 1) for found in _with_spaces(line, number)]
    players = {seat for seat, _ in spaced}
    # "S" may be spades as well as South.
    clear = len(players) == len(spaced) > 1 and None not in players
    return [(seat, block) for seat, block in spaced if clear or block.size == 13]


def _with_points(line: str, number: int) -> Iterator[Hand]:
    """The hands on a line; after the first, whose player is named, they go clockwise."""
    seat: Seat | None = None
    end = 0
    for match in _POINTED.finditer(line):
        if not any(letter.isalnum() for letter in match[0]):
            continue
        named = _FIRST.search(line, end, match.start())
        seat = seat_called(named[1]) if named else seat.left if seat is not None else None
        yield seat, _block(match[0].split("."), number, match.start())
        end = match.end()


def _with_spaces(line: str, number: int) -> Iterator[Hand]:
    """The hand on a line, if it is nothing else: four suits with spaces or commas between them."""
    text = _HAND_TAG.sub("", line)
    named = re.match(rf"\s*({SEAT})(?![^\W_])\s*(?:\([^)]*\))?\s*[:.=)]?\s+", text, re.IGNORECASE)
    start = named.end() if named else len(text) - len(text.lstrip())
    if _SPACED.fullmatch(text, start, len(text.rstrip())):
        suits = re.split(r"\s*,\s*|\s+", text[start:].strip())
        yield (seat_called(named[1]) if named else None), _block(suits, number, start)


def _block(suits: Sequence[str], line: int, column: int) -> Block:
    spelling = SPELLINGS[0]
    held = [
        Holding(suit, () if cards in _EMPTY else spelling.ranks(cards.upper()), line, column, column)
        for suit, cards in zip(HIGHEST_FIRST, suits, strict=True)
    ]
    block = Block(held[0], HIGHEST_FIRST[0])
    for holding in held[1:]:
        block.add(holding)
    return block
