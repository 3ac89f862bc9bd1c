"""The numbers of clauses, such as "62C1", "43B2(b)" and "43B2b": as printed, as typed, and which lies under which."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TypeAlias

_CLAUSE = re.compile(r"([1-9]\d?)(?:([A-Z])(?:(\d{1,2})(?:(?:\(([a-z])\)|([a-z]))(?:\(([ivx]+|\d)\)|([ivx]+))?)?)?)?")
_TYPED = re.compile(
    r"""\W* [a-z]* \W* (\d{1,2}) \W* (?:([a-z]) \W* (?:(\d{1,2}) \W* (?:([a-z]) \W* (?:([ivx]+|\d) \W*)? )? )? )?""",
    re.VERBOSE | re.ASCII,
)
"""A clause with whatever stands between its parts, and a word before it."""
_IN_A_LIST = re.compile(r"(?:[^\W\d]+\W+)?\S+")
"""What has no blank in it, and a word before it."""
_LAST_LAW = 93
Parts: TypeAlias = tuple[str, ...]


@lru_cache(maxsize=2048)
def parts_of(clause: str) -> Parts | None:
    """The parts of a clause number: Law, letter, number, small letter, roman number; None if it is no clause number."""
    match = _CLAUSE.fullmatch(clause)
    if match is None or int(match[1]) > _LAST_LAW:
        return None
    return tuple(part for part in match.groups() if part is not None)


def as_printed(parts: Parts) -> str:
    """The number as the Laws print it: "43B2(b)"."""
    return "".join(parts[:3]) + "".join(f"({part})" for part in parts[3:])


def in_the_book(clause: str) -> tuple[tuple[int, str], ...]:
    """A sort key for clauses in the order of the book, each before its parts; what is no clause number comes last."""
    parts = parts_of(clause) or (str(_LAST_LAW + 1), clause)
    return tuple((int(part), "") if part.isdecimal() else (0, part) for part in parts)


def clause_typed(text: str) -> str:
    """The number that somebody typed, as printed: 62C2 for "62c2" and "Law 62.C.2", 43B2(b) for "43b2b"; "" if none."""
    typed = _TYPED.fullmatch(text.casefold())
    if typed is None:
        return ""
    law, letter, *rest = typed.groups("")
    parts = parts_of(as_printed(tuple(filter(None, (law, letter.upper(), *rest)))))
    return as_printed(parts) if parts is not None else ""


def clauses_listed(text: str) -> tuple[str, ...]:
    """What is typed for each clause, apart by commas or blanks: "law 62c1" and "64" for "law 62c1, 64"."""
    found: list[str] = []
    for part in filter(None, map(str.strip, text.split(","))):
        found += [part] if clause_typed(part) else _IN_A_LIST.findall(part)
    return tuple(found)


def lies_under(below: str, above: str) -> bool:
    """Whether the clause `below` is the clause `above` or a part of it: 64C1 lies under "64C", 62A not under "6"."""
    steps, head = parts_of(below), parts_of(above)
    return steps is not None and head is not None and steps[: len(head)] == head
