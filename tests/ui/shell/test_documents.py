"""Saving: a file that another program has changed meanwhile is not overwritten without a question."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bridgetable.cases.writer import write_case
from bridgetable.document.document import Document
from bridgetable.document.saving import as_case
from bridgetable.ui.kit.question_dialog import QuestionDialog
from bridgetable.ui.shell.window import Window
from bridgetable.words.catalogue import Words
from tests.situations import actions_of
from tests.ui.opened import answer, open_window, session_on

OTHERS = b"written by somebody else"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "a.case.json"
    file.write_bytes(write_case(as_case(session_on().history, Document(), Words.of("en"))))
    return file


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, file: Path) -> Window:
    """A window in which the case has been opened and a card played."""
    window = open_window(qtbot, tmp_path)
    assert window.parts.documents.open_path(str(file))
    window.session.act(actions_of("WCJ")[0])
    return window


def refuse() -> None:
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QuestionDialog) and "a.case.json" in dialog.question.text()
    QTest.keyClick(dialog, Qt.Key.Key_Return)


def test_a_file_that_nobody_has_changed_is_saved_at_once(window: Window, file: Path) -> None:
    before = file.read_bytes()
    window.parts.documents.save()
    assert file.read_bytes() != before and not window.session.dirty
    window.session.act(actions_of("NCA")[0])
    window.parts.documents.save()
    assert not window.session.dirty


def test_the_work_of_others_is_kept_if_the_user_does_not_agree(window: Window, file: Path) -> None:
    file.write_bytes(OTHERS)
    QTimer.singleShot(0, refuse)
    window.parts.documents.save()
    assert file.read_bytes() == OTHERS and window.session.dirty


def test_it_is_overwritten_if_the_user_agrees(window: Window, file: Path) -> None:
    file.write_bytes(OTHERS)
    answer(lambda dialog: None)
    window.parts.documents.save()
    assert file.read_bytes() != OTHERS and not window.session.dirty


def test_a_file_that_has_gone_is_written_again(window: Window, file: Path) -> None:
    file.unlink()
    window.parts.documents.save()
    assert file.exists() and not window.session.dirty
