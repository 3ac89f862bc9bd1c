"""The numbers under which each edition prints its clauses, Laws 1 to 93, and how they moved from edition to edition.

Those of 2017 were read in its text, those of 1997 and 2007 where their text was read (see `from_memory`); the others
are remembered. The Laws 1 to 8 and 73 to 93, on which little is ruled, are listed less deep in the older editions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

import msgspec

from bridgetable.laws.clause import E1997, E2007, E2017
from bridgetable.laws.numbers import in_the_book, lies_under
from bridgetable.laws.renumbering import Renumbering, by_edition, numbers_in, renumbering_of
from bridgetable.table.edition import FIRST, Edition

# -- Why a clause is not ruled on: the table itself keeps to it, or it is left out, and for what reason ----------------


class Reason(msgspec.Struct, frozen=True):
    """A reason by its name, with the clauses it is given for; each stands for everything under it.

    `clauses` are those since an edition, the first unless another is given, and `printed` those since others.
    """

    name: str
    clauses: tuple[str, ...]
    printed: Mapping[Edition, tuple[str, ...]] = {}
    since: Edition = FIRST

    def given_for(self, clause: str, edition: Edition) -> bool:
        """Whether this is the reason for a clause of this edition."""
        given = numbers_in(edition, by_edition(self.clauses, (self.since,), self.printed))
        return any(lies_under(clause, above) for above in given)


KEPT = Reason(
    "kept",
    (
        "17A",
        "17B",
        "17C",
        "17D1",
        "17D2",
        "18A",
        "18C",
        "18E",
        "19C",
        "19D",
        "41B",
        "41C",
        "41D",
        "42A",
        "44B",
        "44E",
        "44F",
        "45A",
        "45B",
        "65A",
        "65B1",
        "65B2",
        "65C",
        "77",
        "78A",
        "78B",
    ),
    {
        E1997: (
            "17A",
            "17B",
            "17C",
            "17E",
            "18A",
            "18C",
            "18E",
            "19C",
            "19D",
            "41B",
            "41C",
            "41D",
            "42A",
            "44B",
            "44E",
            "44F",
            "45A",
            "45B",
            "65A",
            "77",
            "78A",
            "78B",
        ),
        E2007: (
            "17A",
            "17B",
            "17C",
            "17E1",
            "18A",
            "18C",
            "18E",
            "19C",
            "19D",
            "22B",
            "41B",
            "41C",
            "41D",
            "42A",
            "44B",
            "44E",
            "44F",
            "45A",
            "45B",
            "65A",
            "65B1",
            "65B2",
            "77",
            "78A",
            "78B",
        ),
    },
    since=E2017,
)
"""What the table does by itself, so that nothing can go wrong in it: whose turn it is, who wins a trick, the score."""

LEFT_OUT: tuple[Reason, ...] = (
    Reason("before-the-board", ("1", "2", "3", "4", "5", "6")),
    Reason(
        "wrong-cards",
        ("7", "15A2(c)", "15A3", "15A4", "15B3"),
        {E2007: ("7", "15A2", "17D3", "17D4"), E1997: ("7", "15A2")},
        since=E2017,
    ),
    Reason(
        "other-tables",
        ("8", "12C2(d)", "12C3", "12C4", "78", "79C", "86", "87", "88", "89"),
        {
            E2007: ("8", "12C3", "12C4", "78", "79C", "86", "87", "88", "89"),
            E1997: ("8", "78", "79C", "86", "87", "88", "89"),
        },
        since=E2017,
    ),
    Reason(
        "what-the-director-does",
        ("9B1", "9C", "10", "11B", "70B", "79B1", "81", "82", "84", "85"),
        {E1997: ("9B1", "9C", "10", "11B", "11C", "70B", "81", "82", "84", "85")},
        since=E2007,
    ),
    Reason(
        "score-by-the-director",
        ("12A", "12B", "12C2", "43B1", "90"),
        {E2007: ("12A", "12B", "12C2", "43B1", "50E3", "90"), E1997: ("12A", "12B", "43B1", "90")},
        since=E2017,
    ),
    Reason("what-may-be-known", ("16A",), {E1997: ("16C1",)}, since=E2007),
    Reason("regulations", ("18F", "20G3", "40", "80"), {E1997: ("18F", "40", "80")}, since=E2007),
    Reason("form-of-a-call", ("19A2", "19A3", "19B2", "19B3")),
    Reason("questions-and-answers", ("20", "21A", "21B1(b)", "75")),
    Reason("defined-for-others", ("25A2", "25A3"), {E2007: ("50E1",), E1997: ()}, since=E2017),
    Reason(
        "conduct",
        ("65D", "72A", "72B", "73", "74", "76", "79A2", "91B"),
        {E1997: ("65D", "72A", "72B", "73", "74", "76", "91B")},
        since=E2007,
    ),
    Reason("appeals", ("83", "92", "93"), {E1997: ("12C3", "83", "92", "93")}, since=E2007),
    Reason(
        "defined-for-others",
        (
            "23A",
            "26A",
            "35",
            "42B1",
            "42B3",
            "43A3",
            "45C2",
            "45C5",
            "45G",
            "46A",
            "47B",
            "48B1",
            "50A",
            "55C",
            "56A",
            "57B",
            "58A",
            "58B1",
            "58B4",
            "60A3",
            "66D",
            "67A2",
            "68B1",
            "68C",
            "68D1",
            "69B1",
        ),
        {
            E1997: (
                "26A1",
                "42B1",
                "42B3",
                "45C5",
                "45G",
                "46A",
                "47B",
                "48B1",
                "50A",
                "55C",
                "57B",
                "58A",
                "58B1",
                "58B4",
                "60A3",
                "66D",
                "67A2",
                "68C",
            )
        },
        since=E2007,
    ),
    Reason("under-a-sister", ("71A",), {E2007: (), E1997: ("71B",)}, since=E2017),
)
"""Why other clauses are not ruled on; the first reason that is given for a clause holds."""


def reason_for(clause: str, edition: Edition) -> str:
    """The name of the reason why nothing is ruled under this clause; "" if none is given."""
    return next((reason.name for reason in (KEPT, *LEFT_OUT) if reason.given_for(clause, edition)), "")


_PRINTED: Mapping[Edition, str] = {
    E1997: """
    1 2 3 4 5:A-B 6:A-F 7:A-D 8:A1-2,B,C 9:A1,A2a-b,B1a-d,B2,C 10:A,B,C1-4 11:A,B1-2,C 12:A1-3,B,C1-3 13:A-C
    14:A1-2,B1-3 15:A1-2,B,C 16:A1-2,B1-3,C1-2 17:A-E 18:A-F 19:A1-3,B1-3,C,D 20:A,B,C1-2,D,E,F1-2 21:A,B1-3
    22:A,B 23 24:A-C 25:A,B1,B2a,B2b1-2,B2c 26:A1-2,B 27:A,B1a-b,B2-3,C 28:A,B 29:A-C 30:A,B1,B2a-b,B3,C 31:A1,A2a-b,B
    32:A,B1,B2a-b 33 34 35:A-D 36 37 38 39:A,B 40:A-D,E1-2 41:A-D 42:A1-3,B1-3 43:A1a-c,A2a-c,B1,B2a-b,B3 44:A-G
    45:A,B,C1-3,C4a-b,C5,D,E1-2,F,G 46:A,B1a-c,B2,B3a-b,B4-5 47:A-D,E1,E2a-b,F 48:A,B1-2 49 50:A-C,D1,D2a-b
    51:A,B1a-b,B2a-b 52:A,B1a-c,B2 53:A-C 54:A,B1-2,C,D 55:A,B1-2,C 56 57:A1-3,B,C 58:A,B1-4 59 60:A1-3,B,C 61:A,B
    62:A,B1-2,C1-2,D1-2 63:A1-3,B,C 64:A1-2,B1-6,C 65:A,B1-2,C,D 66:A-D 67:A1-2,B1a-b,B2 68:A-D 69:A,B
    70:A,B1-3,C1-3,D,E 71:A-C 72:A1-6,B1-4 73:A1-2,B1-2,C,D1-2,E,F1-2 74:A1-3,B1-5,C1-8 75:A-D 76:A,B 77 78:A-D
    79:A-C 80:A-G 81:A-D 82:A-C 83 84:A-E 85:A,B 86:A-C 87:A,B 88 89 90:A,B 91:A,B 92:A-D 93:A-C
    """,
    E2007: """
    1 2 3 4 5:A-B 6:A-F 7:A,B1-3,C,D 8:A1-2,B1-2,C 9:A1-4,B1a-d,B2,C 10:A,B,C1-4 11:A,B
    12:A1-3,B1-2,C1a-e,C2a-c,C3-4 13:A-C,D1,D2a-b,E,F 14:A1-3,B1-4,C 15:A1-2,B,C
    16:A1a-d,A2-4,B1a-b,B2-3,C1,C2a-d,C3,D1-2 17:A-C,D1-4,E1-2 18:A-F 19:A1-3,B1-3,C,D
    20:A,B,C1-2,D,E,F1-4,F5a-b,F6,G1-2 21:A,B1a-b,B2-3 22:A1-2,B1-2 23 24:A-C 25:A1-4,B1-3 26:A1-2,B
    27:A1-2,B1a-b,B2-4,C,D 28:A,B 29:A-C 30:A,B1,B2a-b,B3,C 31:A1,A2a-b,B 32:A,B1,B2a-b 33 34 35:A-D 36:A,B1-4
    37:A,B1-2 38:A-D 39:A-C 40:A1-3,B1-6,C1-3 41:A-D 42:A1-3,B1-3 43:A1a-c,A2a-c,B1,B2a-b,B3 44:A-G
    45:A,B,C1,C2a-b,C3,C4a-b,C5,D,E1-2,F,G 46:A,B1a-c,B2,B3a-b,B4-5 47:A-D,E1,E2a-b,F1-2 48:A,B1-2 49
    50:A-C,D1a-b,D2a-b,E1-3 51:A,B1a-b,B2a-b 52:A,B1a-c,B2 53:A-C 54:A,B1-2,C-E 55:A,B1-2,C 56 57:A1-3,B,C1-2
    58:A,B1-4 59 60:A1-3,B,C 61:A,B1,B2a-b,B3 62:A,B1-2,C1-3,D1-2 63:A1-3,B 64:A1-2,B1-7,C 65:A,B1-3,C,D 66:A-D
    67:A1-2,B1a-b,B2a-b 68:A,B1-2,C,D 69:A,B1-2 70:A,B1-3,C1-3,D1-3,E1-2 71 72:A,B1-3 73:A1-2,B1-2,C,D1-2,E,F
    74:A1-3,B1-5,C1-8 75:A-D 76:A-D 77 78:A-D 79:A1-2,B1-2,C1-2 80:A1-3,B1,B2a-l 81:A-D 82:A-C 83 84:A-D 85:A,B
    86:A-D 87:A,B 88 89 90:A,B 91:A,B 92:A-D 93:A-C
    """,
    E2017: """
    1:A-C 2 3 4 5:A-B 6:A-F 7:A,B1-3,C,D 8:A1-2,B1-2,C 9:A1-5,B1a-d,B2,C 10:A,B,C1-4 11:A,B
    12:A1-3,B1-2,C1a-e,C2a-d,C3-4 13:A1-2,B1-2,C,D 14:A1-3,B1-4,C 15:A1,A2a-c,A3-4,B1-3
    16:A1a-d,A2,B1a-b,B2-3,C1-3,D1,D2a-d,D3 17:A-C,D1-3 18:A-F 19:A1-3,B1-3,C,D
    20:A,B,C1-2,D,E,F1-3,F4a-b,F5a-b,F6,G1-3 21:A,B1a-b,B2-3 22:A,B 23:A1-3,B,C 24:A-E 25:A1-6,B1-3 26:A,B
    27:A1-2,B1a-b,B2-4,C,D 28:A,B 29:A-C 30:A,B1a,B1bi-ii,B2,C 31:A1,A2a-b,B1-2,C 32:A1,A2a-b,B1-2,C 33 34 35:A-D
    36:A,B1-4,C 37:A,B1-2 38:A-D 39:A-C 40:A1a-b,A2-4,B1a-c,B2a-d,B3a-b,B4,B5a-b,C1-2 41:A-D 42:A1-3,B1-3
    43:A1a-c,A2a-c,A3,B1,B2a-b,B3 44:A-G 45:A,B,C1,C2a-b,C3,C4a-b,C5,D1-2,E1-2,F,G 46:A,B1a-c,B2,B3a-b,B4-5
    47:A-D,E1,E2a-b,F1-2 48:A,B1-2 49 50:A-C,D1a-b,D2a-b,E1-4 51:A,B1a-b,B2a-c 52:A,B1a-c,B2 53:A-C 54:A,B1-2,C-E
    55:A,B1-2,C 56:A,B 57:A1-4,B,C1-3,D 58:A,B1-4 59 60:A1-3,B,C 61:A,B1,B2a-b,B3,C 62:A,B1-2,C1-3,D1-2 63:A1-4,B
    64:A1-2,B1-8,C1,C2a-b 65:A,B1-3,C,D 66:A-D 67:A1-2,B1a-b,B2a-b,B3 68:A,B1-2,C,D1,D2a,D2bi-ii 69:A,B1-2
    70:A,B1-3,C1-3,D1-2,E1-2 71:A,B 72:A,B1-3,C 73:A1-2,B1-2,C1-2,D1-2,E1-2 74:A1-3,B1-5,C1-8 75:A,B1-3,C,D1-3
    76:A1-2,B1-5,C1-2,D 77 78:A-D 79:A1-2,B1-3,C1-2 80:A1-3,B1,B2a-l 81:A,B1-2,C1-8,D 82:A,B1-3,C 83 84:A-D
    85:A1-2,B 86:A,B1-3 87:A-C 88 89 90:A,B1-8 91:A,B 92:A-C,D1-2 93:A,B1-3,C1-2,C3a-b
    """,
}
"""Per Law its clauses that are not divided further; "B1-3" is B1, B2, B3 and "B2a-b" is B2(a), B2(b).

A later edition has those of the one before it, as it renumbers them (`laws/renumbering.py`).
"""

_MOVED = """
    - - 1C, - 9A3 9A3, - 9A3 9A4, - 9A4 9A5, - 16A1 16A1, - 16A2 16A2, 16A 16B 16B, 16A1 16B1 16B1, 16A2 16B3 16B3,
    16B 16C 16D, 16C 16D 16C, 16C1 16D1 16C1, 16C2 16D2 16C2, 17D 17D 15A, 34 17E2 17D3, 17E 17E1 17D1, 17E 22B1 17D1,
    - 22B2 17D2, 22A 22A1 22B, 22B 22A2 22A, - - 23, - - 23A, - - 23B, - - 23C, 23 23 72C, 72B1 23 72C, 12B 12B2 12B2,
    - 12B1 12B1, 12C2 12C1 12C1, - - 12C1(b), - 12C1(b) 12C1(e), 12C2 12C1(e) -, 12C3 12C1(c) 12C1(c),
    12C1 12C2(a) 12C2(a), 86A 12C2(b) 12C2(b), 88 12C2(c) 12C2(c), 88 88 88, - - 12C2(d), - 12C3 12C3, 24A 24A 24A,
    24B 24B 24B, 24C 24C 24C, 24 24 24D, 24 24 24E, 25A 25A1 25A1, 27B1(b) 27D 27D, - 27B1(b) 27B1(b), - - 25A2,
    - - 25A3, 25A 25A2 25A4, 25A 25A3 25A5, 25A 25A4 25A6, 26A1 26A1 26A, 26A2 26A2 26B, 26B 26B 26B, 30A 30A 30A,
    30B1 30B1 30A, 30B2 30B2 30B1, 30B3 30B3 30B2, 31B 31B 31B, 31B 31B 31C, 32B1 32B1 32A1, 32B2 32B2 32A2,
    32A 32A 32B, 15A 15A 15B, 15B 15B 15B, 15C 15C 15B, 27C 27A2 27A2, - 27C 27C, - - 32C, 35A 36A 36A, 35B 37A 37A,
    35C 38D 38D, 39A 39B 39B, 35D 39B 39B, 39B 39C 39C, 39 39A 39A, 36 36B 36B, - 20G2 20G3, - - 20G2, - 40B3 40B2(a),
    - 40B4 40B3, - 40B5 40B4, - 40B6 40B5, 37 37B 37B, 45C2 45C2(a) 45C2(a), 45C2 45C2(b) 45C2(b), 45D 45D 45D1,
    45D 45D 45D2, 50D1 50E1 50E1, 50D1 50E2 50E1, - - 50E3, - 50E3 50E4, 53B 53B 53C, 53C 53C 53B, 57A3 57A3 57A4,
    - - 57A3, 57C 57C1 57C1, 57C 57C1 57C2, 45C2 57C2 57C3, 61B 61B 61B, 61B 62C3 61C, - - 62C3, 63C 63B 63B, 63B - -,
    63A3 63A3 63A3, 63A3 63A3 63A4, 67B2 67B2(a) 67B2(a), 68D 70D3 -, 71A 71 71B, 71B 71 71A, 71C - -, - 70E2 70E2,
    73F2 73F 73E2, - - 73C2, - - 75D2, 80E 80B2(e) 80B2(e), 86C 86C 86A, 86B 12C4 12C4, 86B 86B 12C4, - 86D 86B,
    72A5 10C4 10C4, 72B4 72B3 72B3, 72B3 72B2 72B2, 72B2 72B1 72B1, 13C 13C 13D, - 13F 13C, 13A 13D 13A, 13B 13A 13B1,
    13B 13B 13B2, 11C 11B 11B
"""
"""Clauses that stand elsewhere in another edition: their numbers in those above, "-" where there is none."""

_LAW = re.compile(r"(\d+)(?::(\S+))?")
_RANGE = re.compile(r"(.*?)(\d+|[A-Z]|[a-z])-(\d+|[A-Z]|[iv]{2,}|[a-z])")
_ROMAN = ("i", "ii", "iii", "iv", "v")
_IN_FULL = re.compile(r"(\d+[A-Z]?\d*)([a-z]?)(\d|[ivx]+)?")


@cache
def printed_in(edition: Edition) -> tuple[str, ...]:
    """The clauses of this edition that are not divided further, in the order of the book: "64B2", "43A1(c)"."""
    if edition not in _PRINTED and edition.before is not None:
        changed = renumbering_of(edition)
        kept = filter(None, map(changed.later, printed_in(edition.before)))
        taken = (each for other in changed.taken for each in printed_in(other) if changed.source(each) is other)
        return tuple(sorted({*kept, *taken, *changed.new}, key=in_the_book))
    laws = (_LAW.fullmatch(entry) for entry in _PRINTED[edition].split())
    return tuple(number for law in laws if law is not None for number in _clauses_of(law[1], law[2]))


@cache
def moves() -> tuple[dict[Edition, str], ...]:
    """Clauses that stand elsewhere in another edition: their number in each, "" in one that has no such clause."""
    numbers = ([number.replace("-", "") for number in row.split()] for row in _MOVED.split(","))
    rows = [dict(zip(_PRINTED, row, strict=True)) for row in numbers]
    for edition in Edition:
        if edition in _PRINTED or edition.before is None:
            continue
        changed = renumbering_of(edition)
        known = {row[edition.before] for row in rows}
        for row in rows:
            row[edition] = _number_in(row, edition, edition.before, changed)
        for old in (*changed.gone, *changed.moved):
            if old not in known:
                earlier = [each for each in Edition if each in rows[0] and each is not edition]
                rows.append({each: old if is_printed(old, each) else "" for each in earlier})
                rows[-1][edition] = changed.later(old)
        rows += [dict.fromkeys(Edition, "") | {edition: new} for new in changed.new]
    return tuple(rows)


def _number_in(row: Mapping[Edition, str], edition: Edition, before: Edition, changed: Renumbering) -> str:
    """The number of a clause in an edition that takes it from another, or has it from the one before."""
    taken = (row[other] for other in changed.taken if row[other] and changed.source(row[other]) is other)
    return next(taken, changed.later(row[before]))


@cache
def _prints(edition: Edition) -> frozenset[str]:
    return frozenset(each for number in printed_in(edition) for each in (number, *containing(number)))


def is_printed(number: str, edition: Edition) -> bool:
    """Whether this edition prints a clause, divided or not, under this number."""
    return number in _prints(edition)


@cache
def containing(number: str) -> tuple[str, ...]:
    """The clauses that contain this one, the nearest first: 43B2, 43B and 43 for "43B2(b)"."""
    found = [number]
    while shorter := re.sub(r"(\([a-z\d]+\)|[A-Z]|(?<=[A-Z])\d+)$", "", found[-1]):
        if shorter == found[-1]:
            break
        found.append(shorter)
    return tuple(found[1:])


def _clauses_of(law: str, entries: str | None) -> Iterator[str]:
    for entry in (entries or "").split(","):
        for number in _each_of(entry):
            yield _in_full(law + number)


def _each_of(entry: str) -> Iterator[str]:
    match = _RANGE.fullmatch(entry)
    if match is None:
        yield entry
        return
    head, first, last = match.groups()
    if len(last) > 1 and last in _ROMAN:
        yield from (head + each for each in _ROMAN[: _ROMAN.index(last) + 1])
    elif first.isdecimal():
        yield from (f"{head}{each}" for each in range(int(first), int(last) + 1))
    else:
        yield from (head + chr(each) for each in range(ord(first), ord(last) + 1))


def _in_full(number: str) -> str:
    match = _IN_FULL.fullmatch(number)
    if match is None:
        raise ValueError(f"no number of a clause: {number}")
    return match[1] + "".join(f"({part})" for part in match.groups()[1:] if part)
