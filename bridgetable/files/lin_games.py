"""The words of a LIN file, and which of them belong to which board."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple
from urllib.parse import unquote

import msgspec

_LINK = re.compile(r"[?&]lin=([^\n&\"<>]*)")
_NAME = re.compile(r"[a-z]{2}")
# What may stand before the deal of a board that no "qx" announces.
_BEFORE_DEAL = frozenset(("pn", "st", "rh", "ah", "sv", "pg", "sk", "bn", "vg", "rs"))


class Word(NamedTuple):
    """A command of two letters with what follows it, and its line."""

    name: str
    value: str
    line: int


class LinGame(msgspec.Struct, frozen=True):
    """The words of one board, and the headings of the file that hold for it."""

    words: tuple[Word, ...]
    names: str
    heading: str
    results: str


def unlinked(text: str) -> str:
    """The LIN text inside links to a viewer; other text stays as it is."""
    links = _LINK.findall(text)
    if not links:
        return text
    return "\n".join(unquote(link if "%20" in link else link.replace("+", " ")) for link in links)


def words_of(text: str) -> list[Word]:
    """The commands in order; what is no command is passed over."""
    parts = text.replace("\r\n", "\n").replace("\r", "\n").split("|")
    words: list[Word] = []
    line, place = 1, 0
    while place + 1 < len(parts):
        name = parts[place].strip().lower()
        line += parts[place].count("\n")
        place += 1
        if not _NAME.fullmatch(name):
            continue
        words.append(Word(name, parts[place].strip(), line))
        line += parts[place].count("\n")
        place += 1
    return words


def games_of(words: Sequence[Word]) -> Iterator[LinGame]:
    """The boards in order: each begins at its "qx", or before a deal where another deal came already."""
    starts = _starts(words)
    heading = names = results = ""
    for start, end in zip([0, *starts], [*starts, len(words)], strict=True):
        part = words[start:end]
        for word in part:
            if word.name == "vg":
                heading, results = word.value, ""
            elif word.name == "rs":
                results = word.value
            elif word.name == "pn":
                names = word.value
        if any(word.name in ("md", "qx") for word in part):
            yield LinGame(tuple(part), names, heading, results)


def _starts(words: Sequence[Word]) -> list[int]:
    starts: list[int] = []
    dealt = announced = False
    header = 0
    for place, word in enumerate(words):
        if word.name == "qx" or (word.name == "md" and dealt and not announced):
            starts.append(place if word.name == "qx" else header)
            announced = word.name == "qx"
            dealt = False
        if word.name == "md":
            dealt, announced = True, False
        if word.name not in _BEFORE_DEAL:
            header = place + 1
    return starts
