"""A text divided into rows of one width, with painted suit symbols."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtGui import QFont, QFontMetricsF

from bridgetable.ui.drawing.suit_symbols import suit_text_width

_SPACES = re.compile(r"[^\S\u00a0\u202f]+")
"""Where a row may end: at any space but those that hold a word and its sign together, as in French."""


def words_of(text: str) -> list[str]:
    """The parts of a text that are not divided where a row ends."""
    return _SPACES.split(text.strip()) if text.strip() else []


def wrapped(text: str, width: float, font: QFont) -> list[str]:
    """The rows of a text in this font, none wider than `width` pixels; a word wider than that is divided."""
    return list(_wrapped(text, width, font.key()))


@lru_cache(maxsize=512)
def _wrapped(text: str, width: float, font: str) -> tuple[str, ...]:
    metrics = _metrics(font)
    rows: list[str] = []
    row, wide = "", 0.0
    for word in words_of(text):
        longer = f"{row} {word}" if row else word
        wider = wide + _word_width(" ", font) * bool(row) + _word_width(word, font)
        if _fits(longer, wider, width, metrics):
            row, wide = longer, wider
            continue
        if row:
            rows.append(row)
        if _word_width(word, font) > width:
            *parts, word = _divided(word, width, metrics)
            rows += parts
        row, wide = word, _word_width(word, font)
    return tuple([*rows, row] if row else rows)


def _divided(word: str, width: float, metrics: QFontMetricsF) -> Iterator[str]:
    """Yields the parts of a word of which each fills a row, and the rest."""
    while (fits := _letters_that_fit(word, width, metrics)) < len(word):
        yield word[:fits]
        word = word[fits:]
    yield word


def _letters_that_fit(word: str, width: float, metrics: QFontMetricsF) -> int:
    """How many letters of a word fit into a row: one at least.

    No more of it is measured than about two rows: thousands of letters without a space would take seconds.
    """
    most = 1
    while most < len(word) and suit_text_width(word[:most], metrics) <= width:
        most *= 2
    numbers = range(1, min(most, len(word)) + 1)
    return max(1, bisect_right(numbers, width, key=lambda number: suit_text_width(word[:number], metrics)))


def _fits(row: str, wide: float, width: float, metrics: QFontMetricsF) -> bool:
    """Whether a row fits, of which the words and spaces add up to be so wide; it is measured only where that is near.

    A row differs a little from its words: letters are moved nearer to a space, and widths are rounded.
    """
    near = metrics.height()
    return wide < width - near or (wide <= width + near and suit_text_width(row, metrics) <= width)


@lru_cache(maxsize=16)
def _metrics(font: str) -> QFontMetricsF:
    used = QFont()
    used.fromString(font)
    return QFontMetricsF(used)


@lru_cache(maxsize=4096)
def _word_width(word: str, font: str) -> float:
    return suit_text_width(word, _metrics(font))
