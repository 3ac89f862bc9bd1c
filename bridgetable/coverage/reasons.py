"""Why a clause is not ruled on: the table itself keeps to it, or it is left out, and for what reason.

The sentences are in resources/locale/<language>/coverage.ftl under `coverage-why-NAME`.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bridgetable.laws.clause import E1997, E2007
from bridgetable.laws.numbers import lies_under
from bridgetable.table.edition import Edition


class Reason(msgspec.Struct, frozen=True):
    """A reason by its name, with the clauses it is given for; each stands for everything under it.

    `printed` has the clauses of editions that number them otherwise, all of them.
    """

    name: str
    clauses: tuple[str, ...]
    printed: Mapping[Edition, tuple[str, ...]] = {}

    def given_for(self, clause: str, edition: Edition) -> bool:
        """Whether this is the reason for a clause of this edition."""
        return any(lies_under(clause, above) for above in self.printed.get(edition, self.clauses))


KEPT = Reason(
    "kept",
    ("17A", "17B", "17C", "17D1", "17D2", "18A", "18C", "18E", "19C", "19D", "41B", "41C", "41D", "42A", "44B", "44E",
     "44F", "45A", "45B", "65A", "65B1", "65B2", "65C", "77", "78A", "78B"),
    {
        E1997: ("17A", "17B", "17C", "17E", "18A", "18C", "18E", "19C", "19D", "41B", "41C", "41D", "42A", "44B", "44E",
                "44F", "45A", "45B", "65A", "65B", "65C", "77", "78A", "78B"),
        E2007: ("17A", "17B", "17C", "17E1", "18A", "18C", "18E", "19C", "19D", "22B", "41B", "41C", "41D", "42A",
                "44B", "44E", "44F", "45A", "45B", "65A", "65B1", "65B2", "65C", "77", "78A", "78B"),
    },
)
"""What the table does by itself, so that nothing can go wrong in it: whose turn it is, who wins a trick, the score."""

LEFT_OUT: tuple[Reason, ...] = (
    Reason("before-the-board", ("1", "2", "3", "4", "5", "6")),
    Reason("wrong-cards", ("7", "13", "14", "15"), {E2007: ("7", "13", "14", "15", "17D"),
                                                     E1997: ("7", "13", "14", "15", "17D")}),
    Reason("other-tables", ("8", "12C2(d)", "12C3", "12C4", "78", "79C", "86", "87", "88", "89"),
           {E2007: ("8", "12C3", "12C4", "78", "79C", "86", "87", "88", "89"),
            E1997: ("8", "78", "79C", "86", "87", "88", "89")}),
    Reason("what-the-director-does", ("9B1", "9C", "10", "11B", "70B", "79B1", "81", "82", "84", "85"),
           {E1997: ("9B1", "9C", "10", "11B", "11C", "70B", "81", "82", "84", "85")}),
    Reason("score-by-the-director", ("12A", "12B", "12C2", "16D", "43B1", "67B3", "90"),
           {E2007: ("12A", "12B", "12C2", "16C", "43B1", "50E3", "90"),
            E1997: ("12A", "12B", "16B", "43B1", "90")}),
    Reason("what-may-be-known", ("16A",), {E1997: ("16C1",)}),
    Reason("regulations", ("18F", "20G3", "40", "80"), {E1997: ("18F", "40", "80")}),
    Reason("form-of-a-call", ("19A2", "19A3", "19B2", "19B3")),
    Reason("questions-and-answers", ("20", "21A", "21B1(b)", "75")),
    Reason("defined-for-others", ("25A2", "25A3"), {E2007: ("50E1",), E1997: ()}),
    Reason("conduct", ("65B3", "65D", "72A", "72B", "73", "74", "76", "79A2", "91B"),
           {E1997: ("65B3", "65D", "72A", "72B", "73", "74", "76", "91B")}),
    Reason("appeals", ("83", "92", "93"), {E1997: ("12C3", "83", "92", "93")}),
    Reason("defined-for-others", (
        "23A", "26A", "33", "35", "42B1", "42B3", "43A3", "45C2", "45C5", "45G", "46A", "47B", "48B1",
        "50A", "55C", "56A", "57B", "58A", "58B1", "58B4", "60A3", "66B", "66D", "67A2", "68B1", "68C", "68D1",
        "69B1",
    ), {E1997: (
        "26A1", "33", "42B1", "42B3", "45C5", "45G", "46A", "47B", "48B1", "50A", "55C", "57B", "58A", "58B1", "58B4",
        "60A3", "66B", "66D", "67A2", "68C",
    )}),
    Reason("under-a-sister", ("71A",), {E2007: (), E1997: ("71B",)}),
)
"""Why other clauses are not ruled on; the first reason that is given for a clause holds."""


def reason_for(clause: str, edition: Edition) -> str:
    """The name of the reason why nothing is ruled under this clause; "" if none is given."""
    return next((reason.name for reason in (KEPT, *LEFT_OUT) if reason.given_for(clause, edition)), "")
