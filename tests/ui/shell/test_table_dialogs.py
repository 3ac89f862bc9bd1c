"""Notes and titles are changed in dialogs, and every change is undone."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from bridgetable.engine.actions import Note
from bridgetable.ui.kit.dialogs import LineDialog, TextDialog
from bridgetable.words.catalogue import Words
from tests.situations import actions_of
from tests.ui.opened import answer, open_window


def test_a_note_is_given_other_words_and_what_follows_stays(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    window.session.act(Note((("en", "Watch East."), ("it", "Guardate Est."))))
    place = window.session.history.cursor
    window.session.act(actions_of("WCJ")[0])
    edit = window.parts.commands["edit-note"]
    assert not edit.isEnabled()
    window.session.step_by(-1)
    assert edit.isEnabled()

    def type_it(dialog: QDialog) -> None:
        assert isinstance(dialog, TextDialog) and dialog.text == "Watch East."
        dialog.field.setPlainText("Watch East\nclosely.")

    answer(type_it)
    edit.trigger()
    noted = window.session.history.nodes[place].step.action
    assert noted == Note((("en", "Watch East\nclosely."), ("it", "Guardate Est.")))
    window.session.step_by(1)
    assert window.session.table.tricks
    window.session.undo()
    assert window.session.history.nodes[place].step.action == Note((("en", "Watch East."), ("it", "Guardate Est.")))


def test_the_title_is_changed_in_the_language_in_use(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    assert window.windowTitle().startswith("Untitled")

    def type_it(dialog: QDialog) -> None:
        assert isinstance(dialog, LineDialog) and dialog.text == ""
        dialog.line.setText("A revoke in clubs")

    answer(type_it)
    window.parts.commands["retitle"].trigger()
    assert window.windowTitle().startswith("A revoke in clubs") and window.isWindowModified()
    window.session.undo()
    assert window.windowTitle().startswith("Untitled")


@pytest.mark.parametrize("language", ["en", "it"])
def test_ctrl_enter_agrees_and_enter_begins_a_line(qtbot: QtBot, language: str) -> None:
    dialog = TextDialog("edit-note", Words.of(language, strict=True), "One")
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.field.moveCursor(dialog.field.textCursor().MoveOperation.End)
    QTest.keyClicks(dialog.field, ".")
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    QTest.keyClicks(dialog.field, "Two.")
    assert dialog.isVisible() and dialog.text == "One.\nTwo."
    QTest.keyClick(dialog.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert dialog.result() == QDialog.DialogCode.Accepted
