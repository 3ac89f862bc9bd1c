"""Clauses as case files write them: "62C1", "43B2(b)", "43B2b"; and which stands for which."""

from __future__ import annotations

import re
from typing import TypeAlias

from bridgetable.table.edition import Edition

_CLAUSE = re.compile(
    r"([1-9]\d?)(?:([A-Z])(?:(\d{1,2})(?:(?:\(([a-z])\)|([a-z]))(?:\(([ivx]+|\d)\)|([ivx]+))?)?)?)?"
)
_LAST_LAW = 93
Parts: TypeAlias = tuple[str, ...]

OTHER_PRINTINGS: dict[Edition, dict[Parts, Parts]] = {
    Edition.E2007: {("64", "A", "1", "a"): ("64", "A", "1"), ("64", "A", "1", "b"): ("64", "A", "2")}
}
"""Clauses that another printing of an edition numbers in its own way: the Italian one letters these."""

ASKED_UNDER: dict[Parts, tuple[Parts, ...]] = {("53",): (("55", "A"), ("56",))}
"""A Law whose question other Laws put: whether a lead out of turn is accepted (53) is asked under 55A or 56."""


def parts_of(clause: str) -> Parts | None:
    """The steps down to a clause: Law, letter, number, small letter, roman number; nothing if it is no clause."""
    match = _CLAUSE.fullmatch(clause)
    if match is None or int(match[1]) > _LAST_LAW:
        return None
    return tuple(part for part in match.groups() if part is not None)


def as_printed(parts: Parts) -> str:
    """The clause as the Laws print it: "43B2(b)"."""
    return "".join(parts[:3]) + "".join(f"({part})" for part in parts[3:])


def stands_for(expected: str, ruled: str, edition: Edition) -> bool:
    """Whether the clause that is expected is the one ruled, or one above it: "64C" stands for 64C1, "6" not for 62."""
    above, below = parts_of(expected), parts_of(ruled)
    if above is None or below is None:
        return expected == ruled
    above = OTHER_PRINTINGS.get(edition, {}).get(above, above)
    return below[: len(above)] == above


def asks_under(expected: str, asked: str, edition: Edition) -> bool:
    """Whether a question under `asked` is the one expected: under that clause, or put for it by another Law."""
    others = ASKED_UNDER.get(parts_of(expected) or (), ())
    return any(stands_for(one, asked, edition) for one in (expected, *map(as_printed, others)))
