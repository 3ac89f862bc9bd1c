"""A text divided into rows of one width, with painted suit symbols."""

from __future__ import annotations

import re
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
    used = QFont()
    used.fromString(font)
    metrics = QFontMetricsF(used)
    rows: list[str] = []
    row = ""
    for word in words_of(text):
        longer = f"{row} {word}".strip()
        if suit_text_width(longer, metrics) <= width:
            row = longer
            continue
        if row:
            rows.append(row)
        while suit_text_width(word, metrics) > width and len(word) > 1:
            fits = next(n for n in range(len(word) - 1, 0, -1) if n == 1 or suit_text_width(word[:n], metrics) <= width)
            rows.append(word[:fits])
            word = word[fits:]
        row = word
    return tuple([*rows, row] if row else rows)
