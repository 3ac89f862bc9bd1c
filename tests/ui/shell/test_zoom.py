"""The size of all letters of the window: by keys, remembered, and never so large that the toolbar is cut."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridgetable.ui.preferences import preferences
from bridgetable.ui.preferences.preferences import ZOOMS
from tests.ui.opened import open_window
from tests.ui.waiting import settle


def test_the_keys_make_the_letters_larger_smaller_and_usual(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, size=(1920, 1080))
    usual = window.font().pixelSize()
    QTest.keyClick(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(window, Qt.Key.Key_Equal, Qt.KeyboardModifier.ControlModifier)
    assert window.view.preferences.zoom == 125 and window.font().pixelSize() == round(1.25 * usual)
    for part in (window.parts.timeline, window.parts.box):
        assert part.font().pixelSize() == window.font().pixelSize()
    for _ in range(3):
        QTest.keyClick(window, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert window.font().pixelSize() < usual
    QTest.keyClick(window, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert window.font().pixelSize() == usual


def test_it_is_remembered_and_has_an_end(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    for _ in range(20):
        window.parts.commands["zoom-in"].trigger()
    assert window.view.preferences.zoom == ZOOMS[-1]
    window.settings.sync()
    saved = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    assert preferences.read(saved).zoom == ZOOMS[-1]
    for _ in range(20):
        window.parts.commands["zoom-out"].trigger()
    assert window.view.preferences.zoom == ZOOMS[0] and window.font().pixelSize() >= 9


@pytest.mark.parametrize("kept", ["", "soft", "-5", "101", "1e9"])
def test_what_is_no_zoom_is_the_usual_size(tmp_path: Path, kept: str) -> None:
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    settings.setValue("zoom", kept)
    assert preferences.read(settings).zoom == 100


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("size", [(1024, 700), (1366, 768)])
def test_no_button_of_the_toolbar_is_cut(qtbot: QtBot, tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    window = open_window(qtbot, tmp_path, language, size=size)
    window.view.change_preferences(zoom=ZOOMS[-1])
    settle()
    for name, button in window.toolbar.buttons.items():
        assert button.isHidden() or button.width() >= button.sizeHint().width(), name
    assert window.table.width() >= 0.38 * window.width()
