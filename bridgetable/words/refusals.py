"""Refusals in words."""

from __future__ import annotations

from bridgetable.table.refusal import RefusedError
from bridgetable.words.catalogue import Words


def refused_line(words: Words, refusal: RefusedError) -> str:
    """The reason for a refusal, after the path of what is wrong, if any: "actions[4].card: …"."""
    reason = words.say(refusal.message)
    return words.text("file-place", place=refusal.place, reason=reason) if refusal.place else reason
