"""The page of rulings: the paragraphs that it has no room for follow, and are as if all had been there at once."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QTextBrowser
from pytestqt.qtbot import QtBot

from bridgetable.engine.history import History
from bridgetable.ui.director.account import account_of
from bridgetable.ui.director.story import StoryPage
from bridgetable.ui.kit.waiting import waited_for
from bridgetable.ui.session.shown import Introduction
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.situations import POZNAN, actions_of, at
from tests.ui.waiting import until


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_page_is_whole_in_the_end(qtbot: QtBot, language: str) -> None:
    history = History(at(POZNAN, "4S S").table)
    for text in ("WCJ", *["breach N 43A2a"] * 60):
        history = history.act(actions_of(text)[0])
    words, page = Words.of(language), StoryPage()
    qtbot.addWidget(page)
    page.resize(300, 200)
    shown = account_of(history, words, True), Introduction("", "", ""), history.table, words
    page.show_account(*shown)
    first, at_once = page.document().blockCount(), QTextBrowser()
    qtbot.addWidget(at_once)
    at_once.setHtml(page._style() + "".join(page._paragraphs(*shown)))
    until(qtbot, lambda: page.document().blockCount() == at_once.document().blockCount())
    assert first < page.document().blockCount() and page.toHtml() == at_once.toHtml()


def test_while_something_is_waited_for_no_more_paragraphs_follow(qtbot: QtBot) -> None:
    history = History(at(POZNAN, "4S S").table)
    for text in ("WCJ", *["breach N 43A2a"] * 60):
        history = history.act(actions_of(text)[0])
    words, page = Words.of("en"), StoryPage()
    qtbot.addWidget(page)
    page.resize(300, 200)
    page.show_account(account_of(history, words, True), Introduction("", "", ""), history.table, words)
    first = page.document().blockCount()
    with waited_for():
        page._add_more()
    assert page.document().blockCount() == first and not page.is_whole
    page._add_more()
    assert page.document().blockCount() > first


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [180, 300, 800])
def test_what_is_shown_first_is_more_than_the_page_has_room_for(qtbot: QtBot, language: str, width: int) -> None:
    history = History(at(POZNAN, "4S S").table)
    for text in ("WCJ", *["breach N 43A2a"] * 60):
        history = history.act(actions_of(text)[0])
    words, page = Words.of(language), StoryPage()
    qtbot.addWidget(page)
    page.resize(width, 300)
    page.show()
    page.show_account(account_of(history, words, True), Introduction("", "", ""), history.table, words)
    assert not page.is_whole and page.height() < page.document().size().height() < 3 * page.height()


def test_what_nobody_has_noticed_is_told_once(qtbot: QtBot) -> None:
    history = History(at(POZNAN, "4S S").table)
    for text in ("WCJ", "NCA", "EC2", "SC3", "NCK", "EC4", "SDJ"):
        history = history.act(actions_of(text)[0])
    words, page = Words.of("en"), StoryPage()
    qtbot.addWidget(page)
    page.show_account(account_of(history, words, True), Introduction("", "", ""), history.table, words)
    assert page.toPlainText().count("◆") == 1 and words.text("unnoticed-heading") in page.toPlainText()
