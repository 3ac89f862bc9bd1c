"""The table of Laws, clauses and editions: a row for each clause, with its standing in each edition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import msgspec

from bridgetable.coverage.concordance import concordance_of
from bridgetable.coverage.evidence import CaseShown, Evidence
from bridgetable.coverage.standing import Standing, Treatment, listed_in, standing_of
from bridgetable.laws.numbers import LAST_LAW, in_the_book, lies_under, parts_of
from bridgetable.table.edition import Edition

LATEST_FIRST = tuple(sorted(Edition, key=lambda edition: edition.value, reverse=True))


class Row(msgspec.Struct, frozen=True):
    """A clause in all editions: its standing under each number that an edition has for it, none where it has none.

    `clause` is its number in `edition`, the latest one that has it. `cases` are those that show it in any edition,
    `tests` the files of tests that name it under one of its numbers.
    """

    clause: str
    edition: Edition
    cells: dict[Edition, tuple[Standing, ...]]
    cases: tuple[CaseShown, ...] = ()
    tests: tuple[str, ...] = ()

    @property
    def covered(self) -> bool:
        """Whether the program applies the clause in some edition."""
        return any(standing.covered for cell in self.cells.values() for standing in cell)

    def numbers(self) -> tuple[str, ...]:
        """All numbers of the clause, those of the latest edition first."""
        return tuple(dict.fromkeys(one.clause for edition in LATEST_FIRST for one in self.cells.get(edition, ())))


class LawTable(msgspec.Struct, frozen=True):
    """A Law with a row for each of its clauses: in the order of the book."""

    law: int
    rows: tuple[Row, ...]

    @property
    def covered(self) -> bool:
        """Whether the program applies any clause of the Law."""
        return any(row.covered for row in self.rows)


def law_tables(
    evidence: Evidence, law: str = "", editions: tuple[Edition, ...] = tuple(Edition)
) -> tuple[LawTable, ...]:
    """The tables of all Laws, or of the clauses under `law`, in these editions; Laws without a row are left out.

    A clause that an edition prints under another Law is in the tables of both.
    """
    latest_first = tuple(edition for edition in LATEST_FIRST if edition in editions)
    also_ruled = {edition: evidence.ruled_in(edition) for edition in latest_first}
    listed = {edition: listed_in(edition, also_ruled[edition]) for edition in latest_first}
    concordance = concordance_of(tuple(also_ruled.items()))
    rows: dict[int, list[Row]] = {number: [] for number in range(1, LAST_LAW + 1)}
    told: set[tuple[int, Edition, str]] = set()
    for edition in latest_first:
        for clause in listed[edition]:
            here = _law_of(clause)
            if (here, edition, clause) in told:
                continue
            numbers = {other: concordance.in_edition(clause, edition, other) for other in latest_first}
            told.update((here, other, number) for other in latest_first for number in numbers[other])
            if not law or any(lies_under(each, law) for found in numbers.values() for each in found):
                rows[here].append(_row(clause, edition, numbers, evidence, also_ruled))
    return tuple(
        LawTable(number, tuple(sorted(found, key=lambda row: in_the_book(row.clause))))
        for number, found in rows.items()
        if found
    )


def count(edition: Edition, evidence: Evidence) -> Counter[Treatment]:
    """How many clauses of an edition that are listed stand in each way."""
    also = evidence.ruled_in(edition)
    standings = (standing_of(clause, edition, also) for clause in listed_in(edition, also))
    return Counter(standing.treatment for standing in standings if standing is not None)


def _law_of(clause: str) -> int:
    return int((parts_of(clause) or ("0",))[0])


def _row(
    clause: str,
    edition: Edition,
    numbers: Mapping[Edition, tuple[str, ...]],
    evidence: Evidence,
    also_ruled: Mapping[Edition, frozenset[str]],
) -> Row:
    cells: dict[Edition, tuple[Standing, ...]] = {}
    cases: dict[str, CaseShown] = {}
    for other, found in numbers.items():
        standings = (standing_of(each, other, also_ruled[other]) for each in found)
        cells[other] = tuple(standing for standing in standings if standing is not None)
        for standing in cells[other]:
            for case in evidence.cases_of(standing.clause, other):
                cases.setdefault(case.path, case)
    row = Row(clause, edition, cells)
    ordered = sorted(
        cases.values(),
        key=lambda case: not any(case.turns_on and lies_under(case.turns_on, each) for each in row.numbers()),
    )
    own = f"test_law{_law_of(clause):02}"
    tests = dict.fromkeys(test for number in row.numbers() for test in evidence.tests_of(number))
    return msgspec.structs.replace(
        row, cases=tuple(ordered), tests=tuple(sorted(tests, key=lambda test: (own not in test, test)))
    )
