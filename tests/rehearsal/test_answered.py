"""Answers as they are kept: written as JSON and read again, and what is no answer is refused."""

from __future__ import annotations

from datetime import datetime

import msgspec
import pytest
from msgspec.structs import replace

from bridgetable.rehearsal.asked import Answered, CaseInFile, GeneratedCase, RehearsedCase
from tests.each import for_each
from tests.rehearsal.answers import START, answer


@pytest.mark.parametrize("case", [CaseInFile("revoke/a.case.json"), GeneratedCase("revoke", 7)])
def test_an_answer_is_read_as_it_was_written(case: RehearsedCase) -> None:
    given = answer(case=case)
    assert msgspec.json.decode(msgspec.json.encode(given), type=Answered) == given


def test_an_answer_names_each_law_once() -> None:
    assert answer(clauses=("62C1", "64A1", "62A", "no clause")).laws == (62, 64)


@for_each(
    "change",
    [
        {"outcome": "splendid"},
        {"at": "2026-11-22T20:00:00"},
        {"at": "9999-12-31T23:59:59Z"},
        {"family": "<b>"},
        {"stop": 0},
        {"case": {"type": "file", "name": 7}},
        {"case": {"type": "other"}},
    ],
)
def test_what_is_no_answer_is_refused(change: dict[str, object]) -> None:
    data = msgspec.to_builtins(answer()) | change
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(data), type=Answered)


def test_a_moment_from_which_nothing_can_be_reckoned_is_refused() -> None:
    with pytest.raises(ValueError, match="0001"):
        replace(answer(), at=datetime.min.replace(tzinfo=START.tzinfo))
