"""The page of keys: every key of the window and of the library is on it, by what it is for."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.ui.library.case_commands import KEYS
from bridgetable.ui.shell.commands import COMMANDS, EVERY, MENUS, headings
from bridgetable.ui.shell.shortcuts import MOST_COLUMNS, TYPED, ShortcutsDialog, columns_of, groups_of
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.ui.opened import open_window


def native(keys: QKeySequence) -> str:
    return keys.toString(QKeySequence.SequenceFormat.NativeText)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_there_is_stands_on_the_page(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    window = open_window(qtbot, tmp_path, language)
    words = Words.of(language, strict=True)
    panel = window.parts.library.panel
    keys = {native(each) for action in window.findChildren(QAction) for each in action.shortcuts()}
    keys |= {native(shortcut.key()) for shortcut in panel.findChildren(QShortcut)}
    keys |= {native(QKeySequence(each)) for each in KEYS.values()}
    dialog = ShortcutsDialog(words, headings(), window.parts.commands.overview())
    qtbot.addWidget(dialog)
    lines = dialog.page.toPlainText().split("\n")
    told = {each for line in lines for each in (line.strip(), *line.strip().split(", "))}
    assert len(keys) > 40 and sorted(keys - told) == []
    for stem in (name for names in TYPED.values() for name in names):
        # A text browser gives blanks that do not break as others.
        assert all(words.text(key).replace("\u00a0", " ") in told for key in (f"keys-{stem}-key", f"keys-{stem}"))
    assert all(words.text(heading) in lines for heading in headings())


def test_each_command_stands_under_one_heading_as_in_its_menu() -> None:
    groups = headings()
    grouped = [name for names in groups.values() for name in names]
    assert sorted(grouped) == sorted(each.name for each in EVERY)
    assert set(TYPED) <= set(groups) and "erase" in groups["keys-group-wall"] and "erase" not in groups["command-view"]


def test_texts_are_shown_letter_by_letter(qtbot: QtBot) -> None:
    dialog = ShortcutsDialog(Words.of("en"), headings(), {"about": ("Another <b>", "Ctrl+Alt+9")})
    qtbot.addWidget(dialog)
    assert "Another <b>" in dialog.page.toPlainText().partition("Help")[2]


@pytest.mark.parametrize("number", range(1, MOST_COLUMNS + 1))
def test_columns_hold_all_groups_in_order_and_none_is_much_longer_than_another(number: int) -> None:
    groups = groups_of(Words.of("en"), headings(), {command.name: (command.name, "Ctrl+X") for command in COMMANDS})
    columns = columns_of(groups, number)
    assert len(columns) == number and [group for column in columns for group in column] == groups
    lengths = [sum(len(lines) + 2 for _, lines in column) for column in columns]
    assert max(lengths) < 1.5 * sum(lengths) / number


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_shows_the_whole_text_of_its_command(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    """Qt would leave out three points at the end."""
    commands = open_window(qtbot, tmp_path, language).parts.commands
    texts = [(commands[command.name].text(), commands[command.name].iconText()) for command in COMMANDS]
    assert any(text.endswith("…") for text, _ in texts) and [pair for pair in texts if pair[0] != pair[1]] == []


FIELDS_ON_X11 = frozenset(
    [
        "Ctrl+A",
        "Ctrl+C",
        "Ctrl+E",
        "Ctrl+U",
        "Ctrl+V",
        "Ctrl+X",
        "Ctrl+Z",
        "Ctrl+Shift+Z",
        "Ctrl+Left",
        "Ctrl+Right",
        "Ctrl+Home",
        "Ctrl+End",
        "Ctrl+Shift+Left",
        "Ctrl+Shift+Right",
        "Ctrl+Shift+Home",
        "Ctrl+Shift+End",
        "Home",
        "End",
        "Left",
        "Right",
        "Del",
    ]
)
"""The keys that a text field of Qt takes for itself on X11; where tests run, Ctrl+E and Ctrl+U are free."""
EDITING = frozenset({"undo", "redo", "paste", "hand-left", "hand-right", "black", "erase", "shortcuts"})
"""What such keys do in a text is what is wanted there: undone, pasted, deleted, typed, a word further."""


def keys_taken_by(field: QWidget) -> set[str]:
    """The keys of commands that this field takes for itself."""
    taken = set()
    for command in COMMANDS:
        for keys in command.keys:
            pressed = QKeySequence(keys)[0]  # type: ignore[index]  # its stub lacks it
            event = QKeyEvent(QEvent.Type.ShortcutOverride, pressed.key(), pressed.keyboardModifiers())
            event.ignore()
            QApplication.sendEvent(field, event)
            if event.isAccepted():
                taken.add(keys)
    return taken


def test_each_command_has_a_key_that_no_text_field_takes(qtbot: QtBot) -> None:
    """Ctrl+E and Ctrl+U did nothing on X11 while notes were written in a dock."""
    taken = set(FIELDS_ON_X11)
    for field in (QLineEdit("abc"), QPlainTextEdit("abc"), QSpinBox()):
        qtbot.addWidget(field)
        taken |= keys_taken_by(field)
    assert {"Ctrl+V", "B"} <= taken
    clashes = {each.name for each in COMMANDS if each.keys and set(each.keys) <= taken}
    assert clashes == EDITING
    assert clashes <= {each.name for menu in MENUS for each in menu.commands}, "they can be done by the menus too"
