"""The page of a clause: what the program does about it, and the cases that show it, by mouse and by keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bridgetable.coverage.standing import LATEST_FIRST
from bridgetable.table.edition import Edition
from bridgetable.ui.director import law_page as law_page_module
from bridgetable.ui.director.law_page import LawPage
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.ui.opened import answer, open_window

EN = Words.of("en", strict=True)
BOTH_REVOKE = "revoke/revoke-41-both-sides-revoke.case.json"


def law_page(qtbot: QtBot, clause: str, edition: Edition, *, opens_cases: bool = True, words: Words = EN) -> LawPage:
    page = LawPage(words, clause, edition, opens_cases=opens_cases)
    qtbot.addWidget(page)
    page.show()
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_tells_how_the_clause_stands_in_each_edition(qtbot: QtBot, language: str) -> None:
    words = Words.of(language, strict=True)
    page = law_page(qtbot, "64B7", Edition.E2007, words=words)
    text = page.page.toPlainText()
    assert words.text("coverage-here") in text and f"64B7: {words.text('coverage-ruled')} †" in text
    assert words.text("coverage-shown-by") in text


def test_a_column_for_one_more_edition_fits(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt makes four columns a pixel wider than every other width of the page."""
    monkeypatch.setattr(law_page_module, "LATEST_FIRST", (Edition.E2017, *LATEST_FIRST))
    page = law_page(qtbot, "50D2", Edition.E2017)
    assert page.page.toPlainText().count("Laws of 2017") == 3
    for width in range(page.width(), page.width() + 6):
        page.resize(width, page.height())
        QApplication.processEvents()
        assert not page.page.horizontalScrollBar().isVisible()


def test_a_case_that_is_clicked_closes_it(qtbot: QtBot) -> None:
    page = law_page(qtbot, "64B7", Edition.E2007)
    assert f'href="case:{BOTH_REVOKE}"' in page.page.toHtml()
    page.page.anchorClicked.emit(QUrl(f"case:{BOTH_REVOKE}"))
    assert not page.isVisible() and page.case is not None and page.case.is_file()


def test_a_case_is_opened_by_keyboard(qtbot: QtBot) -> None:
    page = law_page(qtbot, "64B7", Edition.E2007)
    page.page.setFocus()
    QTest.keyClick(page.page, Qt.Key.Key_Tab)
    QTest.keyClick(page.page, Qt.Key.Key_Return)
    assert not page.isVisible() and page.case is not None and page.case.name == BOTH_REVOKE.rpartition("/")[2]


def test_where_no_case_can_be_opened_they_are_named(qtbot: QtBot) -> None:
    page = law_page(qtbot, "64B7", Edition.E2007, opens_cases=False)
    assert "case:" not in page.page.toHtml() and EN.text("coverage-shown-by") in page.page.toPlainText()


def test_without_a_case_it_says_so(qtbot: QtBot) -> None:
    text = law_page(qtbot, "93A", Edition.E2017).page.toPlainText()
    assert EN.text("coverage-no-cases") in text and EN.text("coverage-why-appeals") in text


def test_the_case_that_is_chosen_is_opened_in_the_window(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)

    def choose(dialog: object) -> None:
        assert isinstance(dialog, LawPage)
        dialog.page.anchorClicked.emit(QUrl(f"case:{BOTH_REVOKE}"))

    answer(choose)
    window.parts.director_dialogs.show_law("64B7")
    assert window.session.document.path.endswith(BOTH_REVOKE.rpartition("/")[2])
