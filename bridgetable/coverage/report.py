"""Coverage as text for the terminal, and as data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bridgetable.coverage.evidence import CaseShown
from bridgetable.coverage.phrases import (
    LETTERS,
    case_title,
    cell_text,
    clause_subject,
    law_subject,
    reason_text,
    row_number,
)
from bridgetable.coverage.rows import LawTable, Row
from bridgetable.coverage.standing import Standing
from bridgetable.laws.readings import READINGS, Reading
from bridgetable.table.edition import Edition
from bridgetable.words.catalogue import Words
from bridgetable.words.laws.readings import reading_text

_MARGIN = "  "


def as_text(tables: Sequence[LawTable], editions: Sequence[Edition], words: Words) -> str:
    """The tables as text: a paragraph a clause with its readings, cases and tests; the reasons at the end."""
    lines: list[str] = []
    for table in tables:
        lines += ["", f"{words.text('law-number', law=str(table.law))}: {law_subject(table.law, words)}"]
        for row in table.rows:
            lines += _row(row, editions, words)
    letters = {LETTERS[one.why] for table in tables for row in table.rows for cell in row.cells.values() for one in cell
               if one.why in LETTERS}
    reasons = [f"({letter}) {reason_text(name, words)}" for name, letter in LETTERS.items() if letter in letters]
    return "\n".join((*lines[1:], *(["", *reasons] if reasons else ())))


def _row(row: Row, editions: Sequence[Edition], words: Words) -> Iterator[str]:
    yield _MARGIN + " ".join(filter(None, (row_number(row), clause_subject(row, words))))
    for edition in editions:
        yield f"{_MARGIN * 2}{edition.value}  {cell_text(row, edition, words)}"
    for reading in _readings(row):
        told = reading_text(words, reading)
        yield f"{_MARGIN * 2}{words.text('coverage-a-reading')}  {told.done} [{told.numbers}]"
    for case in row.cases:
        yield f"{_MARGIN * 2}{words.text('coverage-cases')}  {case.path}  {case_title(case, words)}"
    if row.tests:
        yield f"{_MARGIN * 2}{words.text('coverage-tests')}  {', '.join(row.tests)}"


def _readings(row: Row) -> Iterator[Reading]:
    """The readings on which rulings under the clause rest in any edition, in the order of the Laws."""
    names = {name for cell in row.cells.values() for one in cell for name in one.readings}
    return (reading for reading in READINGS if reading.name in names)


def as_data(tables: Sequence[LawTable], words: Words) -> bytes:
    """The tables as JSON: a list of Laws, each with its rows; sentences are in the language of `words`."""
    data = [
        {"law": table.law, "subject": law_subject(table.law, words),
         "clauses": [_row_data(row, words) for row in table.rows]}
        for table in tables
    ]
    return msgspec.json.format(msgspec.json.encode(data), indent=2)


def _row_data(row: Row, words: Words) -> dict[str, Any]:
    cells = {edition.value: [_standing_data(one, words) for one in cell] for edition, cell in row.cells.items()}
    return {
        "clause": row.clause,
        "edition": row.edition.value,
        "subject": clause_subject(row, words),
        "editions": cells,
        "cases": [_case_data(case, row) for case in row.cases],
        "tests": row.tests,
    }


def _standing_data(standing: Standing, words: Words) -> dict[str, Any]:
    return {
        "clause": standing.clause,
        "standing": standing.kind.value,
        "asks-director": standing.of_director,
        "asks-players": standing.of_players,
        "within": standing.within or None,
        "why": standing.why or None,
        "reason": reason_text(standing.why, words) if standing.why else None,
        "from-memory": standing.from_memory,
        "readings": standing.readings,
    }


def _case_data(case: CaseShown, row: Row) -> dict[str, Any]:
    shown = (edition.value for edition, cell in row.cells.items() for one in cell if case.shows(one.clause, edition))
    return {"case": case.path, "edition": case.edition.value, "editions": sorted(set(shown))}
