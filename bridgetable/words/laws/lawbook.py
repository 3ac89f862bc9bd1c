"""The law book: clauses in our own words, and how the editions differ."""

from __future__ import annotations

import re

from bridgetable.table.edition import Edition
from bridgetable.words.catalogue import Words

_PART = re.compile(r"^\d+|[A-Z]|\d+|\([a-z]\)|[a-z]")


def law_key(words: Words, clause: str, edition: Edition | None = None, stem: str = "lawbook") -> str:
    """The key of the text of a clause, or else of the nearest clause that contains it; "" if there is none.

    With an edition, only texts for that edition count. "52B1(a)" is found under 52B1, for instance. Keys begin with
    `stem`.
    """
    parts = _parts(clause)
    for length in range(len(parts), 0, -1):
        key = f"{stem}-" + "".join(parts[:length])
        if words.has(key) and (edition is None or _in(words, key, edition)):
            return key
    return ""


def is_told(words: Words, clause: str, edition: Edition) -> bool:
    """Whether the law book has a text for this very clause in this edition, not only for one that contains it."""
    return law_key(words, clause, edition) == f"lawbook-{''.join(_parts(clause))}"


def law_text(words: Words, clause: str, edition: Edition) -> str:
    """The text of this clause in this edition, or a sentence that says that the edition has none."""
    key = law_key(words, clause, edition)
    return _wording(words, key, edition) if key else words.text("lawbook-absent", edition=edition.value)


def point_of(words: Words, clause: str, edition: Edition) -> str:
    """What a case under this clause turns on, in a few words; "" if nothing is said of its Law in this edition."""
    key = law_key(words, clause, edition, "point")
    return _wording(words, key, edition) if key else ""


def other_wordings(words: Words, clause: str, edition: Edition) -> tuple[tuple[Edition, str], ...]:
    """The texts of this clause in the other editions, without those equal to the text in this one."""
    here = law_text(words, clause, edition)
    others = ((other, law_text(words, clause, other)) for other in Edition if other is not edition)
    return tuple((other, text) for other, text in others if text != here)


def _parts(clause: str) -> list[str]:
    """The parts of a clause as they stand in a key: "43", "b", "2", "-b"."""
    return [f"-{part.strip('()')}" if part.strip("()").islower() else part.lower() for part in _PART.findall(clause)]


def _in(words: Words, key: str, edition: Edition) -> bool:
    return words.has_value(key) or words.has(f"{key}.e{edition.value}")


def _wording(words: Words, key: str, edition: Edition) -> str:
    own = f"{key}.e{edition.value}"
    return words.text(own if words.has(own) else key)
