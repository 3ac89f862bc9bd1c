"""Comparing the clauses that a case file expects with those that were ruled or asked under."""

from __future__ import annotations

from bridgetable.laws.numbers import as_printed, parts_of
from bridgetable.table.edition import Edition, holding

OTHER_PRINTINGS: dict[Edition, dict[str, str]] = {
    Edition.E1997: {"17D3": "34", "17E2": "34", "25A6": "25A", "27A1": "27A"},
    Edition.E2007: {"64A1(a)": "64A1", "64A1(b)": "64A2", "17D3": "17E2", "34": "17E2", "25A6": "25A4"},
    Edition.E2017: {"34": "17D3"},
}
"""Other numbers that a case may use for clauses of an edition, with the numbers that this edition prints.

The Italian printing letters two clauses of 64A1, and the case format names questions by their numbers of 2017.
"""

_COMPARABLE = ("27B1(b)", "30B1(b)", "31A2(a)", "31B2", "32A2(a)", "32B2")
ASKED_UNDER: dict[str, tuple[str, ...]] = {
    "53": ("55A", "56"),
    "23": _COMPARABLE,
    "23A": _COMPARABLE,
    "23B": _COMPARABLE,
    "26A2(a)": ("26A2",),
    "26A2(b)": ("26A2",),
    "30B1(b)(i)": ("30B1(b)",),
    "30B1(b)(ii)": ("30B1(b)",),
    "31A2": ("31B2",),
    "31A2(a)": ("31B2",),
    "31A2(b)": ("31A2(a)", "31B2"),
    "32A2": ("32B2",),
    "32A2(a)": ("32B2",),
    "32A2(b)": ("32A2(a)", "32B2"),
}
"""Clauses whose question is asked under other clauses.

Whether a lead out of turn is accepted (Law 53) is asked under 55A or 56; whether a call is comparable (23A), where the
call is replaced (27B1(b), 30-32).
"""


def stands_for(expected: str, ruled: str, edition: Edition) -> bool:
    """Whether the expected clause is the one ruled, or contains it: "64C" stands for 64C1, but "6" not for 62."""
    above, below = parts_of(expected), parts_of(ruled)
    if above is None or below is None:
        return expected == ruled
    printed = parts_of((holding(OTHER_PRINTINGS, edition) or {}).get(as_printed(above), "")) or above
    return below[: len(above)] == above or below[: len(printed)] == printed


def asks_under(expected: str, asked: str, edition: Edition) -> bool:
    """Whether a question under `asked` is the expected one: under that clause, or under another that asks it."""
    others = ASKED_UNDER.get(as_printed(parts_of(expected) or ()), ())
    return any(stands_for(one, asked, edition) for one in (expected, *others))
