"""Editing a lesson: entries inserted, moved, removed; undone and done again."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetable.rehearsal.lessons.filing import EditedLesson, LessonFile
from bridgetable.rehearsal.lessons.lesson import Lesson, LessonNote, ShippedCase, ruled_under
from bridgetable.table.edition import Edition


def lesson_of(letters: str) -> Lesson:
    return Lesson(entries=tuple(LessonNote((("", letter),)) for letter in letters))


def letters_of(lesson: Lesson) -> str:
    return "".join(entry.text[0][1] for entry in lesson.entries if isinstance(entry, LessonNote))


def test_entries_are_inserted_moved_replaced_and_removed() -> None:
    lesson = lesson_of("abcd")
    assert letters_of(lesson.moving(0, 2)) == "bcad" and letters_of(lesson.moving(3, 0)) == "dabc"
    assert letters_of(lesson.moving(1, 99)) == "acdb" and letters_of(lesson.moving(1, -1)) == "bacd"
    assert letters_of(lesson.inserting(1, *lesson_of("xy").entries)) == "axybcd"
    assert letters_of(lesson.without(2)) == "abd"
    assert letters_of(lesson.replacing(0, LessonNote((("", "z"),)))) == "zbcd"
    assert ruled_under(ShippedCase("a/b"), Edition.E1997).edition is Edition.E1997


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 9), st.integers(0, 9)), max_size=12))
@settings(max_examples=50, deadline=None)
def test_every_edit_is_undone_and_done_again(edits: list[tuple[int, int, int]]) -> None:
    edited = EditedLesson(lesson_of("abc"))
    states = [edited.lesson]
    for kind, at, to in edits:
        lesson, size = edited.lesson, len(edited.lesson.entries)
        if kind == 0 or not size:
            lesson = lesson.inserting(at, LessonNote((("", str(to)),)))
        elif kind == 1:
            lesson = lesson.moving(at % size, to)
        else:
            lesson = lesson.without(at % size)
        edited = edited.edited(lesson)
        if lesson != states[-1]:
            states.append(lesson)
    for state in reversed(states):
        assert edited.lesson == state
        edited = edited.undone()
    for state in states:
        assert edited.lesson == state
        edited = edited.redone()


def test_what_was_saved_has_no_changes() -> None:
    edited = EditedLesson.of(LessonFile(Path("/a.lesson.json"), lesson_of("ab"), "digest"))
    assert not edited.unsaved
    edited = edited.edited(lesson_of("ba"))
    assert edited.unsaved and not edited.undone().unsaved
    edited = edited.filed(LessonFile(Path("/b.lesson.json"), edited.lesson, "other"))
    assert not edited.unsaved and edited.undone().unsaved and edited.path == Path("/b.lesson.json")
