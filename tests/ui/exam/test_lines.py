"""What is said while an exam is taken."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from bridgetable.rehearsal.exam.records import ExamRecords
from bridgetable.rehearsal.exam.sitting import Given
from bridgetable.ui.exam.lines import kept_line, place_line, time_text
from bridgetable.words.catalogue import Words
from tests.rehearsal.exam.exams import after, interrupted, sitting

EN = Words.of("en", strict=True)


@pytest.mark.parametrize(
    ("left", "text"),
    [
        (None, ""),
        (timedelta(0), "0:00"),
        (timedelta(milliseconds=1), "0:01"),
        (timedelta(minutes=90, seconds=5), "90:05"),
    ],
)
def test_the_time_is_minutes_and_seconds(left: timedelta | None, text: str) -> None:
    assert time_text(left) == text


def test_the_place_tells_question_part_and_how_many_are_open() -> None:
    begun = sitting()
    parts = len(begun.exam.questions[0].parts)
    assert place_line(begun, 0, EN) == f"Question 1 of 3, part 1 of {parts} · 3 open"
    assert place_line(begun.answered(0, Given(), after(1)), 0, EN).startswith("Question 1 of 3, part 2")


def test_a_kept_exam_tells_its_seed_and_what_was_answered(tmp_path: Path) -> None:
    records = ExamRecords(tmp_path)
    records.begin(sitting()).release()
    (kept,) = interrupted(records)
    line = kept_line(kept, EN)
    assert line.startswith("exam 7 of 2026-11-22 ") and line.endswith("Anna Rossi, 0 answers")
