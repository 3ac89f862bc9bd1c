"""Lessons where cases are taken: `check`, `report` and `rehearse` of a lesson, and of a folder with one in it."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from tests.cases.written import EXAMPLE
from tests.cli.commands import Said

LESSON = "evening.lesson.json"


@pytest.fixture
def lesson(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A lesson with a note, a case in a file beside it, one in the lesson itself, and one that is shipped."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "one.case.json").write_text(EXAMPLE, "utf-8")
    entries = [
        {"note": {"en": "Good evening"}},
        {"file": "one.case.json"},
        {"case": json.loads(EXAMPLE)},
        {"shipped": "auction/insufficient-bid-27b1b-the-negative-double"},
    ]
    written = {"format": "bridgetable-lesson", "version": 1, "title": {"en": "Evening"}, "entries": entries}
    (tmp_path / LESSON).write_text(json.dumps(written), "utf-8")
    return tmp_path


def test_a_lesson_is_checked(lesson: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "check", LESSON)
    assert said.status == 0 and said.out[-1].startswith("3 cases, ") and not said.err


def test_what_fails_is_told_with_its_number(lesson: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads((lesson / LESSON).read_text("utf-8"))
    found["entries"][2]["case"]["actions"] = [{"do": "expect", "turn": "N"}]
    (lesson / LESSON).write_text(json.dumps(found), "utf-8")
    said = Said(capsys, "check", LESSON)
    assert said.status == 1 and said.out[0].startswith(f"{LESSON}#3: ")


def test_a_folder_counts_each_case_once(lesson: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert Said(capsys, "check", ".").out[-1].startswith("3 cases, ")


def test_a_lesson_becomes_a_booklet(lesson: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert Said(capsys, "report", LESSON, "-o", "evening.txt", "--language", "en").status == 0
    assert "\n3. " in (lesson / "evening.txt").read_text("utf-8")


def test_a_lesson_is_rehearsed_case_by_case(
    lesson: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    said = Said(capsys, "rehearse", LESSON, "--language", "en")
    assert said.status == 0 and said.out[0].startswith("Case ")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            '{"format": "bridgetable-lesson", "version": 1, "title": {"en": "x"}, "entries": []}',
            "this lesson has no cases",
        ),
        ("{", "line 1"),
    ],
)
def test_a_lesson_that_cannot_be_used_is_told(
    lesson: Path, capsys: pytest.CaptureFixture[str], text: str, sentence: str
) -> None:
    (lesson / LESSON).write_text(text, "utf-8")
    for words in (("check", LESSON), ("report", LESSON, "-o", "x.txt"), ("rehearse", LESSON)):
        said = Said(capsys, *words, "--language", "en")
        assert said.status == 2 and sentence in " ".join(said.err) and LESSON in said.err[0]
