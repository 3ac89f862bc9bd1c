"""Players, as texts name them in English, Italian and French."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bridgetable.cards.seat import Seat

_NAMES = {
    **dict.fromkeys(("NORTH", "NORD", "N"), Seat.N), **dict.fromkeys(("EAST", "EST", "E"), Seat.E),
    **dict.fromkeys(("SOUTH", "SUD", "S"), Seat.S), **dict.fromkeys(("WEST", "OVEST", "OUEST", "W", "O"), Seat.W),
}
SEAT = r"(?:north|nord|east|est|south|sud|west|ovest|ouest|[NESWO])"
_LABEL = re.compile(rf"(?<![^\W_])({SEAT})(?![^\W_])", re.IGNORECASE)
_ROW = re.compile(rf"[^\w]*(?:\b{SEAT}\b[^\w]*){{4}}", re.IGNORECASE)


class Label(NamedTuple):
    """The name of a player in a text: line from 1, first column, and the column behind it."""

    seat: Seat
    line: int
    column: int
    end: int


def seat_called(text: str) -> Seat | None:
    """The seat of a name or letter; None for another text."""
    return _NAMES.get(text.strip().upper())


def labels_in(lines: Sequence[str]) -> Iterator[Label]:
    """The names of players, in the order of reading; a small letter is none."""
    for number, line in enumerate(lines, 1):
        for match in _LABEL.finditer(line):
            if len(match[1]) > 1 or match[1].isupper():
                yield Label(_NAMES[match[1].upper()], number, match.start(), match.end())


def is_row_of_seats(line: str) -> bool:
    """Whether a line has the names of the four players and nothing else, as above an auction."""
    if _ROW.fullmatch(line) is None:
        return False
    return {_NAMES[name.upper()] for name in _LABEL.findall(line)} == set(Seat)
