"""Exam papers made in the window: what is asked, what stands in the file, and what is said where it cannot be made."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QFileDialog
from pytestqt.qtbot import QtBot

from bridgetable.rehearsal.exam.conditions import Conditions, ExamError, Source
from bridgetable.rehearsal.exam.making import exam_of
from bridgetable.rehearsal.exam.paper import paper_of
from bridgetable.reports.page_text import text_of
from bridgetable.table.question import say
from bridgetable.ui.exam.conditions_dialog import ExamPaperDialog
from bridgetable.ui.kit.waiting import Waiting
from bridgetable.ui.shell.window import Window
from bridgetable.words.catalogue import refused_line
from bridgetable.words.languages import LANGUAGES
from tests.ui.opened import answer, look_at, make_papers_here, open_window

CONDITIONS = Conditions(7, count=1, source=Source.SHIPPED)


@pytest.fixture(params=LANGUAGES)
def window(qtbot: QtBot, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Window:
    window = open_window(qtbot, tmp_path, request.param)
    make_papers_here(monkeypatch)
    return window


def fill_in(dialog: QDialog, *, answers: bool) -> ExamPaperDialog:
    assert isinstance(dialog, ExamPaperDialog)
    dialog.seed.setText("7")
    dialog.count.setValue(1)
    dialog.minutes.setValue(0)
    dialog.source.setCurrentIndex(dialog.source.findData(Source.SHIPPED))
    dialog.answers.choose(answers)
    return dialog


@pytest.mark.parametrize("answers", [True, False])
def test_the_paper_is_the_one_that_the_command_line_makes(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answers: bool
) -> None:
    file = tmp_path / "paper.txt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    answer(lambda dialog: fill_in(dialog, answers=answers))
    window.parts.commands["exam-paper"].trigger()
    words = window.session.words
    paper = paper_of(CONDITIONS, exam_of(CONDITIONS), words, answers=answers)
    assert file.read_text("utf-8") == text_of(paper)
    assert "paper.txt" in window.parts.caption.plain


def test_it_is_proposed_in_a_folder_that_the_user_can_see(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    proposed: list[Path] = []

    def propose(parent: object, title: str, name: str, *_: object) -> tuple[str, str]:
        proposed.append(Path(name))
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", propose)

    def look(dialog: QDialog) -> None:
        fill_in(dialog, answers=True).accept()
        assert dialog.isVisible()

    look_at(look)
    window.parts.commands["exam-paper"].trigger()
    assert proposed[0].is_absolute() and proposed[0].parent.is_dir() and proposed[0].suffix == ".pdf"


def test_what_cannot_be_made_is_one_sentence_and_the_dialog_stays(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "paper.pdf"
    refused = ExamError(say("exam-no-such-law", law="1"))

    def refuse(*_: object, **__: object) -> object:
        raise refused

    monkeypatch.setattr(Waiting, "call", refuse)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))

    def look(dialog: QDialog) -> None:
        paper = fill_in(dialog, answers=True)
        paper.accept()
        assert paper.isVisible() and paper.fault.text() == refused_line(window.session.words, refused)
        paper.laws.setText("wrong")
        paper.accept()
        assert paper.isVisible() and "wrong" in paper.fault.text()

    look_at(look)
    window.parts.commands["exam-paper"].trigger()
    assert not file.exists()
