"""What the page of a clause tells of the program: how the clause stands in each edition, and the cases that show it.

No Qt.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from bridgetable.coverage.evidence import kept_evidence
from bridgetable.coverage.phrases import LETTERS, case_title, reason_text, standing_text
from bridgetable.coverage.rows import LATEST_FIRST, Row, law_tables
from bridgetable.coverage.standing import in_the_book
from bridgetable.laws.numbers import lies_under
from bridgetable.table.edition import Edition
from bridgetable.words.catalogue import Words

CASES_SHOWN = 12
"""How many cases are listed on the page."""


class LawCoverage(msgspec.Struct, frozen=True):
    """The editions, the latest first, and rows with a cell for each; reasons; cases with path and title.

    `reasons` are the sentences that letters in the cells stand for, `more` is how many cases there are besides.
    """

    editions: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    reasons: tuple[str, ...]
    cases: tuple[tuple[str, str], ...]
    more: int


def coverage_of(clause: str, edition: Edition, words: Words) -> LawCoverage:
    """What the program does about a clause of this edition, or about its parts; without rows if it has no such clause.

    The cases are those that show it when they are played in this edition, those that turn on it first.
    """
    evidence = kept_evidence()
    found = (row for table in law_tables(evidence, clause) for row in table.rows if _is_about(row, clause, edition))
    rows = sorted(found, key=lambda row: in_the_book(row.cells[edition][0].clause))
    here = tuple(one for row in rows for one in row.cells[edition])
    cases = {case.path: case_title(case, words) for one in here for case in evidence.cases_of(one.clause, edition)}
    return LawCoverage(
        tuple(words.text(f"edition-{each.value}") for each in LATEST_FIRST),
        tuple(dict.fromkeys(tuple(_cell(row, each, words) for each in LATEST_FIRST) for row in rows)),
        tuple(_reasons(rows, words)),
        tuple(cases.items())[:CASES_SHOWN],
        max(0, len(cases) - CASES_SHOWN),
    )


def _is_about(row: Row, clause: str, edition: Edition) -> bool:
    return any(lies_under(one.clause, clause) for one in row.cells[edition])


def _cell(row: Row, edition: Edition, words: Words) -> str:
    """Each number of the clause in this edition with how it stands there."""
    told = (f"{one.clause}: {standing_text(one, words)}" for one in row.cells[edition])
    return "; ".join(told) or words.text("coverage-absent")


def _reasons(rows: Iterable[Row], words: Words) -> Iterator[str]:
    why = {one.why for row in rows for cell in row.cells.values() for one in cell}
    return (f"({letter}) {reason_text(name, words)}" for name, letter in LETTERS.items() if name in why)
