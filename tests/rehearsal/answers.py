"""Answers for tests of progress."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

import msgspec

from bridgetable.disk.journal import line_of
from bridgetable.rehearsal.asked import Answered, CaseInFile, GeneratedCase, Outcome
from bridgetable.table.edition import Edition

START = datetime(2026, 11, 22, 20, 0, tzinfo=UTC)


def lines_of(answers: Iterable[Answered]) -> bytes:
    """These answers as lines of the file in which they are kept."""
    return b"".join(line_of(msgspec.json.encode(each)) for each in answers)


def answer(
    outcome: Outcome = Outcome.RIGHT,
    *,
    case: CaseInFile | GeneratedCase | str = "revoke/a.case.json",
    edition: Edition = Edition.E2017,
    stop: int = 1,
    aspect: str = "law",
    clauses: tuple[str, ...] = ("64A1",),
    family: str = "revoke",
    day: float = 0,
    minute: float = 0,
) -> Answered:
    """An answer in a rehearsal that was begun so many days after START, given so many minutes later."""
    begun = START + timedelta(days=day)
    return Answered(
        CaseInFile(case) if isinstance(case, str) else case,
        edition,
        stop,
        aspect,
        clauses,
        family,
        outcome,
        begun,
        begun + timedelta(minutes=minute),
    )
