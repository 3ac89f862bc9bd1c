"""The manual in its window: contents, search, links, the way back, letters, by mouse and by keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt, QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QToolButton
from pytestqt.qtbot import QtBot

from bridgetable.disk.resources import resources
from bridgetable.ui.manual.dialog import SIZE, ManualDialog
from bridgetable.ui.manual.page_view import LEAST, MOST
from bridgetable.ui.manual.pages import PICTURES, pages
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.languages import WRITTEN

IMAGE = QTextDocument.ResourceType.ImageResource.value


@pytest.fixture
def settings(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)


def manual(qtbot: QtBot, settings: QSettings, language: str = "en") -> ManualDialog:
    dialog = ManualDialog(Words.of(language, strict=True), settings)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    QApplication.processEvents()
    return dialog


def titles(dialog: ManualDialog) -> list[str]:
    return [line.text(0) for line in dialog.contents.lines]


def seen(dialog: ManualDialog) -> str:
    """The file name of the page that is shown."""
    return dialog.shown.name if dialog.shown is not None else ""


# -- pages -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_lists_the_pages_of_the_language_and_shows_the_first(
    qtbot: QtBot, settings: QSettings, language: str
) -> None:
    dialog = manual(qtbot, settings, language)
    assert titles(dialog) == [page.title for page in pages(language)]
    assert dialog.shown == pages(language)[0]
    assert dialog.page.toPlainText().startswith(pages(language)[0].title)


@pytest.mark.parametrize("language", WRITTEN)
def test_every_page_is_shown_as_text_not_as_markup(qtbot: QtBot, settings: QSettings, language: str) -> None:
    dialog = manual(qtbot, settings, language)
    for page in pages(language):
        dialog.open_page(page.name)
        shown = dialog.page.toPlainText()
        assert dialog.page.accessibleName() == page.title
        assert not any(mark in shown for mark in ("**", "](", "|---", "\n#")), page.name
        if page.group != "files":
            assert "`" not in shown and "\\|" not in shown, page.name


def test_the_keyboard_goes_through_pages_and_sections(qtbot: QtBot, settings: QSettings) -> None:
    dialog = manual(qtbot, settings)
    first, second = pages("en")[:2]
    QTest.keyClick(dialog.contents, Qt.Key.Key_Down)
    assert seen(dialog) == first.name and dialog.page.verticalScrollBar().value() > 0
    for _ in range(len(first.sections)):
        QTest.keyClick(dialog.contents, Qt.Key.Key_Down)
    assert seen(dialog) == second.name
    assert dialog.page.toPlainText().startswith(second.title)


def test_back_and_forward_lead_through_what_was_read(qtbot: QtBot, settings: QSettings) -> None:
    dialog = manual(qtbot, settings)
    back, forward = (dialog.findChildren(QToolButton, f"manual-{name}")[0] for name in ("back", "forward"))
    assert not back.isEnabled()
    dialog.open_page("07-table.md")
    dialog.page.verticalScrollBar().setValue(200)
    dialog.open_page("08-keys.md")
    QTest.keyClick(dialog.page, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert seen(dialog) == "07-table.md" and dialog.page.verticalScrollBar().value() == 200
    forward.click()
    assert seen(dialog) == "08-keys.md" and not forward.isEnabled()
    QTest.mousePress(dialog.page.viewport(), Qt.MouseButton.BackButton)
    assert seen(dialog) == "07-table.md"


def test_it_opens_at_a_page_before_which_there_is_none(qtbot: QtBot, settings: QSettings) -> None:
    dialog = ManualDialog(Words.of("en", strict=True), settings, first="08-keys.md")
    qtbot.addWidget(dialog)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    dialog.show()
    assert seen(dialog) == "08-keys.md" and dialog.page.toPlainText().startswith("Keys")
    dialog.turn(-1)
    assert seen(dialog) == "08-keys.md"


@pytest.mark.parametrize("key", [Qt.Key.Key_F1, Qt.Key.Key_Escape])
def test_f1_and_escape_leave_it(qtbot: QtBot, settings: QSettings, key: Qt.Key) -> None:
    dialog = manual(qtbot, settings)
    QTest.keyClick(dialog.contents, key)
    assert not dialog.isVisible()


# -- search ----------------------------------------------------------------------------------------------------------


def test_a_search_leaves_the_pages_that_have_all_its_words(qtbot: QtBot, settings: QSettings) -> None:
    dialog = manual(qtbot, settings)
    dialog.search.setText("screens regulation")
    assert seen(dialog) == "09-laws.md"
    assert titles(dialog) == [page.title for page in pages("en") if page.contains("screens regulation")]
    dialog.search.setText("no such words at all xyz")
    assert (titles(dialog), dialog.page.toPlainText()) == ([], "")
    assert dialog.fault.text() == dialog.words.text("manual-nothing")
    dialog.search.clear()
    assert len(titles(dialog)) == len(pages("en"))
    assert not dialog.fault.isVisible()


def test_enter_goes_to_the_next_place_and_leaves_the_manual_open(qtbot: QtBot, settings: QSettings) -> None:
    dialog = manual(qtbot, settings)
    QTest.keyClick(dialog.page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert dialog.search.hasFocus()
    dialog.search.setText("Director")
    first = dialog.page.textCursor().position()
    assert dialog.page.textCursor().selectedText().casefold() == "director"
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.page.textCursor().position() > first


def test_after_the_last_place_comes_the_first(qtbot: QtBot, settings: QSettings) -> None:
    dialog = manual(qtbot, settings)
    dialog.search.setText("PBN notation")
    place = dialog.page.textCursor().position()
    dialog.find_next()
    assert dialog.page.textCursor().position() == place


def test_words_that_stand_apart_are_found_by_the_first(qtbot: QtBot, settings: QSettings) -> None:
    dialog = manual(qtbot, settings)
    dialog.search.setText("projector Poznań")
    assert titles(dialog) == []
    dialog.search.setText("tray unauthorised")
    assert dialog.page.textCursor().selectedText() == "tray"


# -- links and pictures ----------------------------------------------------------------------------------------------


def test_links_open_pages_and_headings_of_the_manual(qtbot: QtBot, settings: QSettings) -> None:
    dialog = manual(qtbot, settings)
    dialog.page.anchorClicked.emit(QUrl("11-scores.md"))
    assert seen(dialog) == "11-scores.md"
    dialog.page.anchorClicked.emit(QUrl("07-table.md#the-director"))
    assert seen(dialog) == "07-table.md" and dialog.page.textCursor().block().text() == "The Director"
    dialog.page.anchorClicked.emit(QUrl("../case-format.md"))
    assert seen(dialog) == "case-format.md"


def test_links_to_anywhere_else_are_not_followed(qtbot: QtBot, settings: QSettings) -> None:
    dialog = manual(qtbot, settings)
    wanted: list[str] = []
    dialog.case_wanted.connect(wanted.append)
    before = dialog.page.toPlainText()
    for elsewhere in (
        "https://example.org/09-laws.md",
        "file:///etc/passwd",
        "no-such-page.md",
        "../case.schema.json",
        "../../../../etc/passwd.json",
        "../../cases/none.case.json",
    ):
        dialog.page.anchorClicked.emit(QUrl(elsewhere))
    assert dialog.page.toPlainText() == before and wanted == []
    assert not dialog.page.openLinks() and not dialog.page.openExternalLinks()


def test_a_link_to_a_case_asks_for_it(qtbot: QtBot, settings: QSettings) -> None:
    dialog = manual(qtbot, settings)
    case = sorted((resources() / "cases").rglob("*.case.json"))[0]
    wanted: list[str] = []
    dialog.case_wanted.connect(wanted.append)
    dialog.page.anchorClicked.emit(QUrl(f"../../cases/{case.parent.name}/{case.name}"))
    assert [Path(path) for path in wanted] == [case.resolve()]


def test_pictures_come_from_the_manual_only_and_fit_the_page(qtbot: QtBot, settings: QSettings) -> None:
    page = manual(qtbot, settings).page
    picture = page.loadResource(IMAGE, QUrl("../pictures/table-en.png"))
    assert isinstance(picture, QImage)
    assert 0 < picture.width() <= page.viewport().width() < QImage(str(PICTURES / "table-en.png")).width()
    assert page.loadResource(IMAGE, QUrl("https://example.org/table-en.png")) is None
    assert page.loadResource(IMAGE, QUrl("../no-such-picture.png")) is None
    assert page.loadResource(QTextDocument.ResourceType.HtmlResource.value, QUrl("table-en.png")) is None


# -- letters ---------------------------------------------------------------------------------------------------------


def test_letters_grow_and_shrink_and_stay_so(qtbot: QtBot, settings: QSettings) -> None:
    dialog = manual(qtbot, settings)
    usual = dialog.page.document().defaultFont().pixelSize()
    QTest.keyClick(dialog.page, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    larger = dialog.page.document().defaultFont().pixelSize()
    assert larger > usual
    again = manual(qtbot, settings)
    assert again.page.document().defaultFont().pixelSize() == larger
    QTest.keyClick(again.page, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert again.page.document().defaultFont().pixelSize() == usual


def test_letters_have_bounds_whatever_the_settings_hold(qtbot: QtBot, settings: QSettings) -> None:
    settings.setValue(SIZE, 9000)
    dialog = manual(qtbot, settings)
    usual = dialog.page.fontInfo().pixelSize()
    assert dialog.page.document().defaultFont().pixelSize() == round(usual * MOST / 100)
    for _ in range(20):
        dialog.resize_letters(-1)
    assert dialog.page.document().defaultFont().pixelSize() == round(usual * LEAST / 100)


def test_a_narrower_page_has_a_smaller_picture_and_keeps_what_is_marked(qtbot: QtBot, settings: QSettings) -> None:
    dialog = manual(qtbot, settings)
    dialog.search.setText("Director")
    dialog.find_next()
    marked = dialog.page.textCursor().position()
    dialog.resize(dialog.width() - 150, dialog.height())
    QApplication.processEvents()
    assert dialog.page.horizontalScrollBar().maximum() == 0
    assert dialog.page.textCursor().position() == marked
    assert dialog.page.textCursor().selectedText().casefold() == "director"


# -- paper -----------------------------------------------------------------------------------------------------------


def test_it_is_saved_as_a_file(
    qtbot: QtBot, settings: QSettings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = manual(qtbot, settings, "it")
    file = tmp_path / "manuale.txt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    dialog.save()
    assert file.read_text("utf-8").startswith("Il manuale di bridgetable\n")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "none" / "x.txt"), ""))
    dialog.save()
    assert dialog.fault.text()
