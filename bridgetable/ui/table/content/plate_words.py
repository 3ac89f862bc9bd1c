"""Which words stand on the plate of a seat, and where: what matters least gives way, and nothing overlaps. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain

import msgspec

from bridgetable.ui.kit.layout.box import Box
from bridgetable.ui.table.content.text import PlateText

LETTER = 0.58
"""How tall letters are, in heights of a line."""
SMALLER = 0.87
"""Letters become this much smaller before anything gives way."""
GAP = 0.55
"""The least space between two words, in heights of a letter."""


class Word(msgspec.Struct, frozen=True):
    """A word on a plate; a `chip` has a line round it, `asked` fills it, `turn` has an arrow before it.

    `short` is what is left of it once it has given way, and `way` its place in the order in which words do; a word
    without one stays. What is left empty is not there at all, but the arrow of the turn always is.
    """

    text: str
    bold: bool = False
    chip: bool = False
    asked: bool = False
    turn: bool = False
    quiet: bool = False
    short: str = ""
    way: int | None = None


LAST_WAY = 8
Line = tuple[list[Word], list[Word]]
Measure = Callable[[Word, int], float]
"""How wide a word is in letters so many pixels tall."""


class Placed(msgspec.Struct, frozen=True):
    """A word where it stands on its plate."""

    word: Word
    box: Box
    pixels: int


def words_on(text: PlateText, lines: int) -> list[Line]:
    """For each line, what stands at its left and at its right."""
    name = [Word(text.name, bold=True, way=7)]
    states = [Word(text.turn, bold=True, turn=True, way=3)] if text.turn else []
    states += [Word(text.asked, bold=True, asked=True)] if text.asked else []
    bound = [Word(each.text, bold=True, chip=True, short=each.short, way=8) for each in text.bound]
    roles = [Word(role.text, chip=True, short=role.short, way=4 if role.dealer else 6) for role in text.roles]
    side = Word(text.vulnerability, bold=text.vulnerable, quiet=not text.vulnerable,
                short=text.vulnerability_short, way=5 if text.vulnerable else 1)
    tricks = [Word(text.tricks, bold=True, short=text.tricks.split()[0], way=2)] if text.tricks else []
    if lines == 1:
        return [([*name, *states, *bound, *roles], [side, *tricks])]
    return [([*name, *states], tricks), ([*bound, *roles], [side])]


def plate_rooms(plate: Box, lines: int) -> tuple[Box, list[Box]]:
    """The box of the letter, and those of the lines beside it, on a plate whose corner is at 0, 0."""
    high = plate.height
    letter = Box(0, 0, high if lines == 1 else 0.8 * high, high)
    edge, line = 0.14 * high / lines, high / lines
    left = letter.width + edge
    return letter, [Box(left, n * line, plate.width - left - edge, line) for n in range(lines)]


def placed_words(text: PlateText, plate: Box, lines: int, measure: Measure) -> list[Placed]:
    """Every word of the plate where it stands, all of them in letters of one size."""
    rooms = plate_rooms(plate, lines)[1]
    fitted = [_fitted(line, room, measure) for line, room in zip(words_on(text, lines), rooms, strict=True)]
    pixels = min(size for _, size in fitted)
    return [put for (line, _), room in zip(fitted, rooms, strict=True) for put in _put(line, room, pixels, measure)]


def _fitted(line: Line, room: Box, measure: Measure) -> tuple[Line, int]:
    """The line as it fits into its room and the size of its letters; in great need they get as small as need be."""
    most = max(1, int(LETTER * room.height))
    least = max(1, round(SMALLER * most))
    given = line
    for way in range(LAST_WAY + 1):
        given = (_giving_way(line[0], way), _giving_way(line[1], way))
        for pixels in range(most, least - 1, -1):
            if _needed(given, pixels, measure) <= room.width:
                return given, pixels
    return given, next((n for n in range(least, 1, -1) if _needed(given, n, measure) <= room.width), 1)


def _giving_way(words: Iterable[Word], way: int) -> list[Word]:
    """What is left of the words when all up to this place in the order have given way."""
    left = (
        word if word.way is None or word.way > way else msgspec.structs.replace(word, text=word.short)
        for word in words
    )
    return [word for word in left if word.text or word.turn]


def _needed(line: Line, pixels: int, measure: Measure) -> float:
    widths = [measure(word, pixels) for word in chain(*line)]
    return sum(widths) + GAP * pixels * max(0, len(widths) - 1)


def _put(line: Line, room: Box, pixels: int, measure: Measure) -> list[Placed]:
    high, gap = 1.36 * pixels, GAP * pixels
    top = room.y + (room.height - high) / 2
    found: list[Placed] = []
    x = room.x
    for word in line[0]:
        width = measure(word, pixels)
        found.append(Placed(word, Box(x, top, width, high), pixels))
        x += width + gap
    x = room.right
    for word in reversed(line[1]):
        width = measure(word, pixels)
        found.append(Placed(word, Box(x - width, top, width, high), pixels))
        x -= width + gap
    return found
