"""Text in lines of a terminal, whose letters are one or two cells wide."""

from __future__ import annotations

from collections.abc import Iterator
from unicodedata import combining, east_asian_width


def cells(text: str) -> int:
    """How many cells of a terminal the text takes."""
    return sum(map(_cells_of, text))


def wrapped(text: str, width: int, first: str = "", later: str = "") -> Iterator[str]:
    """The lines of a text, `width` cells wide at most, beginning with `first` and `later`.

    It is broken at spaces, and inside a word only where that alone is wider than a line.
    """
    line, room = first, width - cells(first)
    begun = False
    for word in text.split(" "):
        needed = cells(word) + begun
        if begun and needed > room:
            yield line
            line, room, begun = later, width - cells(later), False
            needed -= 1
        while needed > room and cells(word) > width - cells(later):
            head = _head(word, room)
            yield line + head
            word = word[len(head):]
            line, room, needed = later, width - cells(later), cells(word)
        line += f" {word}" if begun else word
        room -= needed
        begun = True
    yield line


def _head(word: str, room: int) -> str:
    """As many of its letters as there is room for, but one at least."""
    taken = 0
    for place, letter in enumerate(word):
        taken += _cells_of(letter)
        if taken > room and place:
            return word[:place]
    return word


def _cells_of(letter: str) -> int:
    return 0 if combining(letter) else 2 if east_asian_width(letter) in "WF" else 1
