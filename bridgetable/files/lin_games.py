"""Splitting a LIN file into its commands, and those into boards."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

import msgspec

from bridgetable.cards.call import Contract
from bridgetable.files.record import Spot
from bridgetable.files.spelling import read_bid, read_seat

CHUNK = 64 * 1024
_LONGEST_NAME = 80
_MOST_FIELDS = 10
_RESULT = re.compile(r"([1-7](?:NT?|[CDHS]))([NESW])(X{0,2})(=|[+-]\d{1,2})", re.IGNORECASE)
_NAME = re.compile(r"[a-z]{2}")
# The commands that may precede the deal of a board without a "qx".
_BEFORE_DEAL = frozenset(("pn", "st", "rh", "ah", "sv", "pg", "sk", "bn", "vg", "rs"))
_OF_THE_EVENT = frozenset(("vg", "rs", "pn"))


class Command(NamedTuple):
    """A command of a LIN file: its name of two letters, its value, and the line and column where that begins."""

    name: str
    value: str
    line: int
    column: int = 0


class LinGame(msgspec.Struct, frozen=True):
    """The commands of one board, and the fields of "pn", "vg" and "rs" that apply to it."""

    commands: tuple[Command, ...]
    names: tuple[str, ...]
    heading: tuple[str, ...]
    results: tuple[str, ...]

    @property
    def is_located(self) -> bool:
        """Whether the lines of its commands know their columns."""
        return isinstance(self.commands[0].line, Spot)

    def located(self) -> LinGame:
        """The same board with the column of each command, which takes longer to read."""
        spots = (command._replace(line=Spot.at(command.line, command.column)) for command in self.commands)
        return LinGame(tuple(spots), self.names, self.heading, self.results)


def commands_of(read: Callable[[int], str]) -> Iterator[Command]:
    """The commands in order of a LIN text that `read` gives in pieces; anything else is skipped."""
    held: list[str] = []
    line, column, name = 1, 1, ""
    while piece := read(CHUNK):
        first, *others = piece.split("|")
        held.append(first)
        for following in others:
            part = "".join(held) if len(held) > 1 else held[0]
            if name:
                yield Command(name, part.strip(), line, column)
                name = ""
            else:
                name = _name(part)
            if "\n" in part:
                line += part.count("\n")
                column = len(part) - part.rfind("\n") + 1
            else:
                column += len(part) + 1
            held = [following]
    if name:
        yield Command(name, "".join(held).strip(), line, column)


def _name(part: str) -> str:
    """The name of the command whose value comes next; "" if this is none."""
    return _name_in(part) if len(part) < _LONGEST_NAME else ""


@lru_cache(1024)
def _name_in(part: str) -> str:
    spelt = part.strip().lower()
    return spelt if _NAME.fullmatch(spelt) else ""


def games_of(commands: Iterable[Command]) -> Iterator[LinGame]:
    """The boards in order; each begins at its "qx", or without one at the commands before its deal."""
    none: tuple[str, ...] = ("",)
    heading, names, results = none, none, none
    for part in _parts(commands):
        for command in part:
            if command.name == "vg":
                heading, results = _fields(command, _MOST_FIELDS), none
            elif command.name == "rs":
                results = _fields(command)
            elif command.name == "pn":
                names = _fields(command, _MOST_FIELDS)
        if any(command.name in ("md", "qx") for command in part):
            yield LinGame(tuple(part), names, heading, results)


def _fields(command: Command, most: int = -1) -> tuple[str, ...]:
    return tuple(field.strip() for field in command.value.split(",", most))


def _parts(commands: Iterable[Command]) -> Iterator[list[Command]]:
    """The commands before the first board, and those of each."""
    part: list[Command] = []
    dealt = announced = next_begun = False
    header = deal_line = 0
    given: set[str] = set()
    for command in commands:
        if command.name == "qx" or (command.name == "md" and dealt and not announced):
            if command.name == "qx":
                start = _of_the_event(part, header) if dealt else len(part)
            else:
                start = min(header, _on_line(command.line, part, deal_line))
            yield part[:start]
            part = part[start:]
            announced = command.name == "qx"
            dealt = False
            given = {earlier.name for earlier in part}
        if command.name == "md":
            dealt, announced, next_begun, deal_line = True, False, False, command.line
        # What the board dealt has no value for yet is its own, although it stands after the deal.
        elif command.name in _BEFORE_DEAL and (next_begun or command.name in given):
            next_begun = True
            part.append(command)
            continue
        elif command.name not in _BEFORE_DEAL:
            next_begun = True
        given.add(command.name)
        part.append(command)
        header = len(part)
    yield part


def _on_line(line: int, part: list[Command], before: int) -> int:
    """Where the commands begin that stand before a deal on its line; what is on the line of the deal before is not."""
    start = len(part)
    while before < line and start and part[start - 1].line == line and part[start - 1].name in _BEFORE_DEAL:
        start -= 1
    return start


def _of_the_event(part: list[Command], header: int) -> int:
    """Where in the commands after a board those begin that tell the event, the results or the players of the next."""
    return next((at for at in range(header, len(part)) if part[at].name in _OF_THE_EVENT), len(part))


def posted_result(game: LinGame, number: int, room: str) -> tuple[Contract | None, int | None]:
    """The contract and declarer's tricks of a board in the list of results of a broadcast, each None if missing."""
    match = _RESULT.fullmatch(_posted_text(game, number, room))
    bid = read_bid(match[1] + match[3]) if match else None
    declarer = read_seat(match[2]) if match else None
    if match is None or bid is None or declarer is None:
        return None, None
    tricks = 6 + bid[0].level + (0 if match[4] == "=" else int(match[4]))
    return Contract(*bid, declarer), tricks if 0 <= tricks <= 13 else None


def _posted_text(game: LinGame, number: int, room: str) -> str:
    first = game.heading[3] if len(game.heading) > 3 else ""
    if not first.isdecimal() or not room:
        return ""
    index = 2 * (number - int(first[:6])) + (room == "Closed")
    return game.results[index] if 0 <= index < len(game.results) else ""
