"""The tables that were left unsaved: listed, opened, and removed only by the user."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox
from pytestqt.qtbot import QtBot

from bridgetable.document.autosave import Autosave, DamagedAutosaveError
from bridgetable.document.document import Document, DocumentError
from bridgetable.engine.history import History
from bridgetable.table.question import say
from bridgetable.ui.library import earlier_tables
from bridgetable.ui.library.earlier_tables import EarlierTablesDialog
from bridgetable.words.catalogue import Words
from tests.situations import POZNAN, actions_of, at
from tests.ui.opened import answer

OK = QDialogButtonBox.StandardButton.Ok


@pytest.fixture
def kept(tmp_path: Path) -> Autosave:
    """Three tables that were left, the second of them damaged; a fourth was damaged when it was to be restored."""
    autosave = Autosave(tmp_path)
    history = History(at(POZNAN, "4S S").table).act(actions_of("WCJ")[0])
    for name in ("first", "second", "third"):
        autosave.write(history, Document(title=(("", name),)), Words.of("en"), dirty=True)
        autosave.leave()
    autosave.earlier()[1].write_bytes(b"{")
    autosave.file.write_bytes(b"\xff")
    with pytest.raises(DamagedAutosaveError):
        autosave.restore()
    return autosave


@pytest.fixture(autouse=True)
def trash(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """What was moved to the trash."""
    moved: list[Path] = []

    def move(path: Path) -> None:
        moved.append(path)
        path.unlink()

    monkeypatch.setattr(earlier_tables, "move_to_trash", move)
    return moved


@pytest.fixture
def shown(qtbot: QtBot, kept: Autosave) -> Callable[..., EarlierTablesDialog]:
    def show(language: str = "en") -> EarlierTablesDialog:
        dialog = EarlierTablesDialog(Words.of(language, strict=True), (*kept.earlier(), *kept.damaged()))
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return show


def lines(dialog: EarlierTablesDialog) -> list[str]:
    texts = (dialog.list.item(row).text().split(" · ") for row in range(dialog.list.count()))
    return [" · ".join((parts[0], parts[-1])) for parts in texts]


def test_every_table_is_listed(shown: Callable[..., EarlierTablesDialog]) -> None:
    assert lines(shown()) == [
        "third · one action",
        "earlier-2.autosave.json · damaged, cannot be read",
        "first · one action",
        "damaged-1.autosave.json · damaged, cannot be read",
    ]
    assert lines(shown("it"))[0] == "third · un'azione"


def test_one_that_can_be_read_is_opened(shown: Callable[..., EarlierTablesDialog], kept: Autosave) -> None:
    dialog = shown()
    assert dialog.chosen == kept.earlier()[0]
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    assert dialog.chosen is None and not dialog.buttons.button(OK).isEnabled()
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted and dialog.chosen == kept.earlier()[2]


def test_one_is_removed_by_the_keyboard_after_a_question(
    shown: Callable[..., EarlierTablesDialog], trash: list[Path], kept: Autosave
) -> None:
    dialog, (third, second, first) = shown(), kept.earlier()
    QTimer.singleShot(0, lambda: QTest.keyClick(QApplication.activeModalWidget() or dialog, Qt.Key.Key_Escape))
    QTest.keyClick(dialog.list, Qt.Key.Key_Delete)
    assert trash == []
    answer(lambda question: None)
    QTest.keyClick(dialog.list, Qt.Key.Key_Delete)
    assert trash == [third] and kept.earlier() == (second, first) and lines(dialog)[0].startswith("earlier-2")
    answer(lambda question: None)
    QTest.mouseClick(dialog.remove, Qt.MouseButton.LeftButton)
    assert trash == [third, second]


def test_all_are_removed(shown: Callable[..., EarlierTablesDialog], trash: list[Path], kept: Autosave) -> None:
    dialog = shown()
    answer(lambda question: None)
    dialog.remove_all.click()
    assert len(trash) == 4 and kept.earlier() == kept.damaged() == () and not dialog.isVisible()


def test_where_there_is_no_trash_the_user_is_asked_again(
    shown: Callable[..., EarlierTablesDialog], kept: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(path: Path) -> None:
        raise DocumentError(say("library-not-trashed", file=path.name))

    monkeypatch.setattr(earlier_tables, "move_to_trash", fail)
    dialog = shown()
    names: list[str] = []

    def agree_to_one(question: QDialog) -> None:
        names.append(question.objectName())
        answer(lambda other: names.append(other.objectName()))

    answer(agree_to_one)
    dialog.remove_selected()
    assert names == ["earlier-remove", "earlier-delete"] and len(kept.earlier()) == 2
