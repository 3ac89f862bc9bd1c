"""The declared commands, and the menus, the buttons and the keys that follow from them."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.disk.resources import resources
from bridgetable.ui.kit.underlined import underlined
from bridgetable.ui.shell.bars import MenuBar
from bridgetable.ui.shell.commands import COMMANDS, EVERY, MENUS, Command, Rehearsing
from bridgetable.ui.shell.window import Window
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES, OFFERED
from tests.each import for_each
from tests.languages import WRITTEN
from tests.situations import actions_of
from tests.ui.opened import (
    TO_THE_CLAIM,
    TO_THE_REVOKE,
    TO_THE_SECOND,
    lines_of,
    open_menu,
    open_wall,
    open_window,
    plain,
)

MOST_LINES = 15
"""The most lines of a menu in which a person still finds one at a glance."""
BAR = ("file", "edit", "table", "director-menu", "study", "boards-menu", "view", "help")
MOMENTS = ("", TO_THE_REVOKE, f"{TO_THE_REVOKE} SDJ {TO_THE_SECOND} SH4 {TO_THE_CLAIM}")
"""Lines of play up to moments at which other things can be done."""


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return open_window(qtbot, tmp_path)


def every_menu(bar: MenuBar) -> dict[str, QMenu]:
    """Every menu that there is with everything in it, by what leads to it."""
    found: dict[str, QMenu] = {}

    def look(menu: QMenu, way: str) -> None:
        menu.aboutToShow.emit()
        found[way] = menu
        for action in menu.actions():
            under = action.menu()
            if isinstance(under, QMenu) and action.isEnabled():
                look(under, f"{way} → {plain(action)}")

    for name in BAR:
        look(bar[name], name)
    return found


# -- the declaration -------------------------------------------------------------------------------------------------


def test_the_bar_is_one_that_people_know(window: Window) -> None:
    assert tuple(menu.name for menu in MENUS) == BAR
    assert [plain(action) for action in window.menus.actions()] == [
        *("File", "Edit", "Table", "Director", "Study", "Boards", "View", "Help")
    ]


def test_every_command_stands_in_one_menu(window: Window) -> None:
    assert len({each.name for each in EVERY}) == len(EVERY)
    standing = [action.objectName() for menu in every_menu(window.menus).values() for action in menu.actions()]
    commands = [each.name for each in COMMANDS if isinstance(each, Command)]
    assert sorted(name for name in standing if name in commands) == sorted(commands)


@pytest.mark.parametrize("language", OFFERED)
def test_no_menu_is_longer_than_one_can_see_at_a_glance(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    window = open_window(qtbot, tmp_path, language, autosave=True)
    for moment in MOMENTS:
        for action in actions_of(moment) if moment else ():
            window.session.act(action)
        for way, menu in every_menu(window.menus).items():
            assert 0 < len(lines_of(menu)) <= MOST_LINES, way
        window.session.to_start()


@pytest.mark.parametrize("language", OFFERED)
def test_a_letter_chooses_each_line_of_a_menu_and_no_two(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    window = open_window(qtbot, tmp_path, language)
    for action in actions_of(TO_THE_REVOKE):
        window.session.act(action)
    bar = window.menus
    for way, actions in {"": bar.actions(), **{way: lines_of(menu) for way, menu in every_menu(bar).items()}}.items():
        letters = [re.findall(r"&(\w)", action.text().replace("&&", "")) for action in actions if action.isEnabled()]
        assert all(len(each) == 1 for each in letters), way
        chosen = [each[0].casefold() for each in letters]
        assert len(set(chosen)) == len(chosen), way


def test_lines_between_groups_part_something(window: Window) -> None:
    for way, menu in every_menu(window.menus).items():
        kinds = [action.isSeparator() and not action.text() for action in menu.actions()]
        assert not kinds[0] and not kinds[-1] and (True, True) not in list(itertools.pairwise(kinds)), way


def test_keys_stand_beside_what_they_do_in_every_menu(window: Window) -> None:
    parts = window.parts
    every_menu(window.menus)
    for command in COMMANDS:
        if command.keys and command not in MENUS:
            action = parts.commands[command.name] if isinstance(command, Command) else None
            shown = action.shortcut().toString() if action is not None else window.menus[command.name].title()
            assert shown and (action is not None or parts.commands.keys_of(command.name) in shown), command.name


def test_what_says_what_a_command_is_has_words_in_every_language() -> None:
    for language in LANGUAGES:
        words = Words.of(language, strict=True)
        assert [each.name for each in EVERY if not words.has(f"command-{each.name}")] == []
        assert [each.name for each in COMMANDS if not words.has(f"command-{each.name}-tip")] == []


def test_every_key_that_a_sentence_names_is_that_of_a_command() -> None:
    """The tour and what the window tells name keys; they are those that do it."""
    keys = {key for command in COMMANDS for key in command.keys}
    for file in (resources() / "locale" / "en").glob("*.ftl"):
        named = re.findall(r"\b((?:Ctrl|Alt)\+(?:Shift\+)?[A-Z]\b|F\d+\b)", file.read_text("utf-8"))
        known = keys | {"Ctrl+C"} if file.name not in ("manual.ftl", "lesson.ftl", "library.ftl") else {*named}
        assert set(named) - known == set(), file.name


def menu_paths(language: str) -> list[tuple[str, str]]:
    """The ways through the menus that the manual names, with its pages."""
    pages = sorted((resources() / "manual" / language).glob("*.md"))
    return [
        (page.name, " ".join(way.split()))
        for page in pages
        for way in re.findall(r"\*\*([^*`]+ →[^*`]+)\*\*", page.read_text("utf-8"))
    ]


@pytest.mark.parametrize("language", WRITTEN)
def test_every_way_through_the_menus_that_the_manual_names_leads_there(
    qtbot: QtBot, tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(qtbot, tmp_path, language)
    screen = window.screen()
    monkeypatch.setattr(type(window.parts.presentation.screens), "named", {"one": screen, "two": screen})
    monkeypatch.setattr(type(window.parts.presentation.screens), "all", [screen, screen])
    ways = menu_paths(language)
    assert len(ways) >= 10
    for page, way in ways:
        title, *under, line = way.split(" → ")
        name = next(each.name for each in MENUS if window.session.words.text(f"command-{each.name}") == title)
        assert line in open_menu(window, name, *under), (page, way)


# -- the bar ---------------------------------------------------------------------------------------------------------


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("key", [Qt.Key.Key_F6, Qt.Key.Key_F9, Qt.Key.Key_F10])
def test_a_menu_of_the_bar_opens_by_its_key(qtbot: QtBot, window: Window, key: Qt.Key) -> None:
    name = {Qt.Key.Key_F6: "table", Qt.Key.Key_F9: "view", Qt.Key.Key_F10: "study"}[key]
    QTest.keyClick(window, key)
    menu = QApplication.activePopupWidget()
    assert menu is window.menus[name]
    QTest.keyClick(menu, Qt.Key.Key_Escape)


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_menu_opens_by_its_letter_and_a_line_by_its_own(qtbot: QtBot, window: Window) -> None:
    before = window.session.table
    window.session.act(actions_of(TO_THE_REVOKE)[0])
    QTest.keyClick(window, Qt.Key.Key_E, Qt.KeyboardModifier.AltModifier)
    menu = QApplication.activePopupWidget()
    assert menu is window.menus["edit"]
    QTest.keyClick(menu, Qt.Key.Key_U)
    assert window.session.table == before and QApplication.activePopupWidget() is None


def test_menus_can_be_used_in_another_language_at_once(window: Window) -> None:
    every_menu(window.menus)
    window.view.choose_language("it")
    assert [plain(action) for action in window.menus.actions()] == [
        *("File", "Modifica", "Tavolo", "Arbitro", "Studio", "Board", "Vista", "Aiuto")
    ]
    assert "Salva" in [plain(action) for action in lines_of(window.menus["file"])]


def test_what_the_menu_was_filled_with_before_does_not_stay(window: Window) -> None:
    menu = window.menus["table"]
    for _ in range(5):
        menu.aboutToShow.emit()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert len(menu.findChildren(QMenu)) == 4


def test_the_window_is_closed_by_a_command(window: Window) -> None:
    window.parts.commands["quit"].trigger()
    assert not window.isVisible()


# -- while a case is rehearsed ---------------------------------------------------------------------------------------


def test_the_same_can_be_done_after_a_rehearsal_as_before(window: Window) -> None:
    for action in actions_of(f"{TO_THE_REVOKE} SDJ"):
        window.session.act(action)
    commands = window.parts.commands
    before = [each.name for each in COMMANDS if commands[each.name].isEnabled()]
    commands["rehearse"].trigger()
    during = {each.name for each in COMMANDS if commands[each.name].isEnabled()}
    assert not during & {each.name for each in COMMANDS if each.rehearsing is Rehearsing.FORBIDDEN}
    table = window.menus["table"]
    table.aboutToShow.emit()
    ending = [action for action in lines_of(table) if not action.objectName()]
    assert len(ending) == 5 and not any(action.isEnabled() for action in ending)
    assert not window.toolbar.buttons["ask"].isEnabled()
    assert not window.menus["ask"].menuAction().isEnabled()
    commands["leave-rehearsal"].trigger()
    assert [each.name for each in COMMANDS if commands[each.name].isEnabled()] == before


# -- the letters that choose lines -----------------------------------------------------------------------------------


@for_each(
    ("texts", "expected"),
    [
        (("New", "Open"), ("&New", "&Open")),
        (("Save", "Save as…"), ("&Save", "Save &as…")),
        (("A", "AB", "BA"), ("&A", "AB", "&BA")),
        (("AB", "A"), ("A&B", "&A")),
        (("Salt && pepper", "Salt\tCtrl+X"), ("&Salt && pepper", "S&alt\tCtrl+X")),
        (("&1 file", "1 more"), ("&1 file", "1 &more")),
        (("È finito", "Élan"), ("È &finito", "É&lan")),
        (("—", ""), ("—", "")),
    ],
)
def test_letters_are_given_so_that_as_many_lines_as_can_have_one(
    texts: tuple[str, ...], expected: tuple[str, ...]
) -> None:
    assert tuple(underlined(texts)) == expected


# -- buttons ---------------------------------------------------------------------------------------------------------


def nameless(widget: QWidget) -> list[str]:
    """The buttons that are seen in a widget, and that a screen reader cannot name."""
    return [
        f"{type(button).__name__} {button.objectName()}"
        for button in widget.findChildren(QAbstractButton)
        if button.isVisible() and not QAccessible.queryAccessibleInterface(button).text(QAccessible.Text.Name).strip()
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_button_that_is_seen_has_a_name(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    window = open_window(qtbot, tmp_path, language)
    assert nameless(window) == []
    window.parts.commands["lectern"].trigger()
    assert nameless(window) == []
    wall = open_wall(window)
    assert nameless(wall) == [] and nameless(window) == []
    window.parts.presentation.set_on(False)
    window.parts.library.open()
    assert nameless(window.parts.library.panel) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_usual_screen_every_button_but_those_everybody_knows_shows_its_text(
    qtbot: QtBot, tmp_path: Path, language: str
) -> None:
    window = open_window(qtbot, tmp_path, language, size=(1366, 768))
    alone = Qt.ToolButtonStyle.ToolButtonIconOnly
    buttons = window.toolbar.buttons
    assert {name for name, button in buttons.items() if button.isVisible() and button.toolButtonStyle() == alone} <= {
        *("undo", "redo")
    }
