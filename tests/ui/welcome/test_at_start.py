"""The start: the first page is there when nothing is restored and no file is given, and only then."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, QStandardPaths
from pytestqt.qtbot import QtBot

from bridgetable.disk.resources import resources
from bridgetable.document.autosave import Autosave
from bridgetable.document.document import Document
from bridgetable.ui.shell import startup
from bridgetable.ui.shell.first_picture import FirstPicture
from bridgetable.ui.shell.window import Window
from bridgetable.words.catalogue import Words
from tests.ui.opened import session_on
from tests.ui.waiting import settle, until

Start = Callable[..., Window]


def settings_in(folder: Path) -> QSettings:
    """The settings of a user who has only this folder."""
    return QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Start:
    """Opens the window as the program does, with the settings and tables of this folder."""
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda place: str(tmp_path / place.name))
    monkeypatch.setattr(startup, "user_settings", lambda: settings_in(tmp_path))
    monkeypatch.setattr(startup, "GarbageCollection", lambda _: None)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)

    def open_window(path: str | None = None) -> Window:
        picture = FirstPicture(settings_in(tmp_path))
        qtbot.addWidget(picture)
        picture.show()
        window = startup.open_window(picture, () if path is None else (path,))
        built: list[bool] = []
        window.built.connect(lambda: built.append(True))
        until(qtbot, lambda: bool(built))
        settle()
        return window

    return open_window


def test_there_is_a_page_when_there_is_nothing_else(start: Start) -> None:
    window = start()
    assert window.parts.personal.page is not None and window.parts.personal.page.isVisible()


def test_there_is_none_where_it_was_switched_off(start: Start, tmp_path: Path) -> None:
    settings_in(tmp_path).setValue("welcome", False)
    assert start().parts.personal.page is None


def test_there_is_none_beside_a_file(start: Start) -> None:
    case = next((resources() / "cases" / "revoke").glob("revoke-01*.case.json"))
    assert start(str(case)).parts.personal.page is None


def test_there_is_none_beside_the_table_that_was_left(start: Start, tmp_path: Path) -> None:
    Autosave(tmp_path / "AppDataLocation").write(session_on().history, Document(), Words.of("en"), dirty=True)
    window = start()
    assert window.session.dirty and window.parts.personal.page is None
