"""Recent files: what was opened or saved, shared by all windows; files that are gone; the menu of them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMenu
from pytestqt.qtbot import QtBot

from bridgetable.ui.entry.caption import Tone
from bridgetable.ui.library.recent_files import MOST, RecentFiles
from bridgetable.ui.shell.window import Window
from bridgetable.words.languages import LANGUAGES
from tests.cases.library.test_cases import write
from tests.ui.opened import open_menu, open_window, session_on


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return open_window(qtbot, tmp_path)


def files_in(settings: QSettings) -> RecentFiles:
    return RecentFiles(settings, session_on(), lambda path: False)


def menu_of(window: Window) -> QMenu:
    """The menu of recent files, filled as it is when it opens, which needs a screen."""
    menu = window.menus["recent"]
    menu.aboutToShow.emit()
    return menu


def lines_of(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions() if action.isEnabled() and not action.isSeparator()]


def test_what_is_opened_or_saved_comes_first_and_stands_there_once(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two, three = (tmp_path / f"{name}.case.json" for name in ("one", "two", "three"))
    for name in ("one", "two"):
        write(tmp_path, name)
    documents, recent = window.parts.documents, window.parts.recent
    assert documents.open_path(str(one)) and documents.open_path(str(two)) and documents.open_path(str(one))
    assert list(recent.paths) == [one, two]
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(three), ""))
    window.parts.saving.save_as()
    assert list(recent.paths) == [three, one, two]


def test_what_cannot_be_opened_is_not_listed(window: Window, tmp_path: Path) -> None:
    assert not window.parts.documents.open_path(str(write(tmp_path, "bad", edition="1066")))
    assert not window.parts.documents.open_path(str(tmp_path / "gone.pbn"))
    assert window.parts.recent.paths == ()


def test_a_lesson_does_not_push_out_what_was_chosen(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    first, second = write(tmp_path, "case-1"), write(tmp_path, "case-2")
    window.parts.documents.open_path(str(first))
    window.parts.library.course.next_case()
    assert window.session.document.path == str(second) and window.parts.recent.paths == (first,)


def test_windows_share_one_list_which_is_not_endless(tmp_path: Path) -> None:
    name = str(tmp_path / "settings.ini")
    ours, theirs = (files_in(QSettings(name, QSettings.Format.IniFormat)) for _ in range(2))
    ours.add(str(tmp_path / "a"))
    theirs.add(str(tmp_path / "b"))
    ours.add(str(tmp_path / "c"))
    assert ours.paths == theirs.paths == tuple(tmp_path / each for each in "cba")
    theirs.add(*(str(tmp_path / str(number)) for number in range(2 * MOST)))
    assert len(ours.paths) == MOST and ours.paths[0] == tmp_path / "0"
    ours.clear()
    assert theirs.paths == ()


@pytest.mark.parametrize("kept", ["", "{", "7", '{"a": 1}', '[7, null, ""]'])
def test_settings_that_are_no_list_are_no_files(tmp_path: Path, kept: str) -> None:
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    settings.setValue("recent/files", kept)
    files = files_in(settings)
    assert list(files.paths) == []
    files.add(str(tmp_path / "è & \t\udc80"))
    assert list(files.paths) == [tmp_path / "è & \t\udc80"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_lists_the_files_and_opens_one_by_its_number(window: Window, tmp_path: Path, language: str) -> None:
    window.view.choose_language(language)
    (tmp_path / "other").mkdir()
    paths = [write(tmp_path, "a & b"), write(tmp_path, "same"), write(tmp_path / "other", "same")]
    for path in paths:
        window.parts.documents.open_path(str(path))
    menu = menu_of(window)
    first, second, third, clear = lines_of(menu)
    assert first.startswith("&1  same.case.json — ") and second != first and third == "&3  a && b.case.json"
    menu.actions()[2].trigger()
    assert window.session.document.path == str(paths[0])
    assert lines_of(menu_of(window))[0] == "&1  a && b.case.json" and clear == lines_of(menu)[-1]
    menu.actions()[-1].trigger()
    assert window.parts.recent.paths == () and lines_of(menu_of(window)) == []


def test_the_menu_opens_by_its_key_beside_the_button_that_opens_files(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    menu, button = window.menus["recent"], window.toolbar.buttons["open"]
    places: list[QPoint] = []
    monkeypatch.setattr(menu, "popup", places.append)
    QTest.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert places == [button.mapToGlobal(QPoint(0, button.height()))] and button.menu() is menu


def test_a_file_that_is_gone_is_told_and_taken_off(window: Window, tmp_path: Path) -> None:
    one, two = write(tmp_path, "one"), write(tmp_path, "two")
    for path in (one, two):
        window.parts.documents.open_path(str(path))
    one.unlink()
    window.parts.recent.open(one)
    assert "one.case.json" in window.parts.caption.plain and window.parts.caption.tone is Tone.REFUSAL
    assert window.session.document.path == str(two) and window.parts.recent.paths == (two,)


def test_the_menu_of_files_has_them_too(window: Window, tmp_path: Path) -> None:
    window.parts.documents.open_path(str(write(tmp_path, "one")))
    assert next(iter(open_menu(window, "file", "Recent files"))) == "1  one.case.json"
