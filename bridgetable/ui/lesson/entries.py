"""The entries of a lesson: what the wall shows of each first, and what is said of its place among them. No Qt."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from bridgetable.cases.case import Case
from bridgetable.cases.tree import lines_of
from bridgetable.document.document import Document, Opened
from bridgetable.engine.history import History
from bridgetable.engine.ruled_again import ruled_under
from bridgetable.rehearsal.lessons.lesson import (
    CaseEntry,
    Contents,
    Lesson,
    LessonEntry,
    LessonNote,
    LessonPage,
    LessonQuestion,
    case_of,
    contents,
)
from bridgetable.table.text import in_language
from bridgetable.ui.lesson.asked_of_room import AskedOfRoom, question_of
from bridgetable.ui.wall.statements import Statement, StatementKind, statements
from bridgetable.words.catalogue import Words


def title_slide(lesson: Lesson, words: Words) -> Statement | None:
    """The page with the title and the first words of a lesson; None where it has neither."""
    title, story = in_language(lesson.title, words.language), in_language(lesson.story, words.language)
    return Statement(StatementKind.SLIDE, story, lead=title) if title or story else None


def page_slide(page: LessonNote | LessonPage, picture: bytes, words: Words) -> Statement:
    """The page of a note, or of a heading with its points and its picture."""
    if isinstance(page, LessonNote):
        return Statement(StatementKind.SLIDE, in_language(page.text, words.language))
    heading, *bullets = (in_language(text, words.language) for text in (page.heading, *page.bullets))
    return Statement(StatementKind.SLIDE, "", lead=heading, bullets=tuple(bullets), picture=picture)


def place_text(lesson: Lesson, at: int, words: Words) -> str:
    """Which case of the lesson it is: "Case 3 of 7"."""
    cases = lesson.cases
    return words.text("lesson-place", number=cases.index(at) + 1, of=len(cases))


def end_text(lesson: Lesson, here: int | None, words: Words) -> str:
    """What is said at the end of a case: what another press shows, without giving it away."""
    at = _after(here)
    if at >= len(lesson.entries):
        return words.text("lesson-end")
    if not isinstance(lesson.entries[at], CaseEntry):
        return words.text("lesson-end-note")
    return words.text("lesson-end-case", place=place_text(lesson, at, words))


def next_entry_text(
    lesson: Lesson, here: int | None, known: Callable[[LessonEntry], Contents | None], words: Words
) -> str:
    """What the next entry is, told to the lecturer: its words, or which case it is with its title."""
    at = _after(here)
    if at >= len(lesson.entries):
        return words.text("lesson-end")
    entry = lesson.entries[at]
    if not isinstance(entry, CaseEntry):
        text = in_language(contents(entry).title, words.language)
        return words.text("lesson-coming-question", question=text) if isinstance(entry, LessonQuestion) else text
    place, read = place_text(lesson, at, words), known(entry)
    title = in_language(read.title, words.language) if read is not None else ""
    return words.text("lesson-place-titled", place=place, title=title) if title else place


def _after(here: int | None) -> int:
    return here + 1 if here is not None else 0


# -- Opening a case of a lesson as a history with its document ---------------------------------------------------------


def opened_embedded(case: Case) -> Opened:
    """Opens a case that is in the lesson itself, with the cursor at its first table; it has no file of its own."""
    lines = lines_of(case)
    return Opened(lines.history, Document("", case), lines.stopped)


def first_on_wall(
    entry: LessonEntry,
    words: Words,
    picture: Callable[[LessonNote | LessonPage], bytes],
    document: Document | None = None,
) -> tuple[History | None, tuple[Statement, ...]]:
    """What an entry shows on the wall first: the table of a case, for which no step is ruled, and what is said.

    `picture` gives the contents of the picture of a page, `document` what is told of a case if not its title. Raises
    RefusedError for a case that cannot be read.
    """
    if isinstance(entry, LessonQuestion):
        return None, (question_of(AskedOfRoom(entry, 0, (None,) * len(entry.choices)), words),)
    if not isinstance(entry, CaseEntry):
        return None, (page_slide(entry, picture(entry), words),)
    case = case_of(entry)
    history = History(replace(case.first, edition=entry.edition or case.first.edition))
    return history, statements(history, document or Document(case=case), words)


def opened_entry(entry: CaseEntry) -> Opened:
    """The case of an entry, ruled as the lesson wants it; raises RefusedError."""
    opened = opened_embedded(case_of(entry))
    if entry.edition is not None and entry.edition is not opened.history.start.edition:
        opened = replace(opened, history=ruled_under(opened.history, entry.edition).history)
    return opened
