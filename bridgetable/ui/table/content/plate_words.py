"""Which words fit on a seat's plate, and where: the least important are shortened or dropped first. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain

import msgspec

from bridgetable.ui.kit.layout.box import Box
from bridgetable.ui.table.content.text import PlateText

LETTER_HEIGHT = 0.72
"""The height of the letters, in line heights."""
MIN_SCALE = 0.62
"""How far the letters may shrink before a word is shortened."""
GAP = 0.55
"""The smallest space between two words, in letter heights."""


class Word(msgspec.Struct, frozen=True):
    """A word on a plate: `chip` outlines it, `asked` fills the outline, `turn` puts an arrow before it.

    When the line is too long, words are replaced by `short` in ascending `drop_order`; None keeps a word. A word with
    nothing left is dropped, except for the arrow of the turn.
    """

    text: str
    bold: bool = False
    chip: bool = False
    asked: bool = False
    turn: bool = False
    muted: bool = False
    short: str = ""
    drop_order: int | None = None


LAST_DROPPED = 8
"""The highest `drop_order`."""
Line = tuple[list[Word], list[Word]]
"""The words at the left and at the right of a line."""
Measure = Callable[[Word, int], float]
"""Measures the width of a word in letters of this height, both in pixels."""


class PlacedWord(msgspec.Struct, frozen=True):
    """A word with its box on the plate and the height of its letters in pixels."""

    word: Word
    box: Box
    pixels: int


def plate_lines(text: PlateText, lines: int) -> list[Line]:
    """The words of each line, most important first."""
    name = [Word(text.name, bold=True, drop_order=7)]
    states = [Word(text.turn, bold=True, turn=True, drop_order=3)] if text.turn else []
    states += [Word(text.asked, bold=True, asked=True)] if text.asked else []
    bound = [Word(each.text, bold=True, chip=True, short=each.short, drop_order=8) for each in text.bound]
    roles = [Word(role.text, chip=True, short=role.short, drop_order=4 if role.dealer else 6) for role in text.roles]
    side = [Word(text.vulnerability, bold=text.vulnerable, muted=not text.vulnerable,
                 short=text.vulnerability_short, drop_order=5 if text.vulnerable else 1)] if text.vulnerability else []
    tricks = [Word(text.tricks, bold=True, short=text.tricks.split()[0], drop_order=2)] if text.tricks else []
    if lines == 1:
        return [([*name, *states, *bound, *roles], [*side, *tricks])]
    return [([*name, *states], tricks), ([*bound, *roles], side)]


def plate_boxes(plate: Box, lines: int) -> tuple[Box, list[Box]]:
    """The box of the seat's letter and those of the lines beside it, relative to the plate."""
    height = plate.height
    letter = Box(0, 0, height if lines == 1 else 0.8 * height, height)
    edge, line = 0.14 * height / lines, height / lines
    left = letter.width + edge
    return letter, [Box(left, n * line, plate.width - left - edge, line) for n in range(lines)]


def placed_words(text: PlateText, plate: Box, lines: int, measure: Measure) -> list[PlacedWord]:
    """All words of the plate with their boxes; the words of a line have letters of one size."""
    placed: list[PlacedWord] = []
    for line, box in zip(plate_lines(text, lines), plate_boxes(plate, lines)[1], strict=True):
        fitted, pixels = _fit_line(line, box, measure)
        placed += _place_line(fitted, box, pixels, measure)
    return placed


def _fit_line(line: Line, box: Box, measure: Measure) -> tuple[Line, int]:
    """The line shortened to fit into its box, with the height of its letters; only at worst below MIN_SCALE."""
    most = max(1, int(LETTER_HEIGHT * box.height))
    least = max(1, round(MIN_SCALE * most))
    shortened = line
    for drop_order in range(LAST_DROPPED + 1):
        shortened = (_shorten(line[0], drop_order), _shorten(line[1], drop_order))
        for pixels in range(most, least - 1, -1):
            if _line_width(shortened, pixels, measure) <= box.width:
                return shortened, pixels
    return shortened, next((n for n in range(least, 1, -1) if _line_width(shortened, n, measure) <= box.width), 1)


def _shorten(words: Iterable[Word], drop_order: int) -> list[Word]:
    """The words left after shortening those up to this `drop_order`."""
    left = (
        word if word.drop_order is None or word.drop_order > drop_order
        else msgspec.structs.replace(word, text=word.short)
        for word in words
    )
    return [word for word in left if word.text or word.turn]


def _line_width(line: Line, pixels: int, measure: Measure) -> float:
    widths = [measure(word, pixels) for word in chain(*line)]
    return sum(widths) + GAP * pixels * max(0, len(widths) - 1)


def _place_line(line: Line, box: Box, pixels: int, measure: Measure) -> list[PlacedWord]:
    height, gap = min(1.36 * pixels, 0.94 * box.height), GAP * pixels
    top = box.y + (box.height - height) / 2
    placed: list[PlacedWord] = []
    x = box.x
    for word in line[0]:
        width = measure(word, pixels)
        placed.append(PlacedWord(word, Box(x, top, width, height), pixels))
        x += width + gap
    x = box.right
    for word in reversed(line[1]):
        width = measure(word, pixels)
        placed.append(PlacedWord(word, Box(x - width, top, width, height), pixels))
        x -= width + gap
    return placed
