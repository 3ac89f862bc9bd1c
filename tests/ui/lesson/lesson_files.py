"""A small lesson in files, on a window: a note, a case with a revoke, a case that is gone, the case once more."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridgetable.cases.codec import read_case
from bridgetable.rehearsal.lessons.filing import saved_lesson
from bridgetable.rehearsal.lessons.lesson import CaseFile, EmbeddedCase, Lesson, LessonNote
from bridgetable.table.edition import Edition
from bridgetable.ui.lesson.lessons import Lessons
from bridgetable.ui.lesson.panel import LessonAction, LessonPanel
from bridgetable.ui.lesson.room import LessonRoom
from bridgetable.ui.shell.window import Window
from bridgetable.ui.wall.wall import Wall
from tests.cases.written import EXAMPLE
from tests.ui.waiting import settle, until

TITLE = (("en", "Revokes in spring"), ("it", "Renonce di primavera"))
STORY = (("en", "Raise your hands."), ("it", "Alzate la mano."))
NOTE = LessonNote((("en", "Look at <b>East</b> now"), ("it", "Guardate Est")))


def case_file(folder: Path, name: str = "spade.case.json") -> Path:
    """A file with the example of the case format: East revokes, and calls the Director."""
    path = folder / name
    path.write_text(EXAMPLE, encoding="utf-8")
    return path


def lesson_file(folder: Path) -> Path:
    """The file of the lesson."""
    first = case_file(folder)
    lesson = Lesson(
        TITLE,
        STORY,
        (
            NOTE,
            CaseFile(first),
            CaseFile(folder / "gone.case.json"),
            EmbeddedCase(read_case(json.dumps(json.loads(EXAMPLE) | {"title": "In the file"}).encode()), Edition.E1997),
        ),
    )
    return saved_lesson(lesson, folder / "spring.lesson.json").path


def opened(qtbot: QtBot, window: Window, path: Path) -> LessonRoom:
    """What belongs to the lesson of this file, which the window has opened; its cases have been read."""
    assert window.parts.documents.open_path(str(path))
    room = window.parts.lessons.room
    until(qtbot, lambda: all(room.lesson.known(entry) is not None for entry in room.lesson.lesson.entries))
    return room


def titles(lessons: Lessons) -> list[str]:
    """The titles in the list of the window of the lesson."""
    return [row.title for row in lessons.panel.list.row_model.rows]


def press(panel: LessonPanel, action: LessonAction) -> None:
    """Presses a button of the window of the lesson."""
    button = panel.buttons[action]
    assert button.isEnabled(), action
    button.click()


def click_on(wall: Wall, key: Qt.Key = Qt.Key.Key_PageDown) -> None:
    """Sends what a clicker sends to the wall."""
    QTest.keyClick(wall.table, key)
    settle()


def type_keys(wall: Wall, keys: str) -> None:
    """Types digits on the wall; a space stands for Enter."""
    for key in keys:
        if key == " ":
            QTest.keyClick(wall.table, Qt.Key.Key_Return)
        else:
            QTest.keyClicks(wall.table, key)
