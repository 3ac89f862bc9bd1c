"""The table of Laws, clauses and editions: a row for each clause, with its standing in each edition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import cache

import msgspec

from bridgetable.coverage.evidence import CaseShown, Evidence
from bridgetable.coverage.numbering import containing, in_the_book, is_printed, moves, printed_in
from bridgetable.coverage.standing import Kind, Standing, listed_in, standing_of
from bridgetable.laws.book import every_clause, questions
from bridgetable.laws.numbers import lies_under, parts_of
from bridgetable.table.edition import Edition

# -- Which clauses of the editions say the same: the number of a clause in another edition, wherever it moved to -------


class Concordance:
    """The numbers of clauses in other editions; `listed` has the clauses that are listed for each edition."""

    def __init__(self, listed: Mapping[Edition, Collection[str]]) -> None:
        self._listed = {edition: frozenset(clauses) for edition, clauses in listed.items()}
        self._parts: dict[Edition, dict[str, list[str]]] = {edition: {} for edition in listed}
        for edition, clauses in listed.items():
            for clause in clauses:
                for above in containing(clause):
                    self._parts[edition].setdefault(above, []).append(clause)

    def in_edition(self, clause: str, edition: Edition, other: Edition) -> tuple[str, ...]:
        """The numbers under which another edition has what this edition prints under this number; none if it has not.

        They are those to which the clause, or the nearest one that contains it, moved, or else the same number; and
        those that the program's own clauses and questions have there. Where the other edition does not divide the
        clause so far, it is the number of the whole; where it divides it further, those of the parts.
        """
        if other is edition:
            return (clause,)
        found = {*moved_to(clause, edition, other), *_in_the_program(edition, other).get(clause, ())}
        if clause not in printed_in(edition):
            found &= self._listed[other]
        return tuple(sorted({each for number in found for each in self._as_listed(number, other)}, key=in_the_book))

    def _as_listed(self, number: str, edition: Edition) -> tuple[str, ...]:
        """The number if it is listed for this edition, else those of its parts that are."""
        return (number,) if number in self._listed[edition] else tuple(self._parts[edition].get(number, ()))


def moved_to(clause: str, edition: Edition, other: Edition) -> Iterator[str]:
    """The numbers under which the other edition prints what this one prints under this number: where it moved to.

    That of a clause which the other edition does not print is among them as it stands.
    """
    for above in (clause, *containing(clause)):
        if (moved := _moves(edition, other).get(above)) is not None:
            yield from (_printed(number, clause[len(above) :], other) for number in moved)
            return
    printed = _printed(clause, "", other)
    if not any(each in _moves(other, edition) for each in (printed, *containing(printed))):
        yield printed


def _printed(number: str, rest: str, edition: Edition) -> str:
    """The number with what follows it, as far as this edition divides the clause."""
    whole = number + rest
    if is_printed(whole, edition):
        return whole
    if rest:
        shorter = (each for each in containing(whole) if len(each) <= len(number) or is_printed(each, edition))
    else:
        shorter = (each for each in containing(whole) if each in printed_in(edition))
    return next(shorter, number)


@cache
def _moves(edition: Edition, other: Edition) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for numbers in moves():
        if here := numbers[edition]:
            there = (numbers[other],) if numbers[other] else ()
            found[here] = (*found.get(here, ()), *there)
    return found


@cache
def _in_the_program(edition: Edition, other: Edition) -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for numbers in _numbers_of_the_program():
        if edition in numbers and other in numbers:
            found[numbers[edition]] = found.get(numbers[edition], frozenset()) | {numbers[other]}
    return found


@cache
def _numbers_of_the_program() -> tuple[dict[Edition, str], ...]:
    """The numbers, by edition, of every clause that is a function of the program, and of every question."""
    clauses = (clause.numbers for clause in every_clause())
    return (*clauses, *({edition: ask.number_in(edition) for edition in Edition} for ask in questions()))


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
    """The tables of all Laws, or of the clauses under `law`, in these editions; Laws without a row are left out.

    A clause that an edition prints under another Law is in the tables of both.
    """
    latest_first = tuple(edition for edition in LATEST_FIRST if edition in editions)
    also_ruled = {edition: evidence.ruled_in(edition) for edition in latest_first}
    listed = {edition: listed_in(edition, also_ruled[edition]) for edition in latest_first}
    concordance = Concordance(listed)
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


def count(edition: Edition, evidence: Evidence) -> Counter[Kind]:
    """How many clauses of an edition that are listed stand in each way."""
    also = evidence.ruled_in(edition)
    standings = (standing_of(clause, edition, also) for clause in listed_in(edition, also))
    return Counter(standing.kind for standing in standings if standing is not None)


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
