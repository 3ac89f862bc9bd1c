"""The languages in which we write at length, and what tests must know of the typography of them all."""

from __future__ import annotations

from bridgetable.disk.resources import resources
from bridgetable.words.languages import LANGUAGES

WRITTEN = tuple(language for language in LANGUAGES if (resources() / "manual" / language).is_dir())
"""Those with pages of the manual, and with texts of the cases that come with the program; the program itself speaks
every language in which nothing is missing."""
_SPACES = dict.fromkeys(map(ord, "\u00a0\u202f"), " ")


def spaced(text: str) -> str:
    """The text with usual spaces for those that keep a sign to its word, as in French."""
    return text.translate(_SPACES)


def is_printable(text: str) -> bool:
    """Whether nothing in the text hides or moves what is shown."""
    return spaced(text).isprintable()
