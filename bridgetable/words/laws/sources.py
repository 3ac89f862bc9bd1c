"""The source of a case in words."""

from __future__ import annotations

from bridgetable.table.text import Text, in_language
from bridgetable.words.catalogue import Words


def source_line(words: Words, source: Text) -> str:
    """The source of a case under its heading; "" if the case names none."""
    text = in_language(source, words.language)
    return words.text("case-source", source=text) if text else ""
