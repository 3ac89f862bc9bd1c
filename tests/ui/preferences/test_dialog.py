"""The dialog of preferences in a window: what is chosen applies at once, and Cancel gives it back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QDialogButtonBox, QLabel
from pytestqt.qtbot import QtBot

from bridgetable.table.edition import Edition
from bridgetable.ui.preferences import preferences
from bridgetable.ui.preferences.dialog import PreferencesDialog
from bridgetable.ui.preferences.preferences import Preferences
from bridgetable.ui.session.shown import Speed
from bridgetable.ui.shell.window import Window
from bridgetable.words.catalogue import Words
from tests.ui.opened import open_menu, open_window
from tests.ui.waiting import settle


def choose(dialog: PreferencesDialog, name: str, value: object) -> None:
    """Chooses a value as the user does."""
    if name in dialog.switches:
        dialog.switches[name].setChecked(bool(value))
        return
    field = dialog.choices[name]
    at = next(n for n in range(field.count()) if field.itemData(n) == value)
    field.setCurrentIndex(at)
    field.activated.emit(at)


def in_dialog(window: Window, work: Callable[[PreferencesDialog], None]) -> None:
    """Opens the dialog by its command and works in it; it is closed by the work."""
    failed: list[BaseException] = []

    def run() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PreferencesDialog)
        try:
            work(dialog)
        except AssertionError as fault:
            failed.append(fault)
        if dialog.isVisible():
            dialog.reject()

    QTimer.singleShot(0, run)
    window.parts.commands["preferences"].trigger()
    if failed:
        raise failed[0]


CHANGES = {
    "theme": "contrast",
    "four_colours": False,
    "indices": "ARDF",
    "speed": Speed.SLOW,
    "zoom": 125,
    "marks": False,
    "language": "it",
    "welcome": False,
    "edition": Edition.E2007,
}


def change_everything(dialog: PreferencesDialog) -> None:
    for name, value in CHANGES.items():
        choose(dialog, name, value)
    choose(dialog, "election-screens", True)


def saved(folder: Path) -> Preferences:
    return preferences.read(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))


def test_what_is_chosen_applies_at_once_and_is_saved(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    letters = window.font().pixelSize()

    def work(dialog: PreferencesDialog) -> None:
        change_everything(dialog)
        options = window.view.options
        assert options.contrast and options.indices == "ARDF" and not options.four_colours and not options.marks
        assert options.speed is Speed.SLOW and window.font().pixelSize() > letters
        assert window.session.words.language == "it" and dialog.windowTitle() == "Preferenze"
        assert dialog.font().pixelSize() == window.font().pixelSize()
        dialog.accept()

    in_dialog(window, work)
    window.settings.sync()
    for name, value in CHANGES.items():
        assert getattr(saved(tmp_path), name) == value, name
    assert saved(tmp_path).elections == (("screens", True),)


def test_cancel_gives_all_back(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    before, options, letters = window.view.preferences, window.view.options, window.font().pixelSize()
    in_dialog(window, change_everything)
    assert (window.view.preferences, window.view.options) == (before, options)
    assert window.font().pixelSize() == letters and window.session.words.language == "en"
    window.settings.sync()
    assert saved(tmp_path) == before


def test_cancel_leaves_what_another_window_has_changed(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    window.settings.sync()

    def work(dialog: PreferencesDialog) -> None:
        choose(dialog, "zoom", 150)
        other = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
        other.setValue("speed", "SLOW")
        other.sync()

    in_dialog(window, work)
    window.settings.sync()
    assert (saved(tmp_path).zoom, saved(tmp_path).speed) == (100, Speed.SLOW)


def test_the_dialog_shows_what_is_so(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, autosave=True)
    window.view.change_preferences(**CHANGES)

    def work(dialog: PreferencesDialog) -> None:
        for name, value in CHANGES.items():
            on = name in dialog.switches and dialog.switches[name].isChecked()
            assert (on if name in dialog.switches else dialog.choices[name].currentData()) == value, name
        assert str(tmp_path / "kept") in [label.text() for label in dialog.findChildren(QLabel)]
        assert dialog.choices["election-screens"].isEnabled()
        choose(dialog, "edition", Edition.E2017)
        assert not dialog.choices["election-12C1e"].isEnabled()

    in_dialog(window, work)


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_text_follows_the_language(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    window = open_window(qtbot, tmp_path, "it" if language == "en" else "en")

    def texts(dialog: PreferencesDialog) -> list[str]:
        shown = [label.text() for label in dialog.findChildren(QLabel)]
        shown += [dialog.pages.tabText(n) for n in range(dialog.pages.count())]
        shown += [box.text() for box in dialog.findChildren(QCheckBox)]
        shown += [box.itemText(n) for box in dialog.findChildren(QComboBox) for n in range(box.count())]
        shown += [button.text() for box in dialog.findChildren(QDialogButtonBox) for button in box.buttons()]
        return [*shown, *(field.accessibleName() for field in dialog.findChildren(QComboBox))]

    changed: list[list[str]] = []

    def change(dialog: PreferencesDialog) -> None:
        choose(dialog, "language", language)
        changed.append(texts(dialog))
        dialog.accept()

    in_dialog(window, change)
    in_dialog(window, lambda dialog: changed.append(texts(dialog)))
    assert changed[0] == changed[1] and all(changed[0][2:5])


def test_the_menu_agrees_with_the_dialog(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)

    def work(dialog: PreferencesDialog) -> None:
        choose(dialog, "indices", "ARDF")
        choose(dialog, "theme", "contrast")
        dialog.accept()

    in_dialog(window, work)
    assert open_menu(window, "view", "Looks", "Letters of the court cards")["A R D F"].isChecked()
    assert open_menu(window, "view", "Looks", "Light or dark")["High contrast"].isChecked()


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("pixels", [14, 24])
def test_no_question_and_no_answer_is_cut(qtbot: QtBot, tmp_path: Path, language: str, pixels: int) -> None:
    dialog = PreferencesDialog(Words.of(language), Preferences(), tmp_path)
    qtbot.addWidget(dialog)
    font = QFont(dialog.font())
    font.setPixelSize(pixels)
    dialog.setFont(font)
    dialog.show()
    for number in range(dialog.pages.count()):
        dialog.pages.setCurrentIndex(number)
        settle()
        page = dialog.pages.currentWidget()
        for label in page.findChildren(QLabel):
            if label.text() and label.isVisible():
                assert label.height() >= label.heightForWidth(label.width()) or not label.wordWrap(), label.text()
                assert label.wordWrap() or label.width() >= label.sizeHint().width(), label.text()
        for box in page.findChildren(QComboBox):
            assert box.width() >= box.minimumSizeHint().width(), box.currentText()
