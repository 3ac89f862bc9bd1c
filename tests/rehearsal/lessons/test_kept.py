"""A lesson that is kept against a crash: edits, place and hands come back; what is damaged is set aside."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgetable.disk.journal import unchecked
from bridgetable.rehearsal.lessons.filing import EditedLesson, saved_lesson
from bridgetable.rehearsal.lessons.kept import KeptLesson, keep, restored
from bridgetable.rehearsal.lessons.lesson import Lesson, LessonNote, ShippedCase
from bridgetable.rehearsal.lessons.poll import LessonRun, Poll, PollChoice
from bridgetable.table.refusal import RefusedError

POLL = Poll(
    "k/0/0",
    (("", "A case"),),
    "2017",
    (("en", "What happened?"),),
    (PollChoice((("en", "A revoke"),), True, 7), PollChoice((("en", "Nothing"),), False)),
    ("62A",),
)
LESSON = Lesson((("en", "Revokes"),), (), (LessonNote((("", "now"),)), ShippedCase("play/x")))


def test_a_lesson_without_a_file_comes_back_with_its_hands(tmp_path: Path) -> None:
    path = tmp_path / "kept" / "lesson.json"
    assert restored(path) is None
    kept = KeptLesson(EditedLesson(LESSON), 1, LessonRun((POLL,)))
    keep(path, kept)
    again = restored(path)
    assert again is not None and again.edited.lesson == LESSON and again.edited.unsaved
    assert (again.here, again.run) == (1, kept.run)


def test_edits_of_a_saved_lesson_come_back_and_can_be_saved(tmp_path: Path) -> None:
    saved = EditedLesson.of(saved_lesson(LESSON, tmp_path / "x.lesson.json"))
    path = tmp_path / "lesson.json"
    keep(path, KeptLesson(saved))
    again = restored(path)
    assert again is not None and again.edited == saved
    edited = saved.edited(LESSON.without(0))
    keep(path, KeptLesson(edited))
    again = restored(path)
    assert again is not None and again.edited.lesson == edited.lesson and again.edited.unsaved
    assert again.edited.path == saved.path and not again.edited.edited(LESSON).unsaved


def test_a_saved_lesson_that_is_gone_leaves_the_hands(tmp_path: Path) -> None:
    saved = EditedLesson.of(saved_lesson(LESSON, tmp_path / "x.lesson.json"))
    keep(tmp_path / "lesson.json", KeptLesson(saved, 1, LessonRun((POLL,))))
    (tmp_path / "x.lesson.json").unlink()
    again = restored(tmp_path / "lesson.json")
    assert again is not None and again.run.polls == (POLL,) and again.here is None


def test_a_lesson_kept_by_an_earlier_version_comes_back(tmp_path: Path) -> None:
    """It wrote the record alone, with its version in it."""
    path, kept = tmp_path / "lesson.json", KeptLesson(EditedLesson(LESSON), 1, LessonRun((POLL,)))
    keep(path, kept)
    record = unchecked(path.read_bytes().split(b"\n")[1])
    path.write_bytes(b'{"version":1,' + record[1:])
    again = restored(path)
    assert again is not None and again.edited.lesson == LESSON and (again.here, again.run) == (1, kept.run)


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "lesson-kept-unreadable"),
        (b"{}", "lesson-kept-unreadable"),
        (b"\xff", "lesson-kept-unreadable"),
        (b'{"version": 2, "new": 1}', "lesson-kept-newer"),
        (
            b'{"version": 1, "path": "", "digest": "", "lesson": "{}", "here": null, "run": {"polls": []}}',
            "lesson-kept-unreadable",
        ),
    ],
)
def test_what_cannot_be_read_is_set_aside(tmp_path: Path, data: bytes, key: str) -> None:
    path = tmp_path / "lesson.json"
    path.write_bytes(data)
    with pytest.raises(RefusedError) as refused:
        restored(path)
    aside = tmp_path / str(dict(refused.value.message.blanks)["file"])
    assert refused.value.message.key == key and aside.read_bytes() == data and not path.exists()
