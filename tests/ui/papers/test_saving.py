"""Documents saved from a dialog: what stands in the file, and that nothing is replaced unasked."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from bridgetable.reports import page
from bridgetable.ui.kit import waiting
from bridgetable.ui.kit.dialogs import FormDialog, QuestionDialog
from bridgetable.ui.kit.waiting import WaitingDialog
from bridgetable.ui.papers.printing import save_document
from bridgetable.words.catalogue import Words
from tests.reports.documents import document
from tests.ui.kit.notices import when_shown

ENGLISH = Words.of("en", strict=True)


@pytest.fixture
def dialog(qtbot: QtBot) -> FormDialog:
    dialog = FormDialog("exam-result", ENGLISH, only_close=True)
    dialog.finish()
    qtbot.addWidget(dialog)
    return dialog


def save(dialog: FormDialog, monkeypatch: pytest.MonkeyPatch, path: Path | str) -> None:
    """Saves a document under the name that the user gives."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    save_document(lambda: document(page.Paragraph("A word.")), "a", dialog)


@pytest.mark.parametrize(
    ("name", "file", "start"),
    [
        ("a.pdf", "a.pdf", b"%PDF-"),
        ("a.HTML", "a.HTML", b"<!DOCTYPE html>"),
        ("a.txt", "a.txt", b""),
        ("a", "a.pdf", b"%PDF-"),
        ("a.b", "a.b.pdf", b"%PDF-"),
    ],
)
def test_the_ending_says_what_is_written(
    dialog: FormDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, file: str, start: bytes
) -> None:
    save(dialog, monkeypatch, tmp_path / name)
    assert (tmp_path / file).read_bytes().startswith(start) and not dialog.fault.text()


@pytest.mark.parametrize("agreed", [True, False])
def test_a_file_is_replaced_under_a_name_nobody_typed_only_if_the_user_agrees(
    dialog: FormDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, agreed: bool
) -> None:
    file = tmp_path / "a.pdf"
    file.write_bytes(b"before")
    asked: list[str] = []

    def answer(question: QuestionDialog) -> bool:
        asked.append(question.question.text())
        return agreed

    monkeypatch.setattr(QuestionDialog, "exec", answer)
    save(dialog, monkeypatch, tmp_path / "a")
    assert len(asked) == 1 and "a.pdf" in asked[0] and (file.read_bytes() == b"before") is not agreed


def test_whoever_cancels_writes_nothing(dialog: FormDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save(dialog, monkeypatch, "")
    monkeypatch.setattr(waiting, "SLICE_SECONDS", -1)
    monkeypatch.setattr(waiting, "NOTICE_DELAY", 0)
    when_shown(WaitingDialog.reject)
    save(dialog, monkeypatch, tmp_path / "a.pdf")
    assert not list(tmp_path.iterdir()) and not dialog.fault.text()


def test_what_cannot_be_written_is_one_sentence(
    dialog: FormDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(dialog, monkeypatch, tmp_path / "none" / "a.txt")
    assert "a.txt" in dialog.fault.text() and not list(tmp_path.iterdir())
    save(dialog, monkeypatch, tmp_path / "a.txt")
    assert not dialog.fault.text()
