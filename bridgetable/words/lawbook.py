"""The law book: what a clause says, in our own words, and how the editions differ."""

from __future__ import annotations

import re

from bridgetable.table.edition import Edition
from bridgetable.words.catalogue import Words

_PART = re.compile(r"^\d+|[A-Z]|\d+|\([a-z]\)|[a-z]")


def law_key(words: Words, clause: str, edition: Edition | None = None) -> str:
    """The key under which a clause is worded, or the clause above it: "52B1(a)" is found under 52B1; "" if nowhere.

    With an edition, the nearest one that this edition has.
    """
    parts = [f"-{part.strip('()')}" if part.strip("()").islower() else part.lower() for part in _PART.findall(clause)]
    for length in range(len(parts), 0, -1):
        key = "lawbook-" + "".join(parts[:length])
        if words.has(key) and (edition is None or _in(words, key, edition)):
            return key
    return ""


def law_text(words: Words, clause: str, edition: Edition) -> str:
    """What the clause of this number says in this edition; a sentence that says so when it has none."""
    key = law_key(words, clause, edition)
    return _wording(words, key, edition) if key else words.text("lawbook-absent", edition=edition.value)


def other_wordings(words: Words, clause: str, edition: Edition) -> tuple[tuple[Edition, str], ...]:
    """What the same number says in the other editions, those left out that say the same as this one."""
    here = law_text(words, clause, edition)
    others = ((other, law_text(words, clause, other)) for other in Edition if other is not edition)
    return tuple((other, text) for other, text in others if text != here)


def _in(words: Words, key: str, edition: Edition) -> bool:
    return words.has_value(key) or words.has(f"{key}.e{edition.value}")


def _wording(words: Words, key: str, edition: Edition) -> str:
    own = f"{key}.e{edition.value}"
    return words.text(own if words.has(own) else key)
