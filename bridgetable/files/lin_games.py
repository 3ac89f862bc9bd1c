"""Splitting a LIN file into its commands and those into boards."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple
from urllib.parse import unquote

import msgspec

_LINK = re.compile(r"[?&]lin=([^\n&\"<>]*)")
_NAME = re.compile(r"[a-z]{2}")
# The commands that may precede the deal of a board without a "qx".
_BEFORE_DEAL = frozenset(("pn", "st", "rh", "ah", "sv", "pg", "sk", "bn", "vg", "rs"))


class Command(NamedTuple):
    """A command of a LIN file: its name of two letters, its value, and its line number."""

    name: str
    value: str
    line: int


class LinGame(msgspec.Struct, frozen=True):
    """The commands of one board, and the values of "pn", "vg" and "rs" that apply to it."""

    commands: tuple[Command, ...]
    names: str
    heading: str
    results: str


def unlinked(text: str) -> str:
    """The LIN text inside links to a viewer; a text without such links is returned unchanged."""
    links = _LINK.findall(text)
    if not links:
        return text
    return "\n".join(unquote(link if "%20" in link else link.replace("+", " ")) for link in links)


def commands_of(text: str) -> list[Command]:
    """The commands of a LIN text in order; anything else is skipped."""
    parts = text.replace("\r\n", "\n").replace("\r", "\n").split("|")
    commands: list[Command] = []
    line, index = 1, 0
    while index + 1 < len(parts):
        name = parts[index].strip().lower()
        line += parts[index].count("\n")
        index += 1
        if not _NAME.fullmatch(name):
            continue
        commands.append(Command(name, parts[index].strip(), line))
        line += parts[index].count("\n")
        index += 1
    return commands


def games_of(commands: Sequence[Command]) -> Iterator[LinGame]:
    """The boards in order; each begins at its "qx", or without one at the commands before its deal."""
    starts = _starts(commands)
    heading = names = results = ""
    for start, end in zip([0, *starts], [*starts, len(commands)], strict=True):
        part = commands[start:end]
        for command in part:
            if command.name == "vg":
                heading, results = command.value, ""
            elif command.name == "rs":
                results = command.value
            elif command.name == "pn":
                names = command.value
        if any(command.name in ("md", "qx") for command in part):
            yield LinGame(tuple(part), names, heading, results)


def _starts(commands: Sequence[Command]) -> list[int]:
    starts: list[int] = []
    dealt = announced = next_begun = False
    header = 0
    given: set[str] = set()
    for index, command in enumerate(commands):
        if command.name == "qx" or (command.name == "md" and dealt and not announced):
            starts.append(index if command.name == "qx" else header)
            announced = command.name == "qx"
            dealt = False
            given = {earlier.name for earlier in commands[starts[-1] : index]}
        if command.name == "md":
            dealt, announced, next_begun = True, False, False
        # What the board dealt has no value for yet is its own, although it stands after the deal.
        elif command.name in _BEFORE_DEAL and (next_begun or command.name in given):
            next_begun = True
            continue
        elif command.name not in _BEFORE_DEAL:
            next_begun = True
        given.add(command.name)
        header = index + 1
    return starts
