"""A refusal in words: the place it is about, and why."""

from __future__ import annotations

from bridgetable.table.refusal import RefusedError
from bridgetable.words.catalogue import Words


def refused_line(words: Words, refusal: RefusedError) -> str:
    """One sentence, after the place that is wrong where there is one: "actions[4].card: …"."""
    reason = words.say(refusal.message)
    return words.text("file-place", place=refusal.place, reason=reason) if refusal.place else reason
