"""The manual in the window: its pages, its search, its links and pictures, by mouse and by keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.ui.shell.content.manual_pages import PICTURES, Page, pages
from bridgetable.ui.shell.manual import ManualDialog
from bridgetable.words.catalogue import LANGUAGES, Words
from tests.ui.opened import answer, open_window

IMAGE = QTextDocument.ResourceType.ImageResource.value


def manual(qtbot: QtBot, language: str = "en") -> ManualDialog:
    dialog = ManualDialog(Words.of(language, strict=True))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def titles(dialog: ManualDialog) -> list[str]:
    return [dialog.list.item(row).text() for row in range(dialog.list.count())]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_lists_the_pages_of_the_language_and_shows_the_first(qtbot: QtBot, language: str) -> None:
    dialog = manual(qtbot, language)
    assert titles(dialog) == [page.title for page in pages(language)]
    assert dialog.shown == pages(language)[0]
    assert dialog.page.toPlainText().startswith(pages(language)[0].title)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_shown_as_text_not_as_markup(qtbot: QtBot, language: str) -> None:
    dialog = manual(qtbot, language)
    for page in pages(language):
        dialog.open_page(page.name)
        shown = dialog.page.toPlainText()
        assert dialog.page.accessibleName() == page.title
        assert not any(mark in shown for mark in ("**", "`", "](", "|---", "\n#")), page.name


def test_a_language_without_pages_of_its_own_has_the_english_ones(qtbot: QtBot, tmp_path: Path) -> None:
    assert pages("fr") == pages("en")
    window = open_window(qtbot, tmp_path, "fr")
    found: list[tuple[str, list[str]]] = []

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, ManualDialog)
        found.append((dialog.windowTitle(), titles(dialog)))

    answer(look)
    window.parts.commands["manual"].trigger()
    assert found == [("Manuel", [page.title for page in pages("en")])]


def test_the_keyboard_goes_through_the_pages(qtbot: QtBot) -> None:
    dialog = manual(qtbot)
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    assert dialog.shown == pages("en")[1]
    assert dialog.page.toPlainText().startswith(pages("en")[1].title)


def test_a_search_leaves_the_pages_that_have_all_its_words(qtbot: QtBot) -> None:
    dialog = manual(qtbot)
    dialog.search.setText("screens regulation")
    assert dialog.shown is not None and dialog.shown.name == "3-laws.md"
    assert titles(dialog) == [page.title for page in pages("en") if page.contains("screens regulation")]
    dialog.search.setText("no such words at all xyz")
    assert (titles(dialog), dialog.page.toPlainText()) == ([], "")
    assert dialog.fault.text() == dialog.words.text("manual-nothing")
    dialog.search.clear()
    assert len(titles(dialog)) == len(pages("en"))
    assert not dialog.fault.isVisible()


def test_enter_goes_to_the_next_place_and_leaves_the_manual_open(qtbot: QtBot) -> None:
    dialog = manual(qtbot)
    dialog.search.setText("Director")
    first = dialog.page.textCursor().position()
    assert dialog.page.textCursor().selectedText().casefold() == "director"
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.page.textCursor().position() > first


def test_after_the_last_place_comes_the_first(qtbot: QtBot) -> None:
    dialog = manual(qtbot)
    dialog.search.setText("PBN notation")
    place = dialog.page.textCursor().position()
    dialog.find_next()
    assert dialog.page.textCursor().position() == place


def test_words_that_stand_apart_are_found_by_the_first(qtbot: QtBot) -> None:
    dialog = manual(qtbot)
    dialog.search.setText("projector Poznań")
    assert titles(dialog) == []
    dialog.search.setText("tray unauthorised")
    assert dialog.page.textCursor().selectedText() == "tray"


def test_escape_closes_it(qtbot: QtBot) -> None:
    dialog = manual(qtbot)
    QTest.keyClick(dialog.list, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_links_open_pages_of_the_manual_and_nothing_else(qtbot: QtBot) -> None:
    dialog = manual(qtbot)
    dialog.page.anchorClicked.emit(QUrl("4-scores.md"))
    assert dialog.shown is not None and dialog.shown.name == "4-scores.md"
    before = dialog.page.toPlainText()
    for elsewhere in ("https://example.org/4-laws.md", "file:///etc/passwd", "no-such-page.md"):
        dialog.page.anchorClicked.emit(QUrl(elsewhere))
    assert dialog.page.toPlainText() == before
    assert not dialog.page.openLinks() and not dialog.page.openExternalLinks()


def test_a_link_to_a_case_closes_the_manual(qtbot: QtBot) -> None:
    for elsewhere in ("../../cases/revoke/no-such.case.json", "../../manual/en/4-scores.case.json"):
        dialog = manual(qtbot)
        dialog.page.anchorClicked.emit(QUrl(elsewhere))
        assert dialog.isVisible() and dialog.case is None
    dialog = manual(qtbot)
    dialog.page.anchorClicked.emit(QUrl("../../cases/revoke/revoke-29-two-tricks.case.json"))
    assert not dialog.isVisible() and dialog.case is not None and dialog.case.is_file()


def test_the_case_of_a_link_is_opened_in_the_window(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)

    def choose(dialog: object) -> None:
        assert isinstance(dialog, ManualDialog)
        dialog.page.anchorClicked.emit(QUrl("../../cases/revoke/revoke-29-two-tricks.case.json"))

    answer(choose)
    window.parts.table_dialogs.open_manual()
    assert window.session.document.path.endswith("revoke-29-two-tricks.case.json")


def test_the_pages_stand_in_the_order_of_their_numbers() -> None:
    numbers = [int(page.name.partition("-")[0]) for page in pages("en")]
    assert numbers == sorted(numbers) and numbers[-1] >= 10


def test_pictures_come_from_the_manual_only_and_fit_the_page(qtbot: QtBot) -> None:
    dialog = manual(qtbot)
    page = dialog.page
    picture = page.loadResource(IMAGE, QUrl("../pictures/window-en.png"))
    assert isinstance(picture, QImage)
    assert 0 < picture.width() <= page.viewport().width() < QImage(str(PICTURES / "window-en.png")).width()
    assert page.loadResource(IMAGE, QUrl("https://example.org/window-en.png")) is None
    assert page.loadResource(IMAGE, QUrl("../no-such-picture.png")) is None
    assert page.loadResource(QTextDocument.ResourceType.HtmlResource.value, QUrl("window-en.png")) is None


def test_a_narrower_page_has_a_smaller_picture_and_keeps_what_is_marked(qtbot: QtBot) -> None:
    dialog = manual(qtbot)
    dialog.search.setText("Director")
    dialog.find_next()
    marked = dialog.page.textCursor().position()
    dialog.resize(dialog.width() - 150, dialog.height())
    QApplication.processEvents()
    assert dialog.page.horizontalScrollBar().maximum() == 0
    assert dialog.page.textCursor().position() == marked
    assert dialog.page.textCursor().selectedText().casefold() == "director"


def test_no_table_of_the_largest_page_is_wider_than_the_page(qtbot: QtBot) -> None:
    dialog = manual(qtbot)
    dialog.open_page("10-coverage.md")
    assert dialog.page.horizontalScrollBar().maximum() == 0


def test_a_page_contains_what_people_read_of_it() -> None:
    page = Page("a.md", "A", "# A\n\n**Law** `62C1`: a [link](https://example.org)\n\n| x | y |\n|---|---|\n")
    assert page.contains("law 62c1") and page.contains("LINK x") and page.contains("")
    assert not page.contains("example") and not page.contains("**") and not page.contains("law 64")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_dialog_exist(language: str) -> None:
    words = Words.of(language, strict=True)
    assert all(words.text(f"manual-{key}") for key in ("title", "search", "pages", "nothing"))


def test_f1_opens_it(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    titles: list[str] = []
    answer(lambda dialog: titles.append(dialog.windowTitle()))
    QTest.keyClick(window.table, Qt.Key.Key_F1)
    assert titles == [window.session.words.text("manual-title")]
