"""Refusals in words."""

from __future__ import annotations

from bridgetable.table.refusal import RefusedError
from bridgetable.words.catalogue import Words

_HALF = 60
"""The number of letters shown of the beginning and of the end of a long path."""


def refused_line(words: Words, refusal: RefusedError) -> str:
    """The reason for a refusal, after the path of what is wrong, if any: "actions[4].card: …"."""
    reason = words.say(refusal.message)
    return words.text("file-place", place=shown_place(refusal.place), reason=reason) if refusal.place else reason


def shown_place(place: str) -> str:
    """The path of a place in a file, shortened in the middle if branches lie very deep in one another."""
    return place if len(place) <= 2 * _HALF else f"{place[:_HALF]}…{place[-_HALF:]}"
