"""Booklets made in the window: cases are searched in the library and ticked, and one file has them all."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFileDialog
from pytestqt.qtbot import QtBot

from bridgetable.cases.library.cases import LibraryCase, read_library_case
from bridgetable.disk.resources import resources
from bridgetable.document.document import DocumentError
from bridgetable.reports.booklet import Answers
from bridgetable.table.text import in_language
from bridgetable.ui.kit.row_list import tick_all
from bridgetable.ui.lesson.panel import LessonAction
from bridgetable.ui.papers.dialogs import TICKED, BookletDialog, booklet_of, cases_offered
from bridgetable.ui.shell.window import Window
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.ui.lesson.lesson_files import NOTE, TITLE, lesson_file, opened
from tests.ui.opened import answer, look_at, make_papers_here, open_window, shipped_cases_read

PATHS = sorted((resources() / "cases" / "revoke").glob("*.case.json"))[:4]
CASES = [read_library_case(path) for path in PATHS]


@pytest.fixture(params=LANGUAGES)
def window(qtbot: QtBot, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Window:
    window = open_window(qtbot, tmp_path, request.param, cache=shipped_cases_read(tmp_path))
    make_papers_here(monkeypatch)
    return window


def save_as(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))


def titles(cases: Sequence[LibraryCase], language: str) -> list[str]:
    return [in_language(case.title, language) for case in cases]


def test_the_cases_that_are_ticked_become_a_booklet(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "booklet.txt"
    save_as(monkeypatch, file)

    def fill_in(dialog: QDialog) -> None:
        assert isinstance(dialog, BookletDialog) and len(dialog.ticked) == len(CASES)
        dialog.list.item(1).setCheckState(Qt.CheckState.Unchecked)
        dialog.heading.setText("Thursday's course")

    answer(fill_in)
    window.parts.library.booklet_wanted.emit(tuple(CASES))
    text = " ".join(file.read_text("utf-8").split())
    kept = titles([CASES[0], *CASES[2:]], window.session.words.language)
    assert "Thursday's course" in text and [title for title in kept if " ".join(title.split()) not in text] == []
    assert " ".join(titles(CASES[1:2], window.session.words.language)[0].split()) not in text
    assert "booklet.txt" in window.parts.library.panel.status.text()


def test_nothing_ticked_makes_nothing(window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "booklet.pdf"
    save_as(monkeypatch, file)

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, BookletDialog)
        tick_all(dialog.list, False)
        assert dialog.fault.text() and not dialog.ticked
        dialog.accept()
        assert dialog.isVisible() and not file.exists()
        tick_all(dialog.list, True)
        assert not dialog.fault.text() and len(dialog.ticked) == len(CASES)

    look_at(look)
    window.parts.library.booklet_wanted.emit(tuple(CASES))
    assert not file.exists()


def test_of_many_cases_the_chosen_one_is_ticked(window: Window) -> None:
    many = (CASES * TICKED)[: TICKED + 1]
    words, waiting = window.session.words, window.parts.waiting
    assert BookletDialog(words, cases_offered(many, None, words), waiting, window).ticked == ()
    dialog = BookletDialog(words, cases_offered(many[:TICKED], None, words), waiting, window)
    assert len(dialog.ticked) == TICKED


def test_a_case_that_is_gone_is_one_sentence(window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, gone = tmp_path / "booklet.pdf", tmp_path / "gone.case.json"
    gone.write_bytes(PATHS[0].read_bytes())
    case = read_library_case(gone)
    gone.unlink()
    save_as(monkeypatch, file)

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, BookletDialog)
        dialog.accept()
        assert dialog.isVisible() and "gone.case.json" in dialog.fault.text() and not file.exists()

    look_at(look)
    window.parts.library.booklet_wanted.emit((case,))
    with pytest.raises(DocumentError):
        booklet_of([str(gone)], "en", Words.of("en").indices, Answers.END, "")


def test_the_menu_opens_the_library_and_says_how(window: Window) -> None:
    window.parts.commands["booklet"].trigger()
    panel = window.parts.library.panel
    assert panel.isVisible() and panel.status.text() == window.session.words.text("library-booklet-how")


def test_a_lesson_becomes_a_booklet_under_its_own_title(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its pages and cases in their order; a case that is gone is not ticked."""
    window = open_window(qtbot, tmp_path, "it")
    panel = opened(qtbot, window, lesson_file(tmp_path)).lessons.panel
    file = tmp_path / "booklet.txt"
    make_papers_here(monkeypatch)
    save_as(monkeypatch, file)
    panel.show()

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, BookletDialog) and dialog.list.count() == len(dialog.ticked) + 1
        assert dialog.heading.text() == in_language(TITLE, window.session.words.language)

    answer(look)
    panel.buttons[LessonAction.BOOKLET].click()
    text, language = file.read_text("utf-8"), window.session.words.language
    assert in_language(TITLE, language) in text and in_language(NOTE.text, language) in text
    assert "In the file" in text and "booklet.txt" in panel.status.text()
