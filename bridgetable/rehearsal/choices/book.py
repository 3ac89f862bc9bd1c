"""The book of the Laws as rehearsal needs it: the clauses of an edition, and what a clause says, as a message."""

from __future__ import annotations

import re
from functools import cache

from bridgetable.laws.numbers import as_printed, parts_of
from bridgetable.rehearsal.choices.situation import KEYS
from bridgetable.table.edition import Edition
from bridgetable.table.question import Message, say
from bridgetable.words.laws.lawbook import law_key

_ENTRY = re.compile(r"lawbook-(\d+)([a-z]?)(\d*)(?:-([a-z]))?(?:-?([ivx]+|\d))?")


@cache
def clauses_in(edition: Edition) -> tuple[str, ...]:
    """The clauses that the book has a text for in this edition, in the order of their numbers."""
    found = []
    for key in KEYS.keys:
        entry = _ENTRY.fullmatch(key)
        if entry is None or not (KEYS.has_value(key) or KEYS.has(f"{key}.e{edition.value}")):
            continue
        law, letter, number, small, roman = (part or "" for part in entry.groups())
        parts = parts_of(law + letter.upper() + number + (f"({small})" if small else "") + (f"({roman})" * bool(roman)))
        if parts is not None:
            found.append(parts)
    found.sort(key=lambda parts: (int(parts[0]), *(part.zfill(3) if part.isdigit() else part for part in parts[1:])))
    return tuple(dict.fromkeys(as_printed(parts) for parts in found))


@cache
def text_of(clause: str, edition: Edition) -> Message | None:
    """What the clause says in this edition, or the nearest clause that contains it; None if the book has nothing."""
    return _entry(clause, edition, "lawbook")


@cache
def point_of(clause: str, edition: Edition) -> Message | None:
    """What a case under this clause turns on, in a few words; None if nothing is said of its Law."""
    return _entry(clause, edition, "point")


def _entry(clause: str, edition: Edition, stem: str) -> Message | None:
    key = law_key(KEYS, clause, edition, stem)
    if not key:
        return None
    own = f"{key}.e{edition.value}"
    return say(own if KEYS.has(own) else key)


def what_the_law_says(clause: str, edition: Edition) -> Message | None:
    """The number of a clause and what it says in this edition; None if the book has nothing on it."""
    text = text_of(clause, edition)
    return say("rehearsal-why-law", law=clause, text=text) if text is not None else None
