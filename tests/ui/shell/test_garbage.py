"""What becomes garbage: never what Python would delete while Qt goes through its widgets, or in another thread.

Python looks for garbage wherever something is created. A widget, a scene or any other object of Qt's that belongs to
nothing in Qt would be deleted there and then, so everything has a parent or is deleted when it is done with.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QGraphicsItem, QGraphicsScene, QMenu
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from bridgetable.ui.kit.waiting import waited_for
from bridgetable.ui.shell import startup
from bridgetable.ui.shell.startup import FullSearches
from bridgetable.ui.shell.window import Window
from tests.situations import actions_of
from tests.ui.opened import open_window
from tests.ui.waiting import settle, until

COMMANDS = (
    "library",
    "copy-picture",
    "note",
    "case-details",
    "preferences",
    "call",
    "claim",
    "wrong",
    "penalty",
    "compare-editions",
    "progress",
    "exam",
    "exam-paper",
    "contract",
    "boards",
    "lectern",
    "presenter",
    "expectations",
    "deal-editor",
    "manual",
    "shortcuts",
    "about",
    "rehearse",
    "leave-rehearsal",
    "new",
    "undo",
)
"""Commands that open dialogs, docks, other windows and other tables."""


@pytest.fixture
def kept() -> Iterator[list[object]]:
    """What has become garbage, which is kept when it is looked for."""
    gc.collect()
    gc.set_debug(gc.DEBUG_SAVEALL)
    yield gc.garbage
    gc.set_debug(0)
    gc.garbage.clear()


def of_python(kept: list[object]) -> list[object]:
    """The objects of Qt among these that Python would delete."""
    gc.collect()
    return [
        each
        for each in kept
        if isinstance(each, QObject | QGraphicsItem) and Shiboken.isValid(each) and Shiboken.ownedByPython(each)
    ]


def close_what_is_open() -> None:
    """Closes the dialog or menu that an action has opened."""
    for widget in (QApplication.activePopupWidget(), QApplication.activeModalWidget()):
        if isinstance(widget, QDialog):
            widget.reject()
        elif isinstance(widget, QMenu):
            widget.close()


def use_everything(window: Window) -> None:
    """Plays a little, and gives every command that can be given, twice."""
    for text in ("WCJ NCA ES2 SC3", "director S", "EC8"):
        for action in actions_of(text):
            window.session.act(action)
    closing = QTimer(window, interval=0)
    closing.timeout.connect(close_what_is_open)
    closing.start()
    for name in COMMANDS * 2:
        command = window.parts.commands[name]
        if command.isEnabled():
            command.trigger()
            settle()
    closing.stop()


def test_nothing_of_qts_becomes_garbage_that_python_would_delete(
    qtbot: QtBot, tmp_path: Path, kept: list[object]
) -> None:
    window = open_window(qtbot, tmp_path, autosave=True)
    use_everything(window)
    assert of_python(kept) == []


def test_everything_is_looked_through_in_a_pause_and_not_while_something_is_waited_for(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(startup, "DUE", -1)
    monkeypatch.setattr(startup, "PAUSE", 0)
    searched: list[str] = []
    for name in ("collect", "freeze"):
        monkeypatch.setattr(gc, name, partial(searched.append, name))
    before, parent = gc.get_threshold(), QObject()
    try:
        FullSearches(parent)
        assert gc.get_threshold()[:2] == before[:2] and gc.get_threshold()[2] > before[2]
        with waited_for():
            settle()
            assert searched == []
        until(qtbot, lambda: searched[:2] == ["collect", "freeze"])
    finally:
        gc.set_threshold(*before)
        parent.deleteLater()
        settle()


def test_a_scene_without_a_parent_would_be_found(qtbot: QtBot, kept: list[object]) -> None:
    scene = QGraphicsScene()
    scene.itself = scene  # type: ignore[attr-defined]
    del scene
    assert [type(each) for each in of_python(kept)] == [QGraphicsScene]
