"""What a screen reader hears of a lesson, by Qt's accessibility interface: who acts, what happened, what is asked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.disk.resources import resources
from bridgetable.document.case_opening import opened_case
from bridgetable.engine.actions import Note
from bridgetable.engine.history import START
from bridgetable.ui.director.consequences import answers_now
from bridgetable.ui.shell.window import Window
from bridgetable.words.moment import awaited_line, headline
from tests.spread import spread
from tests.ui.opened import open_window

CASES = (
    "revoke/revoke-10-what-the-club-three-must-do-2017",
    "play/opening-lead-five-roads",
    "play/claim-the-last-trump",
    "play/penalty-card-50d-major-the-three-options",
    "play/dummy-45d-the-wrong-card",
)
IN_A_LANGUAGE = [(name, language) for n, name in enumerate(CASES) for language in spread(("en", "it"), 1, n)]
"""Each case in one language, and in both in a whole run."""


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The announcements, in order."""
    said: list[str] = []

    def update(event: object) -> None:
        message = getattr(event, "message", None)
        if message is not None:
            said.append(message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", update)
    yield said


def name_of(widget: QWidget) -> str:
    """The name of a widget as assistive technology reads it."""
    interface = QAccessible.queryAccessibleInterface(widget)
    assert interface is not None and interface.isValid()
    return interface.text(QAccessible.Text.Name)


def in_a_case(qtbot: QtBot, folder: Path, name: str, language: str) -> Window:
    window = open_window(qtbot, folder, language, size=(1366, 768))
    window.parts.documents.open_document(opened_case(str(resources() / "cases" / f"{name}.case.json")))
    window.session.to_start()
    return window


@pytest.mark.parametrize(("name", "language"), IN_A_LANGUAGE)
def test_every_step_of_a_case_is_heard(
    qtbot: QtBot, tmp_path: Path, heard: list[str], name: str, language: str
) -> None:
    window = in_a_case(qtbot, tmp_path, name, language)
    session, words = window.session, window.session.words
    while session.can_step_on:
        heard.clear()
        session.step_by(1)
        table, all_heard = session.table, " ".join(heard)
        assert headline(session.history, words) in all_heard, "what happened"
        assert awaited_line(table, words) in all_heard, "who is to act"
        for ruling in table.rulings[len(_rulings_before(window)) :]:
            assert words.say(ruling.message) in all_heard, "what is ruled"
    assert session.history.cursor != START


def _rulings_before(window: Window) -> tuple[object, ...]:
    history = window.session.history
    return tuple(history.table_at(history.nodes[history.cursor].parent).rulings)


@pytest.mark.parametrize(("name", "language"), IN_A_LANGUAGE)
def test_every_question_is_heard_with_its_answers_and_their_numbers(
    qtbot: QtBot, tmp_path: Path, heard: list[str], name: str, language: str
) -> None:
    window = in_a_case(qtbot, tmp_path, name, language)
    session, asked = window.session, 0
    while session.can_step_on:
        heard.clear()
        session.step_by(1)
        answers = answers_now(session.table, session.words)
        if answers is None or isinstance(session.history.nodes[session.history.cursor].step.action, Note):
            continue
        asked += 1
        assert name_of(window.parts.panel.asking) == answers.question
        said = " ".join(heard)
        assert answers.question in said
        for number, answer in enumerate(answers.given, 1):
            assert f"{number}: {answer.label}" in said
        names = {name_of(button) for button in window.parts.panel.asking.findChildren(QPushButton)}
        assert {answer.label for answer in answers.given} <= names
    assert asked


def test_nothing_is_said_twice(qtbot: QtBot, tmp_path: Path, heard: list[str]) -> None:
    window = in_a_case(qtbot, tmp_path, CASES[0], "en")
    window.session.step_by(1)
    heard.clear()
    window.view.change_preferences(four_colours=False)
    window.view.change_preferences(theme="dark")
    assert heard == []


@pytest.mark.parametrize("language", ["en", "it"])
def test_everything_that_takes_the_focus_has_a_name(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    window = in_a_case(qtbot, tmp_path, CASES[0], language)
    window.session.step_by(6)
    at: QWidget | None = window.table
    seen = set()
    for _ in range(200):
        at = at.nextInFocusChain() if at is not None else None
        if at is None or at in seen:
            break
        seen.add(at)
        if at.isVisible() and at.focusPolicy().value and at.isEnabled() and at.focusProxy() is None:
            assert name_of(at), at.objectName() or type(at).__name__
    assert len(seen) > 20
