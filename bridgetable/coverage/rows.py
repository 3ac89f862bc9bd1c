"""The table of Laws, clauses and editions: a row for each clause, with its standing in each edition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

import msgspec

from bridgetable.coverage.concordance import Concordance
from bridgetable.coverage.evidence import CaseShown, Evidence
from bridgetable.coverage.standing import Kind, Standing, in_the_book, listed_in, standing_of
from bridgetable.laws.numbers import lies_under, parts_of
from bridgetable.table.edition import Edition

LAST_LAW = 93
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
    """The tables of all Laws, or of the clauses under `law`, in these editions; Laws without a row are left out."""
    latest_first = tuple(edition for edition in LATEST_FIRST if edition in editions)
    listed = {edition: listed_in(edition, evidence.ruled_in(edition)) for edition in latest_first}
    tables = (LawTable(number, tuple(sorted(
        _rows(str(number), law, listed, evidence), key=lambda row: in_the_book(row.clause),
    ))) for number in range(1, LAST_LAW + 1))
    return tuple(table for table in tables if table.rows)


def count(edition: Edition, evidence: Evidence) -> Counter[Kind]:
    """How many clauses of an edition that are listed stand in each way."""
    also = evidence.ruled_in(edition)
    standings = (standing_of(clause, edition, also) for clause in listed_in(edition, also))
    return Counter(standing.kind for standing in standings if standing is not None)


def _rows(law: str, wanted: str, listed: Mapping[Edition, tuple[str, ...]], evidence: Evidence) -> Iterator[Row]:
    concordance = Concordance(listed)
    told: dict[Edition, set[str]] = {edition: set() for edition in listed}
    for edition in listed:
        for clause in (each for each in listed[edition] if (parts_of(each) or ("",))[0] == law):
            numbers = {other: concordance.in_edition(clause, edition, other) for other in listed}
            if clause not in told[edition]:
                for other in listed:
                    told[other].update(numbers[other])
                if not wanted or any(lies_under(each, wanted) for found in numbers.values() for each in found):
                    yield _row(clause, edition, numbers, evidence)


def _row(clause: str, edition: Edition, numbers: dict[Edition, tuple[str, ...]], evidence: Evidence) -> Row:
    cells: dict[Edition, tuple[Standing, ...]] = {}
    cases: dict[str, CaseShown] = {}
    for other in sorted(numbers, key=lambda each: each.value, reverse=True):
        also = evidence.ruled_in(other)
        standings = (standing_of(each, other, also) for each in sorted(numbers[other], key=in_the_book))
        cells[other] = tuple(standing for standing in standings if standing is not None)
        for standing in cells[other]:
            for case in evidence.cases_of(standing.clause, other):
                cases.setdefault(case.path, case)
    row = Row(clause, edition, cells)
    ordered = sorted(cases.values(), key=lambda case: not any(
        case.turns_on and lies_under(case.turns_on, each) for each in row.numbers()))
    own = f"test_law{int((parts_of(clause) or ('0',))[0]):02}"
    tests = dict.fromkeys(test for number in row.numbers() for test in evidence.tests_of(number))
    return msgspec.structs.replace(
        row, cases=tuple(ordered), tests=tuple(sorted(tests, key=lambda test: (own not in test, test))))
