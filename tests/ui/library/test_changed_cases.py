"""The library tells which cases two editions rule differently: searched for, chosen from a menu, told of each case."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.changes.of_files import changes_in_files, which_editions
from bridgetable.disk.resources import resources
from bridgetable.table.edition import Edition
from bridgetable.ui.library.changed_cases import changed_text, changed_word, without_changed
from bridgetable.ui.library.panel import LibraryPanel
from bridgetable.ui.shell.window import Window
from bridgetable.words.catalogue import Words
from tests.each import for_each
from tests.ui.library.test_library import choose, find, library, own, row, shown, window
from tests.ui.waiting import settle, until

assert own and window
E1997, E2007, E2017 = Edition.E1997, Edition.E2007, Edition.E2017
PLAY = resources() / "cases" / "play"
THIRTEEN, ROTATION = "lead-out-of-turn-53-trick-thirteen-2007", "missing-card-14-twelve-in-the-hand"


@for_each(
    ("query", "rest", "pair"),
    [
        ("changed:2007-2017", "", (E2007, E2017)),
        ("revoke Cambiato:1997-2007 64", "revoke 64", (E1997, E2007)),
        ("changed:2017-2007 ace", "ace", (E2017, E2007)),
        ("changed:2007-2007", "changed:2007-2007", None),
        ("changed:2007", "changed:2007", None),
        ("unchanged:2007-2017", "unchanged:2007-2017", None),
        ("2007-2017", "2007-2017", None),
    ],
)
def test_a_word_of_a_search_names_two_editions(query: str, rest: str, pair: tuple[Edition, Edition] | None) -> None:
    assert without_changed(query) == (rest, pair)


def test_for_another_search_the_words_of_no_language_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library opens with an empty search: to read the words of all languages would keep its first rows waiting."""
    monkeypatch.setattr(Words, "of", lambda language: pytest.fail(f"{language} was read"))
    for query in ("", "revoke 64A partner", "2007-2017"):
        assert without_changed(query) == (query, None)


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_word_that_the_menu_writes_is_understood(language: str) -> None:
    for pair in which_editions():
        assert without_changed(changed_word(pair, Words.of(language, strict=True))) == ("", pair)


def test_what_changed_in_a_case_is_told_with_its_clause(tmp_path: Path) -> None:
    spoilt = tmp_path / "spoilt.case.json"
    spoilt.write_text("{")
    found = list(changes_in_files([PLAY / f"{THIRTEEN}.case.json", spoilt], [(E1997, E2007), (E2007, E2017)]))
    (_, none), (path, changed), *others = found
    assert path.name == f"{THIRTEEN}.case.json" and none == () and [each for _, each in others] == [(), ()]
    told = changed_text(changed, (E2007, E2017), Words.of("it", strict=True))
    assert told.startswith("2007 → 2017. 53A: ") and "carta penalizzata maggiore davanti a Ovest" in told
    assert changed_text((), (E2007, E2017), Words.of("it")) == ""


def ruled(qtbot: QtBot, panel: LibraryPanel) -> None:
    until(qtbot, lambda: not panel.changed.left and not panel.ruling.isVisible() and not panel._read_timer.isActive())
    settle()


def test_a_search_keeps_what_two_editions_rule_differently(qtbot: QtBot, window: Window) -> None:
    panel = library(qtbot, window)
    find(qtbot, panel, "67B")
    every = shown(panel)
    find(qtbot, panel, "changed:1997-2007 67B")
    assert panel.ruling.isVisible() and panel.changed.wanted == len(every), "no others are ruled"
    ruled(qtbot, panel)
    assert set(shown(panel)) < set(every) and "defective-trick-67-east-plays-nothing-1997" in shown(panel)
    detail = row(panel, "defective-trick-67-east-plays-nothing-1997").detail
    assert detail.startswith("1997 → 2007. ") and "67B1(a): " in detail
    find(qtbot, panel, "changed:1997-2007 67B trick")
    assert not panel.changed.left, "each is ruled once"


def test_the_editions_are_chosen_from_a_menu(qtbot: QtBot, window: Window) -> None:
    panel = library(qtbot, window)
    find(qtbot, panel, "67B")
    menu = panel.which_changed.menu()
    assert [action.text() for action in menu.actions() if action.text()] == [
        "1997 → 2007",
        "2007 → 2017",
        "1997 → 2017",
        "All cases",
    ]
    menu.actions()[1].trigger()
    assert panel.search.text() == "changed:2007-2017 67B" and panel.search.hasFocus()
    menu.actions()[0].trigger()
    assert panel.search.text() == "changed:1997-2007 67B"
    settle()
    QTest.mouseClick(panel.ruling.button, Qt.MouseButton.LeftButton)
    settle()
    assert not panel.changed.wanted and not panel.ruling.isVisible(), "ruling ends where it is cancelled"
    menu.actions()[-1].trigger()
    settle()
    assert panel.search.text() == "67B" and len(shown(panel)) > 2


OF_TEXT_FIELDS = {f"Ctrl+{letter}" for letter in "ACEUVXZ"}
"""Keys that a text field uses itself, of these Ctrl+E and Ctrl+U on an X display only: where it has the focus nothing
else is done at them.
"""


# A menu of its own that pops up has no place on a display that is not there.
@pytest.mark.qt_log_ignore("raise", "grabbing the keyboard", extend=True)
def test_the_menu_opens_at_a_key_while_one_types_what_is_searched_for(qtbot: QtBot, window: Window) -> None:
    panel = library(qtbot, window)
    keys = {shortcut.key().toString() for shortcut in panel.findChildren(QShortcut)}
    assert "Ctrl+G" in keys and keys & OF_TEXT_FIELDS == set()
    seen: list[QWidget | None] = []

    def look() -> None:
        menu = QApplication.activePopupWidget()
        seen.append(menu)
        if menu is not None:
            menu.close()

    QTimer.singleShot(0, look)
    panel.search.setFocus()
    QTest.keyClick(panel.search, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert seen == [panel.which_changed.menu()]


def test_the_current_case_tells_what_changed_in_it(qtbot: QtBot, window: Window) -> None:
    panel = library(qtbot, window)
    panel.choose_folder(panel.collection.folder("play"))
    find(qtbot, panel, "53A")
    choose(panel, THIRTEEN)
    until(qtbot, lambda: "2007 → 2017. 53A: " in panel.details.page.toPlainText())
    assert panel.search.text() == "53A" and not panel.ruling.isVisible()
