"""Answers as they are kept: written as JSON and read again."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec
import pytest

from bridgetable.rehearsal.answered import Answered, CaseInFile, GeneratedCase, Occasion, Outcome, RehearsedCase
from bridgetable.table.edition import Edition

AT = datetime(2026, 11, 22, 20, 30, tzinfo=UTC)


@pytest.mark.parametrize("case", [CaseInFile("revoke/a.case.json"), GeneratedCase("revoke", 7)])
def test_an_answer_is_read_as_it_was_written(case: RehearsedCase) -> None:
    given = Answered(case, Edition.E1997, 2, "law", ("64A1",), "revoke", Outcome.PARTLY, AT, AT, Occasion.EXAM)
    assert msgspec.json.decode(msgspec.json.encode(given), type=Answered) == given
