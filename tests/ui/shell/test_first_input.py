"""What is loaded when something is done for the first time."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridgetable.ui.shell import startup
from bridgetable.ui.shell.startup import finish_loading, load, parts_to_load
from tests.ui.opened import open_window
from tests.ui.waiting import settle, until


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The parts that have been loaded, of which there are two."""
    loaded: list[str] = []
    parts: tuple[Callable[[], object], ...] = (partial(loaded.append, "one"), partial(loaded.append, "two"))
    monkeypatch.setattr(startup, "parts_to_load", lambda: parts)
    monkeypatch.setattr(startup, "FullSearches", lambda _: None)
    return loaded


def test_a_part_is_loaded_at_each_turn_of_the_event_loop(qtbot: QtBot, tmp_path: Path, loaded: list[str]) -> None:
    window = open_window(qtbot, tmp_path)
    load(window, startup.parts_to_load())
    assert loaded == ["one"]
    settle()
    assert loaded == ["one", "two"]


@pytest.mark.parametrize("by_mouse", (True, False))
def test_they_are_loaded_once_something_is_done(
    qtbot: QtBot, tmp_path: Path, loaded: list[str], *, by_mouse: bool
) -> None:
    window = open_window(qtbot, tmp_path)
    finish_loading(window)
    window.update()
    settle()
    assert loaded == []
    handle = window.windowHandle()
    for _ in range(2):
        if by_mouse:
            QTest.mouseMove(handle, QPoint(300, 300 + len(loaded)))
        else:
            QTest.keyClick(handle, Qt.Key.Key_Shift)
        settle()
    assert loaded == ["one", "two"]


def test_they_are_loaded_soon_where_nothing_is_done(
    qtbot: QtBot, tmp_path: Path, loaded: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(startup, "UNTOUCHED", 0)
    window = open_window(qtbot, tmp_path)
    finish_loading(window)
    until(qtbot, lambda: loaded == ["one", "two"])
    QTest.mouseMove(window.windowHandle(), QPoint(300, 300))
    settle()
    assert loaded == ["one", "two"]


def test_each_part_brings_something_and_none_but_the_laws_that_name_each_other_brings_much() -> None:
    """In a process of its own: here all is loaded."""
    done = subprocess.run([sys.executable, "-c", BROUGHT], capture_output=True, text=True, check=True)
    brought = {name: int(number) for name, number in (line.split() for line in done.stdout.splitlines())}
    assert min(brought.values()) > 0
    assert [name for name, number in brought.items() if number > 30] == ["bridgetable.laws.law43"]


BROUGHT = """
import os, sys
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from importlib import import_module
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from bridgetable.ui.shell.startup import AT_FIRST_ACTION, AT_FIRST_DIALOG, create_window

application = QApplication([])
window = create_window(QSettings("bridgetable-test", "bridgetable-test"), None, "en")
window.build_parts()
for name in (*AT_FIRST_ACTION, *AT_FIRST_DIALOG):
    before = len(sys.modules)
    import_module(name)
    print(name, len(sys.modules) - before)
"""


def test_the_first_action_the_list_of_what_can_go_wrong_and_another_language_find_everything_loaded() -> None:
    """In a process of its own: here all is loaded."""
    done = subprocess.run([sys.executable, "-c", FIRST_DEEDS], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


FIRST_DEEDS = """
import enum, os, sys
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from pathlib import Path
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from bridgetable.engine.actions import MakeCall
from bridgetable.cards.call import Pass
from bridgetable.ui.shell.startup import parts_to_load
from bridgetable.ui.shell.startup import create_window

application = QApplication([])
window = create_window(QSettings("bridgetable-test", "bridgetable-test"), None, "en")
window.resize(1280, 800)
window.show()
window.build_parts()
application.processEvents()

def enumerations(kind=enum.Enum):
    return {kind, *(one for made in kind.__subclasses__() for one in enumerations(made))}

for load_part in parts_to_load():
    load_part()
loaded, made, read = set(sys.modules), enumerations(), []
open_file = Path.read_text
Path.read_text = lambda path, *given: read.append(path.name) or open_file(path, *given)
window.session.set_language("it")
window.session.act(MakeCall(window.session.table.board.dealer, Pass()))
window.parts.table_dialogs.list_irregularities()
application.processEvents()
print(*sorted(name for name in set(sys.modules) - loaded if name.startswith("bridgetable.")), *read)
print(*(one.__qualname__ for one in enumerations() - made if one.__module__ != "PySide6.QtCore"))
window.close()
"""


def test_the_parts_can_be_loaded_again() -> None:
    for load_part in (*parts_to_load(), *parts_to_load()):
        load_part()
    assert {"bridgetable.laws.book", "bridgetable.engine.apply", "bridgetable.ui.wrong.dialog"} <= set(sys.modules)
