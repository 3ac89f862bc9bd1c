"""Asking where to save: the ending of the name, and no file replaced unasked."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.ui.kit.dialogs import QuestionDialog, asked_path
from bridgetable.words.catalogue import Words

KINDS = {"Cases": ".btcase", "Lessons": ".lesson.json"}


@pytest.fixture
def over(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


@pytest.mark.parametrize(
    ("typed", "chosen", "name"),
    [
        ("a", "Cases (*.btcase)", "a.btcase"),
        ("a", "Lessons (*.lesson.json)", "a.lesson.json"),
        ("a.b", "", "a.b.btcase"),
        ("a.LESSON.JSON", "Cases (*.btcase)", "a.LESSON.JSON"),
        ("a.json", "Lessons (*.lesson.json)", "a.json.lesson.json"),
    ],
)
def test_a_name_gets_the_ending_of_its_kind(
    over: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str, chosen: str, name: str
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / typed), chosen))
    assert asked_path(over, Words.of("en"), "save-title", "a", KINDS) == tmp_path / name


def test_a_file_is_replaced_only_if_the_user_agrees(
    over: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, asked = tmp_path / "a.btcase", list[str]()
    file.write_text("before", "utf-8")

    def agree(dialog: QuestionDialog) -> bool:
        asked.append(dialog.question.text())
        return len(asked) > 1

    monkeypatch.setattr(QuestionDialog, "exec", agree)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "a"), ""))
    assert asked_path(over, Words.of("en"), "save-title", "a", KINDS) is None
    assert asked_path(over, Words.of("en"), "save-title", "a", KINDS) == file
    assert len(asked) == 2 and "a.btcase" in asked[0]
    # Where the ending was typed, the dialog of the system has asked.
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    assert asked_path(over, Words.of("en"), "save-title", "a", KINDS) == file and len(asked) == 2


def test_nothing_is_asked_where_no_file_is_chosen(over: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    assert asked_path(over, Words.of("en"), "save-title", "a", KINDS) is None
