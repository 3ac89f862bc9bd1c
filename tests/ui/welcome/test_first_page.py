"""The first page in a window: what it offers, what makes it go, and the keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.disk.resources import resources
from bridgetable.rehearsal.progress import ProgressStore
from bridgetable.ui.preferences import preferences
from bridgetable.ui.shell.window import Window
from bridgetable.ui.welcome import first_page
from bridgetable.ui.welcome.first_page import FirstPage
from tests.rehearsal.answers import answer
from tests.situations import actions_of
from tests.ui.opened import open_window
from tests.ui.waiting import settle, until


def page_of(window: Window) -> FirstPage:
    window.parts.commands["first-page"].trigger()
    page = window.parts.personal.page
    assert page is not None and page.isVisible()
    return page


def focused() -> QWidget:
    """The widget that has the focus."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def test_it_goes_when_something_is_done_at_the_table(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    page_of(window)
    window.session.act(*actions_of("WCJ"))
    assert window.parts.personal.page is None and focused() is window.table


def test_what_is_typed_goes_to_the_table(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    page_of(window)
    QTest.keyClicks(focused(), "c")
    assert window.parts.personal.page is None
    QTest.keyClicks(focused(), "j")
    assert window.session.can_undo


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("size", [(1024, 700), (1920, 1080)])
def test_all_of_it_is_seen(qtbot: QtBot, tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    window = open_window(qtbot, tmp_path, language, size=size)
    window.parts.recent.add(*(str(tmp_path / f"{number} a file with a long name.case.json") for number in range(9)))
    page = page_of(window)
    assert len(page.recent) == 5
    for widget in (*page.buttons.values(), *page.recent, page.switch, page.away):
        assert page.rect().contains(widget.geometry()) and widget.width() >= widget.sizeHint().width()
    assert window.table.rect().contains(page.geometry())


def test_it_follows_language_and_zoom(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    page = page_of(window)
    before = page.away.font().pixelSize()
    window.view.choose_language("it")
    assert page.away.text() == "Al tavolo (Esc)"
    window.view.change_preferences(zoom=150)
    settle()
    assert page.away.font().pixelSize() > before


def test_tab_and_arrows_stay_on_the_page_and_escape_leaves_it(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    page = page_of(window)
    names = []
    for key in (Qt.Key.Key_Tab,) * 3 + (Qt.Key.Key_Down,) * 3:
        names.append(focused().objectName())
        QTest.keyClick(focused(), key)
    assert names == [
        "first-page-new",
        "first-page-open",
        "first-page-library",
        "first-page-tour",
        "first-page-switch",
        "first-page-close",
    ]
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert not page.isVisible() and focused() is window.table


def test_a_file_that_was_opened_last_is_opened(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    case = next((resources() / "cases" / "revoke").glob("revoke-01*.case.json"))
    window.parts.recent.add(str(case))
    page_of(window).recent[0].click()
    assert window.session.document.path == str(case) and window.parts.personal.page is None


def test_screen_readers_say_its_heading_after_the_window(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(first_page, "announce", lambda _, text: said.append(text))
    window = open_window(qtbot, tmp_path)
    page = page_of(window)
    assert not said and page.announcing.isActive()
    page.announcing.timeout.emit()
    assert said == [page.heading.text()]
    page.leave()
    page.announcing.timeout.emit()
    assert len(said) == 1, "it is gone"


def test_it_can_be_switched_off(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    page_of(window).switch.setChecked(False)
    page_of(window).leave()
    window.parts.personal.greet()
    assert window.parts.personal.page is None
    window.settings.sync()
    saved = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    assert not preferences.read(saved).welcome


@pytest.mark.parametrize("language", ["en", "it"])
def test_what_comes_back_today_is_offered(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    window = open_window(qtbot, tmp_path, language, autosave=True)
    assert not page_of(window).due.isVisible()
    ProgressStore(tmp_path / "kept").add([answer(day=-3000), answer(case="other.case.json", day=-3000)])
    page = page_of(window)
    until(qtbot, page.due.isVisible)
    assert page.due.text() == {"en": "Due today: 2", "it": "Da riprendere oggi: 2"}[language]
    settle()
    assert page.rect().contains(page.due.geometry()) and page.due.width() >= page.due.sizeHint().width()
    for _ in page.buttons:
        QTest.keyClick(focused(), Qt.Key.Key_Down)
    assert focused() is page.due
