"""Lessons in files: saved and opened, sent with the cases in them, and cases that are gone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bridgetable.cases.codec import read_case
from bridgetable.disk.resources import resources
from bridgetable.rehearsal.lessons.filing import changed_on_disk, opened_lesson, saved_lesson, with_cases_in
from bridgetable.rehearsal.lessons.lesson import (
    CaseFile,
    EmbeddedCase,
    Lesson,
    LessonNote,
    ShippedCase,
    case_of,
    contents,
    each_contents,
    entry_for,
    file_of,
)
from bridgetable.table.edition import Edition
from bridgetable.table.refusal import RefusedError
from tests.cases.written import EXAMPLE

NOTE = LessonNote((("en", "Now the hard ones"),))
SHIPPED = ShippedCase("revoke/revoke-42-six-clubs-become-three")


@pytest.fixture
def case_file(tmp_path: Path) -> Path:
    path = tmp_path / "cases" / "first.case.json"
    path.parent.mkdir()
    path.write_text(EXAMPLE, encoding="utf-8")
    return path


def test_a_lesson_names_its_cases_from_where_it_is(tmp_path: Path, case_file: Path) -> None:
    lesson = Lesson((("", "Revokes"),), (), (NOTE, CaseFile(case_file, Edition.E1997), SHIPPED))
    for folder in (tmp_path / "a", tmp_path / "b" / "c"):
        folder.mkdir(parents=True)
        saved = saved_lesson(lesson, folder / "x.lesson.json")
        assert opened_lesson(saved.path) == saved and saved.lesson == lesson
    names = [
        json.loads((tmp_path / at).read_text())["entries"][1]["file"] for at in ("a/x.lesson.json", "b/c/x.lesson.json")
    ]
    assert names == ["../cases/first.case.json", "../../cases/first.case.json"]


def test_a_case_that_is_gone_is_told_and_nothing_is_lost(tmp_path: Path, case_file: Path) -> None:
    lesson = Lesson((("", "Revokes"),), (), (CaseFile(case_file), NOTE, ShippedCase("play/no-such-case"), SHIPPED))
    saved = saved_lesson(lesson, tmp_path / "x.lesson.json")
    before = saved.path.read_bytes()
    case_file.unlink()
    opened = opened_lesson(saved.path)
    found = [what for _, what in each_contents(opened.lesson.entries)]
    assert [what.gone for what in found] == [True, False, True, False]
    assert found[3].title and found[3].edition is not None
    saved_lesson(opened.lesson, saved.path)
    assert saved.path.read_bytes() == before


def test_a_case_that_cannot_be_read_says_where_it_is_wrong(case_file: Path) -> None:
    case_file.write_text(EXAMPLE.replace('"H9"', '"H1"'), encoding="utf-8")
    error = contents(CaseFile(case_file)).error
    assert error is not None and error.place == "actions[0].card" and not contents(CaseFile(case_file)).gone
    folder = contents(CaseFile(case_file.parent))
    assert folder.error is not None and not folder.gone


def test_a_lesson_with_its_cases_in_it_needs_no_other_file(tmp_path: Path, case_file: Path) -> None:
    gone = CaseFile(tmp_path / "gone.case.json")
    lesson = Lesson((("", "Revokes"),), (), (NOTE, CaseFile(case_file, Edition.E2017), SHIPPED, gone))
    whole, missing = with_cases_in(lesson)
    assert missing == 1 and whole.entries[0] == NOTE and whole.entries[3] == gone
    saved = saved_lesson(whole, tmp_path / "x.lesson.json")
    case_file.unlink()
    embedded = opened_lesson(saved.path).lesson.entries[1]
    assert embedded == EmbeddedCase(read_case(EXAMPLE.encode()), Edition.E2017)
    assert isinstance(embedded, EmbeddedCase) and case_of(embedded).title and file_of(embedded) is None


def test_a_case_without_a_relative_path_is_put_into_the_file(tmp_path: Path, case_file: Path) -> None:
    odd = case_file.rename(case_file.with_name("a\\b.case.json"))
    saved = saved_lesson(Lesson(entries=(CaseFile(odd),)), tmp_path / "x.lesson.json")
    assert isinstance(saved.lesson.entries[0], EmbeddedCase) and opened_lesson(saved.path) == saved


def test_a_shipped_case_is_named_by_its_id(tmp_path: Path, case_file: Path) -> None:
    path = file_of(SHIPPED)
    assert path is not None and path.is_relative_to(resources()) and entry_for(path) == SHIPPED
    assert entry_for(case_file) == CaseFile(case_file)


def test_what_cannot_be_opened_or_saved_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RefusedError):
        opened_lesson(tmp_path / "none.lesson.json")
    with pytest.raises(RefusedError):
        opened_lesson(tmp_path)
    with pytest.raises(RefusedError):
        saved_lesson(Lesson(), tmp_path)
    with pytest.raises(RefusedError):
        saved_lesson(Lesson((("", "x" * 100_001),)), tmp_path / "x.lesson.json")
    with pytest.raises(RefusedError):
        saved_lesson(Lesson(entries=(NOTE,) * 501), tmp_path / "x.lesson.json")
    assert list(tmp_path.iterdir()) == []


def test_another_program_may_have_changed_the_file(tmp_path: Path) -> None:
    saved = saved_lesson(Lesson(), tmp_path / "x.lesson.json")
    assert not changed_on_disk(saved.path, saved.digest)
    saved.path.write_text("{}", encoding="utf-8")
    assert changed_on_disk(saved.path, saved.digest)
    saved.path.unlink()
    assert not changed_on_disk(saved.path, saved.digest)
