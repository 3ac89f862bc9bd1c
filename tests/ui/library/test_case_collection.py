"""The folders of the library: case files are read in pieces, so that the window goes on meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from bridgetable.ui.library import case_collection
from bridgetable.ui.library.case_collection import CaseCollection
from tests.cases.test_library import write
from tests.ui.waiting import racing_clock, stopped_clock, turns_until

FILES = 5


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of a few cases, and no shipped ones beside it."""
    monkeypatch.setattr(case_collection, "shipped_folders", tuple)
    folder = tmp_path / "cases"
    folder.mkdir()
    for number in range(FILES):
        write(folder, f"case-{number}")
    return folder


def turns_to_read(qtbot: QtBot, home: Path, clock: Callable[[], float]) -> int:
    settings = QSettings(str(home.parent / "settings.ini"), QSettings.Format.IniFormat)
    collection = CaseCollection(settings, home, clock=clock)
    collection.refresh()
    turns = turns_until(qtbot, lambda: collection.complete)
    names = [case.name for case in collection.cases(collection.folders[0])]
    assert names == [f"case-{number}" for number in range(FILES)]
    return turns


def test_a_folder_is_read_at_once_while_there_is_time(qtbot: QtBot, home: Path) -> None:
    assert turns_to_read(qtbot, home, stopped_clock()) <= 1


def test_on_a_slow_machine_other_events_come_between_any_two_files(qtbot: QtBot, home: Path) -> None:
    assert FILES - 1 <= turns_to_read(qtbot, home, racing_clock()) <= FILES
