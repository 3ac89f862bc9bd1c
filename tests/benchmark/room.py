"""A room of 300 and of 1,000 simulated phones on this computer: a question on all of them, and all their answers."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import IO

import msgspec

from bridgetable.room.serving import Changed, Heard, Opened, OpenRoom, Place
from tests.benchmark.figure import FRAME, Figure, one_frame
from tests.benchmark.start import ROOT
from tests.benchmark.window import opened_window

SECOND = 1 / 0.016
"""How many frames a second is where the goals were set."""
QUESTIONS = 5
HOME = "127.0.0.1"


def measure() -> Iterator[Figure]:
    """Figures of 300 phones, which have goals, of 1,000, which are to be without an error, and of a window with 300."""
    yield from _figures(300, SECOND, 3 * SECOND)
    yield from _figures(1000, None, None)
    frames = tuple(_window_gaps(300))
    gaps, three = tuple(each[0] for each in frames), tuple(3 * each[1] for each in frames)
    yield Figure("gap of the window, 300 phones answer", "three frames", gaps, three, 1.0, 1.0)


def _figures(count: int, shown_goal: float | None, taken_goal: float | None) -> Iterator[Figure]:
    found = list(_asked(count))
    frames = tuple(frame for *_, frame in found)
    yield Figure(f"question on {count:,} phones (95 %)", FRAME, tuple(each[0] for each in found), frames, shown_goal)
    yield Figure(f"{count:,} answers, all counted", FRAME, tuple(each[1] for each in found), frames, taken_goal)
    gaps, three = tuple(each[2] for each in found), tuple(3 * frame for frame in frames)
    goal = 1.0 if shown_goal is not None else None
    yield Figure(f"gap of the program, {count:,} phones", "three frames", gaps, three, goal, goal)


def _asked(count: int) -> Iterator[tuple[float, float, float, float]]:
    """Asks a few questions: when 95 of 100 phones have seen each, when all were counted, the longest gap, a frame."""
    from bridgetable.room.opening import Page
    from bridgetable.room.room import Room
    from bridgetable.room.scene import Scene
    from bridgetable.ui.lesson.phones import table_shown
    from tests.room.phones import Seen
    from tests.room.rooms import TITLE, ruling
    from tests.situations import POZNAN, at

    scene = Scene(table=table_shown(at(POZNAN, "4S S").do("WH9 NH3").table, asking=True))
    heard: SimpleQueue[Heard] = SimpleQueue()
    room = OpenRoom(Room(TITLE), Place(HOME, HOME), Page("", "default-src 'none'"), lambda _: None, heard.put)
    while not isinstance(opened := heard.get(), Opened):
        pass
    phones = _phones(opened.url, count)
    told: IO[str] | None = phones.stdout
    assert told is not None
    try:
        connected = json.loads(told.readline())["connected"]
        assert connected == count, f"{connected} of {count} phones are there"
        for number in range(QUESTIONS):
            frame, key = one_frame(), f"q{number}"
            pressed = time.monotonic()
            room.change(lambda now, key=key: now.asking(ruling(key), scene))  # type: ignore[misc]
            counted, gap = _counted(heard, key, count)
            seen = msgspec.json.decode(told.readline(), type=Seen)
            assert (len(seen.taken), seen.failed) == (count, 0), f"{seen.failed} errors, {len(seen.taken)} taken"
            in_time = sorted(seen.shown)[round(0.95 * count) - 1]
            yield in_time - pressed, counted - pressed, gap, frame
    finally:
        room.end()
        room.join()
        phones.kill()
        phones.communicate()


def _phones(url: str, count: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.room.phones", url, str(count)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def _window_gaps(count: int) -> Iterator[tuple[float, float]]:
    """The longest gap between two turns of the window's loop from each question to the last answer to it; a frame."""
    from bridgetable.rehearsal.lessons.lesson import Lesson, LessonQuestion, QuestionChoice
    from tests.benchmark.analysis import largest_gap

    choices = tuple(QuestionChoice((("", text),), text == "Yes") for text in ("Yes", "No"))
    asked = tuple(LessonQuestion((("", f"Question {number}?"),), choices) for number in range(QUESTIONS))
    with opened_window() as (window, paint):
        lessons = window.parts.lessons
        room = lessons.room
        room.lesson.edit(Lesson(entries=asked))
        room.course.start()
        room.open_phones(HOME)
        while room.phones.opened is None:
            paint()
        phones = _phones(room.phones.opened.url, count)

        def all_answered() -> bool:
            now = room.course.now
            return now is not None and now.heard is not None and not now.closed and now.heard.answered == count

        try:
            # Joining is measured too: the first question is asked while they come.
            for _ in asked:
                frame = one_frame()
                yield largest_gap(lessons.go_on, all_answered), frame
                # Its bars, then what is right.
                for _ in range(2):
                    lessons.go_on()
                    paint()
        finally:
            lessons.finish()
            phones.kill()
            phones.communicate()
            window.parts.presentation.set_on(False)


def _counted(heard: SimpleQueue[Heard], key: str, count: int) -> tuple[float, float]:
    """The moment at which all answers are counted, and how long the program did nothing else at most until then."""
    longest, last = 0.0, time.monotonic()
    while True:
        # As the loop of a window does, which is awake for a moment and then waits.
        with suppress(Empty):
            one = heard.get(timeout=0.001)
            asked = one.room.question(key) if isinstance(one, Changed) else None
            if asked is not None and len(asked.answers) == count:
                return time.monotonic(), longest
        now = time.monotonic()
        longest, last = max(longest, now - last), now
