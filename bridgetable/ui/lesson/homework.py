"""Lessons and cases as one page that asks by itself: what stands on it, stop by stop. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import count

from bridgetable.document.document import Opened
from bridgetable.engine import actions as a
from bridgetable.engine.history import History
from bridgetable.rehearsal.asked import Stop
from bridgetable.rehearsal.hiding import asked_at
from bridgetable.rehearsal.lessons.lesson import (
    CaseEntry,
    Lesson,
    LessonEntry,
    LessonNote,
    LessonPage,
    LessonQuestion,
    asked_in,
)
from bridgetable.rehearsal.lessons.poll import poll_of
from bridgetable.rehearsal.stops import stops
from bridgetable.room.pages import asking_page
from bridgetable.room.room import item_of
from bridgetable.room.scene import Json, Said, Scene
from bridgetable.table.text import Text
from bridgetable.ui.lesson.asked_of_room import AskedOfRoom, seen_history
from bridgetable.ui.lesson.entries import opened_entry, page_slide, place_text, title_slide
from bridgetable.ui.lesson.phones import (
    in_every_language,
    own_question_to_room,
    question_to_room,
    said_by,
    scene_at,
    table_shown,
)
from bridgetable.ui.wall.statements import StatementKind
from bridgetable.words.action_lines import action_line
from bridgetable.words.catalogue import Words

MOST_TOLD = 8
"""How many of the steps since the last question are told before the next one: the table shows where they have led."""

Opener = Callable[[CaseEntry], Opened]


def homework(lessons: Sequence[Lesson], language: str, languages: Sequence[str], opened: Opener = opened_entry) -> str:
    """The page that asks all that these lessons ask; raises RefusedError for a case that cannot be read."""
    named = (lesson.title for lesson in lessons if any(text for _, text in lesson.title))
    title = next(named, in_every_language(lambda words: words.text("paper-booklet")))
    return asking_page(title, list(items_of(lessons, Words.of(language), opened)), language, languages)


def items_of(lessons: Iterable[Lesson], words: Words, opened: Opener = opened_entry) -> Iterator[Json]:
    """What the page shows, one after the other: pages of words, and questions with the table at their step."""
    numbers = count(1)
    for lesson in lessons:
        if title_slide(lesson, words) is not None:
            yield item_of(_title(lesson))
        for at, entry in enumerate(lesson.entries):
            yield from _entry_items(lesson, at, entry, numbers, opened)


def _title(lesson: Lesson) -> Scene:
    return Scene(said_by(lambda words: filter(None, (title_slide(lesson, words),))))


def _entry_items(lesson: Lesson, at: int, entry: LessonEntry, numbers: Iterator[int], opened: Opener) -> Iterator[Json]:
    match entry:
        case LessonNote() | LessonPage():
            yield item_of(Scene(said_by(lambda words: (page_slide(entry, b"", words),))))
        case LessonQuestion():
            yield item_of(Scene(), own_question_to_room(entry, f"q{next(numbers)}"))
        case _:
            yield from _case_items(opened(entry), entry.ask, lambda words: place_text(lesson, at, words), numbers)


def _case_items(
    case: Opened, ask: tuple[str, ...] | None, name: Callable[[Words], str], numbers: Iterator[int]
) -> Iterator[Json]:
    """The questions of a case in the order of its line; a case of which nothing is asked is told."""
    history, title = case.history, case.document.full_title
    chosen = asked_in(stops(history), ask)
    if not chosen:
        yield item_of(scene_at(history, lambda _: case.document))
    told = 0
    for stop in chosen:
        course, lead = _course(history, stop, told), in_every_language(name)
        told = len(history.line_to(stop.ruling_place))
        table = table_shown(seen_history(history, stop).table, asking=True)
        for number, asked in enumerate(stop.asked):
            poll = poll_of("", title, stop, asked)
            question = question_to_room(AskedOfRoom(stop, number, ()), poll, f"q{next(numbers)}", history)
            heading = Said(StatementKind.COURSE.value, course if number == 0 else (), lead=lead)
            yield item_of(Scene((heading,), table), question)


def _course(history: History, stop: Stop, told: int) -> Text:
    """What has been done since the step of this number, as far as may be told while the stop is asked."""
    seen = asked_at(history, stop, stop.place)
    steps = [node.step for node in tuple(seen.nodes)[told:] if not isinstance(node.step.action, a.Note)]
    if stop.announced is not None:
        # It stands before the question.
        steps = steps[:-1]
    return in_every_language(lambda words: " ".join(action_line(words, step) for step in steps[-MOST_TOLD:]))
