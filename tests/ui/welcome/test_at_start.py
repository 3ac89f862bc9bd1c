"""The start: the first page is there when nothing is restored and no file is given, and only then."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QSettings, QStandardPaths
from pytestqt.qtbot import QtBot

from bridgetable.disk.resources import resources
from bridgetable.document.autosave import Autosave
from bridgetable.document.document import Document
from bridgetable.ui.shell import application, startup
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
    monkeypatch.setattr(startup, "FullSearches", lambda _: None)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)

    def open_window(path: str | None = None, aside: Path | None = None) -> Window:
        picture = FirstPicture(settings_in(tmp_path), aside)
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


def test_what_stood_in_place_of_the_settings_is_told_by_its_new_name(start: Start, tmp_path: Path) -> None:
    window = start(aside=tmp_path / "bridgetable-damaged-1.conf")
    assert "bridgetable-damaged-1.conf" in window.parts.caption.plain


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_pipe_is_put_aside_before_the_settings_are_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda place: str(tmp_path / place.name))
    pipe = tmp_path / "GenericConfigLocation" / "bridgetable" / "bridgetable.conf"
    pipe.parent.mkdir(parents=True)
    os.mkfifo(pipe)
    given: list[tuple[bool, Path]] = []

    def first_picture(there: bool, aside: Path) -> Mock:
        given.append((there, aside))
        return Mock()

    monkeypatch.setattr(application, "create_application", lambda: Mock(exec=lambda: 0))
    monkeypatch.setattr(application, "user_settings", pipe.exists)
    monkeypatch.setattr(application, "FirstPicture", first_picture)
    assert application.run((), None, sys.exit) == 0
    assert given == [(False, pipe.with_name("bridgetable-damaged-1.conf"))]
