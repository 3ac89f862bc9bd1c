"""The names of families in words."""

from __future__ import annotations

from bridgetable.words.catalogue import Words


def family_name(words: Words, family: str) -> str:
    """The name of a kind of irregularity, or of a family of generated cases; what has no name is told as it is."""
    key = next((key for key in (f"kind-{family}", f"family-{family}") if words.has(key)), "")
    return words.text(key) if key else family
