"""Readings on screen: a mark beside the Law of a ruling that rests on one, and the reading on the page of that Law."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridgetable.table.edition import Edition
from bridgetable.ui.director.law_page import LawPage
from bridgetable.ui.director.story import law_link
from bridgetable.ui.shell.window import Window
from bridgetable.ui.wall.statements import statements
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from bridgetable.words.lawbook import footnotes, law_number, marks_of
from tests.situations import actions_of
from tests.ui.opened import TO_THE_REVOKE, open_window
from tests.ui.waiting import settle

EN, IT = Words.of("en", strict=True), Words.of("it", strict=True)
E1997, E2007, E2017 = Edition.E1997, Edition.E2007, Edition.E2017
REVOKE = f"{TO_THE_REVOKE} SDJ|director W"
WITHOUT_RIGHTS = f"breach N 43A2a|{TO_THE_REVOKE} SDJ|ask N S|director W"


def do(window: Window, text: str) -> None:
    for one in text.split("|"):
        for action in actions_of(one):
            assert window.session.act(action), one
    settle()


def test_a_ruling_bears_the_marks_of_what_it_rests_on() -> None:
    assert marks_of("62B2", E2017) == ()
    assert marks_of("62A", E2017) == ("law-reading",)
    assert marks_of("16C2", E1997) == ("law-memory",)
    assert marks_of("43B2(b)", E1997) == ("law-reading", "law-memory")
    assert law_number("43B2(b)", E1997, IT) == "Art. 43B2(b)†‡"
    assert 'title=""' in law_link("62B2", E2017, EN) and 'title="Rests on' in law_link("62A", E2017, EN)


@pytest.mark.parametrize("words", [EN, IT])
def test_each_mark_is_explained_once(words: Words) -> None:
    assert footnotes(("62A", "43B2(b)", "62B2"), E1997, words) == (
        words.text("law-reading-foot"),
        words.text("law-memory-foot"),
    )
    assert footnotes(("62B2",), E1997, words) == ()


def test_the_panel_shows_the_mark_where_a_ruling_rests_on_a_reading(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    story = window.parts.panel.story
    assert "†" not in story.toPlainText()
    do(window, WITHOUT_RIGHTS)
    text = story.toPlainText().replace("\N{NO-BREAK SPACE}", " ")
    assert "Law 43B2(b)†" in text and "Law 62B2†" not in text and "Law 16C2†" not in text and "‡" not in text
    assert text.count("rests on a reading") == 1
    window.view.choose_language("it")
    assert "Art. 43B2(b)†" in story.toPlainText().replace("\N{NO-BREAK SPACE}", " ")


def test_the_wall_names_the_law_without_the_mark_of_a_reading(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    do(window, REVOKE)
    session = window.session
    laws = [one.law for one in statements(session.history, session.document, EN)]
    assert "Law 62A" in laws and "Law 62B2" in laws


def test_the_law_of_a_ruling_is_opened_by_keyboard(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    do(window, REVOKE)
    opened: list[str] = []
    window.parts.panel.clause_opened.disconnect()
    window.parts.panel.clause_opened.connect(opened.append)
    story = window.parts.panel.story
    story.setFocus()
    QTest.keyClick(story, Qt.Key.Key_Tab)
    QTest.keyClick(story, Qt.Key.Key_Return)
    assert opened == ["62A"]


def test_the_law_of_a_question_is_opened_by_keyboard(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    do(window, "WCJ NCA ES2 SC3|director S|EC8")
    panel = window.parts.panel
    opened: list[str] = []
    panel.clause_opened.disconnect()
    panel.clause_opened.connect(opened.append)
    assert panel.asking.question.isVisible() and "†" in panel.asking.question.text()
    panel.asking.question.setFocus()
    QTest.keyClick(panel.asking.question, Qt.Key.Key_Tab)
    QTest.keyClick(panel.asking.question, Qt.Key.Key_Return)
    assert opened == ["62C1"]


@pytest.mark.parametrize("words", [EN, IT])
def test_the_page_of_a_law_shows_its_readings(qtbot: QtBot, words: Words) -> None:
    page = LawPage(words, "43B2(b)", E2017)
    qtbot.addWidget(page)
    text = page.page.toPlainText()
    for part in ("", ".else", ".why", ".says"):
        assert words.text(f"reading-substituted-card-decides{part}") in text
    assert words.text("law-page-readings") in text and words.text("law-page-memory") not in text


@pytest.mark.parametrize("words", [EN, IT])
def test_the_page_of_a_law_without_readings_has_none(qtbot: QtBot, words: Words) -> None:
    page = LawPage(words, "62B2", E2017)
    qtbot.addWidget(page)
    assert words.text("law-page-readings") not in page.page.toPlainText()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_from_memory_says_so(qtbot: QtBot, language: str) -> None:
    words = Words.of(language, strict=True)
    for clause, edition in (("43B3", E1997), ("21B1", E2007), ("39A", E1997)):
        page = LawPage(words, clause, edition)
        qtbot.addWidget(page)
        assert words.text("law-page-memory") in page.page.toPlainText()
    page = LawPage(words, "43B3", E2017)
    qtbot.addWidget(page)
    assert (
        words.text("law-page-from-memory", edition=words.text("edition-name", edition="1997"))
        in page.page.toPlainText()
    )
