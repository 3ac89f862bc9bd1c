"""Hand records made in the window: a file and boards are chosen, pages are saved, faults are told in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QFileDialog
from pytestqt.qtbot import QtBot

from bridgetable.document.document import DocumentError
from bridgetable.reports import page
from bridgetable.reports.boards import A_PAGE
from bridgetable.ui.papers.dialogs import HandRecordsDialog, numbers_in, records_in
from bridgetable.ui.papers.pdf import laid_out
from bridgetable.ui.shell.window import Window
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.each import for_each
from tests.reports.documents import document
from tests.situations import POZNAN
from tests.ui.opened import answer, look_at, make_papers_here, open_window

CLUB = Path(__file__).parents[2] / "pictures" / "club-evening.pbn"
BOARDS = 23


@pytest.fixture(params=LANGUAGES)
def window(qtbot: QtBot, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Window:
    window = open_window(qtbot, tmp_path, request.param)
    make_papers_here(monkeypatch)
    return window


@for_each(
    ("text", "numbers"),
    [
        ("", set()),
        ("1-3, 7", {1, 2, 3, 7}),
        ("5 – 6;9 11", {5, 6, 9, 11}),
        ("3-1", None),
        ("all", None),
        ("1-", None),
        ("99999", None),
    ],
)
def test_numbers_of_boards_are_read_as_people_write_them(text: str, numbers: set[int] | None) -> None:
    assert numbers_in(text) == numbers


@pytest.mark.parametrize("ending", [".pdf", ".html", ".txt"])
def test_the_boards_of_a_file_are_saved(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    file = tmp_path / f"records{ending}"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(CLUB), ""))

    def fill_in(dialog: QDialog) -> None:
        assert isinstance(dialog, HandRecordsDialog) and dialog.fault.text()
        dialog.choose.click()
        dialog.boards.setText("2-4")
        dialog.heading.setText("Thursday & <friends>")
        assert not dialog.fault.text()

    answer(fill_in)
    window.parts.commands["hand-records"].trigger()
    written = file.read_bytes()
    assert file.name in window.parts.caption.plain and len(written) > 500
    if ending == ".txt":
        text, board = written.decode(), "Donne" if window.session.words.language == "fr" else "Board"
        assert "Thursday & <friends>" in text and f"{board} 2" in text and f"{board} 5" not in text and "…" not in text


def test_what_cannot_be_made_is_one_sentence_and_the_dialog_stays(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "records.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, HandRecordsDialog)
        for path, boards in ((CLUB, "777"), (tmp_path / "nothing.pbn", ""), (CLUB, "x")):
            dialog.file.setText(str(path))
            dialog.boards.setText(boards)
            dialog.accept()
            assert dialog.isVisible() and dialog.fault.text() and not file.exists()

    look_at(look)
    window.parts.commands["hand-records"].trigger()


def test_the_file_whose_board_is_on_the_table_is_there_already(window: Window, tmp_path: Path) -> None:
    file = tmp_path / "one.pbn"
    file.write_text(f'[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "{POZNAN}"]\n', "utf-8")
    assert window.parts.documents.open_path(str(file))
    seen: list[str] = []

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, HandRecordsDialog)
        seen.append(dialog.file.text())

    look_at(look)
    window.parts.commands["hand-records"].trigger()
    assert seen == [str(file)]


@pytest.mark.parametrize("a_page", A_PAGE)
def test_a_page_of_paper_holds_as_many_boards_as_was_wanted(qtbot: QtBot, a_page: int) -> None:
    made = records_in(str(CLUB), frozenset(), "it", Words.of("it").indices, "Una sera al circolo", a_page)
    assert len(laid_out(made).sheets) == -(-BOARDS // a_page)


def test_columns_stand_beside_each_other(qtbot: QtBot) -> None:
    words = page.Paragraph("word")
    (one,), (beside,) = (laid_out(document(each)).sheets for each in (words, page.Columns(((words,), (words,)))))
    assert len(beside) == 1 and beside[0].strip.height == one[0].strip.height


def test_a_file_without_boards_is_refused() -> None:
    with pytest.raises(DocumentError):
        records_in(str(CLUB), frozenset({999}), "en", Words.of("en").indices, "", 4)
