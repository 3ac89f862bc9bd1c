"""Where a case comes from, in a sentence."""

from __future__ import annotations

from bridgetable.table.text import Text, in_language
from bridgetable.words.catalogue import Words


def source_line(words: Words, source: Text) -> str:
    """The source with its heading, and what was corrected in it; "" where the case names none."""
    text = in_language(source, words.language)
    return words.text("case-source", source=text) if text else ""
