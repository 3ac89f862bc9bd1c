"""The fixed places of the wall: a strip of facts above, the table, and a place for words below. No Qt."""

from __future__ import annotations

import msgspec

from bridgetable.ui.kit.layout.box import Box

STRIP, WORDS = 0.068, 0.187
"""The heights of the strip and of the place for words, as shares of the height of the wall."""
LETTERS = 0.0475
"""The height of the letters of the words, as a share of the height of the wall."""
ROWS = 3
"""The rows of words that the place for words has room for."""
CHIPS = 5.4
"""The width of the column for Laws and persons beside the words, in heights of letters."""
CELLS = (("board", 0.29), ("contract", 0.18), ("tricks", 0.215), ("score", 0.23), ("edition", 0.085))
"""The parts of the strip with their shares of its width."""


class Composition(msgspec.Struct, frozen=True):
    """The places on a wall of one size, in pixels; they depend on nothing else.

    `letters` is the height of the letters of the words, `chips` the place of Laws and persons, `rows` that of the
    words.
    """

    strip: Box
    cells: dict[str, Box]
    table: Box
    words: Box
    chips: Box
    rows: Box
    letters: float


def composition(width: float, height: float) -> Composition:
    """The places on a wall of this width and height in pixels."""
    strip, words, letters = round(STRIP * height), round(WORDS * height), LETTERS * height
    place = Box(0, height - words, width, words)
    edge = 0.35 * letters
    chips = Box(edge, place.y + edge / 2, CHIPS * letters, words - edge)
    rows = Box(chips.right + edge, chips.y, width - chips.right - 2 * edge, chips.height)
    cells, x = {}, edge
    for name, share in CELLS:
        cells[name] = Box(x, 0, share * (width - 2 * edge), strip)
        x = cells[name].right
    return Composition(Box(0, 0, width, strip), cells, Box(0, strip, width, height - strip - words), place, chips, rows,
                       letters)
