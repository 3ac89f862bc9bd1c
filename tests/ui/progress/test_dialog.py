"""The page of the progress: what it shows, and what can be done with what is kept."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from bridgetable.rehearsal.asked import Outcome
from bridgetable.rehearsal.progress import ProgressStore
from bridgetable.ui.kit.dialogs import QuestionDialog
from bridgetable.ui.progress.dialog import ProgressDialog
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.rehearsal.answers import START, answer

SHIPPED = "revoke/revoke-42-six-clubs-become-three.case.json"
ANSWERS = (answer(Outcome.WRONG, case=SHIPPED), answer(case="b.case.json", clauses=("50D2",), day=0.1))


@pytest.fixture
def store(tmp_path: Path) -> ProgressStore:
    store = ProgressStore(tmp_path / "kept")
    store.add(ANSWERS)
    return store


def opened(qtbot: QtBot, store: ProgressStore, language: str = "en") -> ProgressDialog:
    dialog = ProgressDialog(Words.of(language, strict=True), store, lambda: START + timedelta(hours=1))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def names(dialog: ProgressDialog) -> list[str]:
    model = dialog.laws.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_shows_what_is_kept_and_says_where(qtbot: QtBot, store: ProgressStore, language: str) -> None:
    dialog = opened(qtbot, store, language)
    assert dialog.coming.rowCount() == 2 and dialog.laws.rowCount() == 2 and dialog.families.rowCount() == 1
    assert str(store.file) in dialog.private.text() and dialog.fault.isHidden()
    # Without the bars everything can be read, too.
    spoken = dialog.laws.model().index(1, 5).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == Words.of(language).text(
        "progress-spoken", name=Words.of(language).text("law-number", law="64"), right=0, partly=0, wrong=1, share=0
    )
    for page in range(3):
        dialog.pages.setCurrentIndex(page)
        assert not dialog.grab().isNull()


def test_an_edition_and_the_weakest_first_are_chosen(qtbot: QtBot, store: ProgressStore) -> None:
    dialog = opened(qtbot, store)
    assert names(dialog) == ["Law 50", "Law 64"]
    dialog.weakest.setChecked(True)
    assert names(dialog) == ["Law 64", "Law 50"]
    dialog.edition.setCurrentIndex(1)
    assert dialog.laws.rowCount() == dialog.coming.rowCount() == 0 and not dialog.rehearse.isEnabled()


def test_enter_rehearses_the_line_that_is_current(qtbot: QtBot, store: ProgressStore) -> None:
    dialog = opened(qtbot, store)
    wanted: list[object] = []
    dialog.rehearsal_wanted.connect(wanted.append)
    QTest.keyClick(dialog.coming, Qt.Key.Key_Down)
    QTest.keyClick(dialog.coming, Qt.Key.Key_Return)
    assert wanted == [dialog.coming.lines[1].scheduled] and dialog.isHidden()


def test_it_is_copied_as_text(qtbot: QtBot, store: ProgressStore) -> None:
    opened(qtbot, store).actions_by_name["copy"].click()
    assert "Law 64: 0 right, 0 in part, 1 wrong; 0 %" in QGuiApplication.clipboard().text()


def test_what_was_exported_is_imported_after_clearing(
    qtbot: QtBot, store: ProgressStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog, file = opened(qtbot, store), tmp_path / "mine"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    dialog.actions_by_name["export"].click()
    assert dialog.told.text() == "2 answers have been written to mine.json."
    assert len(json.loads(file.with_suffix(".json").read_text("utf-8"))["answers"]) == 2
    other = tmp_path / "other.json"
    other.write_text("kept", "utf-8")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "other"), ""))
    monkeypatch.setattr(QuestionDialog, "exec", lambda _: False)
    dialog.actions_by_name["export"].click()
    assert other.read_text("utf-8") == "kept"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file.with_suffix(".csv")), ""))
    dialog.actions_by_name["export"].click()
    assert len(file.with_suffix(".csv").read_text("utf-8-sig").splitlines()) == 3

    monkeypatch.setattr(QuestionDialog, "exec", lambda self: "all 2 answers" not in self.question.text())
    dialog.actions_by_name["clear"].click()
    assert dialog.coming.rowCount() == 2
    monkeypatch.setattr(QuestionDialog, "exec", lambda self: True)
    dialog.actions_by_name["clear"].click()
    assert dialog.coming.rowCount() == 0 and not dialog.actions_by_name["clear"].isEnabled()
    assert dialog.summary.text() == "Nothing has been answered yet."

    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file.with_suffix(".json")), ""))
    dialog.actions_by_name["import"].click()
    assert dialog.told.text() == "2 answers from mine.json were added." and dialog.coming.rowCount() == 2
    dialog.actions_by_name["bring-back"].click()
    assert dialog.told.text() == "There was nothing to restore." and dialog.coming.rowCount() == 2


@pytest.mark.parametrize("name", ["there.csv", "none.json"])
def test_what_cannot_be_imported_is_one_sentence(
    name: str, qtbot: QtBot, store: ProgressStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "there.csv").write_text("a,b\n", "utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(tmp_path / name), ""))
    dialog = opened(qtbot, store)
    dialog.actions_by_name["import"].click()
    assert dialog.fault.text().count(".") >= 1 and name in dialog.fault.text() and dialog.coming.rowCount() == 2


def test_a_file_of_a_newer_program_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "progress.jsonl").write_text('{"format":"bridgetable-progress","version":2}\n', "utf-8")
    dialog = opened(qtbot, ProgressStore(tmp_path))
    assert "newer version" in dialog.fault.text() and dialog.coming.rowCount() == 0
