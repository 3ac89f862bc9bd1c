"""Text: what people wrote, in one language or in several. It stands below whoever shows it or writes it to a file."""

from __future__ import annotations

from typing import TypeAlias

Text: TypeAlias = tuple[tuple[str, str], ...]
"""Words by language; "" is the language of a text that has only one."""


def in_language(text: Text, language: str) -> str:
    """The text in this language, else in any it has."""
    texts = dict(text)
    return texts.get(language) or texts.get("") or next(iter(texts.values()), "")
