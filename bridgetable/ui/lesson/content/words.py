"""What is said of the places in a lesson: its title page, its notes, which case of how many. No Qt."""

from __future__ import annotations

from collections.abc import Callable

from bridgetable.rehearsal.lessons.lesson import Lesson, LessonEntry, LessonNote
from bridgetable.rehearsal.lessons.sources import Contents
from bridgetable.table.text import in_language
from bridgetable.ui.wall.content.statements import Statement, StatementKind
from bridgetable.words.catalogue import Words


def title_slide(lesson: Lesson, words: Words) -> Statement | None:
    """The page with the title and the first words of a lesson; None where it has neither."""
    title, story = in_language(lesson.title, words.language), in_language(lesson.story, words.language)
    return Statement(StatementKind.SLIDE, story, lead=title) if title or story else None


def note_slide(note: LessonNote, words: Words) -> Statement:
    """The page of a note."""
    return Statement(StatementKind.SLIDE, in_language(note.text, words.language))


def place_text(lesson: Lesson, at: int, words: Words) -> str:
    """Which case of the lesson it is: "Case 3 of 7"."""
    cases = lesson.cases
    return words.text("lesson-place", number=cases.index(at) + 1, of=len(cases))


def end_text(lesson: Lesson, here: int | None, words: Words) -> str:
    """What is said at the end of a case: what another press shows, without giving it away."""
    at = _after(here)
    if at >= len(lesson.entries):
        return words.text("lesson-end")
    if isinstance(lesson.entries[at], LessonNote):
        return words.text("lesson-end-note")
    return words.text("lesson-end-case", place=place_text(lesson, at, words))


def next_entry_text(
    lesson: Lesson, here: int | None, known: Callable[[LessonEntry], Contents | None], words: Words
) -> str:
    """What the next entry is, told to the lecturer: its note, or which case it is with its title."""
    at = _after(here)
    if at >= len(lesson.entries):
        return words.text("lesson-end")
    entry = lesson.entries[at]
    if isinstance(entry, LessonNote):
        return in_language(entry.text, words.language)
    place, read = place_text(lesson, at, words), known(entry)
    title = in_language(read.title, words.language) if read is not None else ""
    return words.text("lesson-place-titled", place=place, title=title) if title else place


def _after(here: int | None) -> int:
    return here + 1 if here is not None else 0
