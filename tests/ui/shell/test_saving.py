"""Saving: a file that another program has changed meanwhile is not overwritten without a question."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from bridgetable.cases.codec import write_case
from bridgetable.cases.preserved import rewritten
from bridgetable.disk.resources import resources
from bridgetable.document.case_opening import opened_case
from bridgetable.document.document import Document
from bridgetable.document.saving import as_case
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError
from bridgetable.ui.entry.caption import Tone
from bridgetable.ui.kit import waiting
from bridgetable.ui.kit.dialogs import QuestionDialog
from bridgetable.ui.kit.waiting import WaitingDialog
from bridgetable.ui.library.places import is_nameless
from bridgetable.ui.shell import saving
from bridgetable.ui.shell.window import Window
from bridgetable.words.catalogue import Words
from tests.situations import actions_of
from tests.ui.held import HeldBackground
from tests.ui.kit.notices import when_shown
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


def refuse_when_asked() -> None:
    if isinstance(QApplication.activeModalWidget(), QuestionDialog):
        refuse()
    else:
        QTimer.singleShot(0, refuse_when_asked)


def test_a_file_that_nobody_has_changed_is_saved_at_once(window: Window, file: Path) -> None:
    before = file.read_bytes()
    window.parts.saving.save()
    assert file.read_bytes() != before and not window.session.dirty
    window.session.act(actions_of("NCA")[0])
    window.parts.saving.save()
    assert not window.session.dirty


@pytest.fixture
def background(window: Window, monkeypatch: pytest.MonkeyPatch) -> HeldBackground:
    """Work in the background of the window goes on when a test says so, and every case is long."""
    monkeypatch.setattr(saving, "AT_ONCE", 0)
    monkeypatch.setattr(waiting, "NOTICE_DELAY", 0)
    window.parts.waiting.background = HeldBackground()
    return window.parts.waiting.background


def test_a_long_case_is_made_in_the_background(window: Window, file: Path, background: HeldBackground) -> None:
    history, document = window.session.history, window.session.document
    expected = rewritten(file.read_bytes(), as_case(history, document, window.session.words))

    def go_on(dialog: WaitingDialog) -> None:
        QTest.keyClicks(window, "1")
        background.go_on()

    when_shown(go_on)
    window.parts.saving.save()
    assert file.read_bytes() == expected and not window.session.dirty and window.session.history is history


def test_what_somebody_writes_while_the_case_is_made_is_not_overwritten_unasked(
    window: Window, file: Path, background: HeldBackground
) -> None:
    def write(dialog: WaitingDialog) -> None:
        file.write_bytes(OTHERS)
        QTimer.singleShot(0, refuse_when_asked)
        background.go_on()

    when_shown(write)
    window.parts.saving.save()
    assert file.read_bytes() == OTHERS and window.session.dirty


def test_a_case_that_no_process_makes_is_saved_all_the_same(
    window: Window, file: Path, background: HeldBackground
) -> None:
    before = file.read_bytes()

    def fail(dialog: WaitingDialog) -> None:
        for task in background.tasks:
            task.fail(RefusedError(say("worker-failed")))

    when_shown(fail)
    window.parts.saving.save()
    assert file.read_bytes() != before and not window.session.dirty


def test_whoever_cancels_has_saved_nothing(window: Window, file: Path, background: HeldBackground) -> None:
    before = file.read_bytes()
    when_shown(WaitingDialog.reject)
    window.parts.saving.save()
    assert file.read_bytes() == before and window.session.dirty and not background.tasks


def test_the_work_of_others_is_kept_if_the_user_does_not_agree(window: Window, file: Path) -> None:
    file.write_bytes(OTHERS)
    QTimer.singleShot(0, refuse)
    window.parts.saving.save()
    assert file.read_bytes() == OTHERS and window.session.dirty


def test_it_is_overwritten_if_the_user_agrees(window: Window, file: Path) -> None:
    file.write_bytes(OTHERS)
    answer(lambda dialog: None)
    window.parts.saving.save()
    assert file.read_bytes() != OTHERS and not window.session.dirty


def test_a_file_that_has_gone_is_written_again(window: Window, file: Path) -> None:
    file.unlink()
    window.parts.saving.save()
    assert file.exists() and not window.session.dirty


def test_a_change_that_leaves_time_and_size_as_they_were_is_seen(window: Window, file: Path) -> None:
    before, times = file.read_bytes(), file.stat()
    others = before.replace(b'"2017"', b'"2007"')
    file.write_bytes(others)
    os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))
    QTimer.singleShot(0, refuse)
    window.parts.saving.save()
    assert file.read_bytes() == others != before and window.session.dirty


def test_a_file_that_has_only_been_touched_is_no_reason_to_ask(window: Window, file: Path) -> None:
    os.utime(file, (1, 1))
    window.parts.saving.save()
    assert not window.session.dirty


def test_two_windows_do_not_overwrite_each_other(qtbot: QtBot, tmp_path: Path, window: Window, file: Path) -> None:
    other = open_window(qtbot, tmp_path)
    assert other.parts.documents.open_path(str(file))
    other.session.act(actions_of("WCT")[0])
    window.parts.saving.save()
    saved = file.read_bytes()
    QTimer.singleShot(0, refuse)
    other.parts.saving.save()
    assert file.read_bytes() == saved and other.session.dirty


def test_a_name_that_is_completed_may_not_be_that_of_another_file(
    window: Window, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = file.with_name("other.btcase")
    other.write_bytes(OTHERS)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file.with_name("other")), ""))
    QTimer.singleShot(0, lambda: QTest.keyClick(QApplication.activeModalWidget() or window, Qt.Key.Key_Return))
    window.parts.saving.save_as()
    assert other.read_bytes() == OTHERS and window.session.dirty
    answer(lambda dialog: None)
    window.parts.saving.save_as()
    assert other.read_bytes() != OTHERS and window.session.document.path == str(other)


def test_a_case_that_came_with_the_program_is_not_replaced(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = next((resources() / "cases").rglob("*.case.json"))
    before = shipped.read_bytes()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(shipped), ""))
    window.parts.saving.save_as()
    assert shipped.read_bytes() == before and window.session.dirty
    assert window.parts.caption.tone is Tone.REFUSAL


# -- where a case is saved, and under what name ------------------------------------------------------------------------


Ask = Callable[[str], tuple[str, str]]


@pytest.fixture
def ask(monkeypatch: pytest.MonkeyPatch) -> Ask:
    """Saves under a name that is typed in the folder proposed; what was proposed, and the filters."""

    def ask(typed: str) -> tuple[str, str]:
        asked: list[tuple[str, str]] = []

        def dialog(parent: object, caption: str, path: str, filters: str, chosen: str) -> tuple[str, str]:
            asked.append((path, filters))
            return (str(Path(path).with_name(typed)) if typed else path), filters.split(";;")[0]

        monkeypatch.setattr(QFileDialog, "getSaveFileName", dialog)
        saver().save_as()
        return asked[0]

    def saver() -> saving.Saving:
        (window,) = (each for each in QApplication.topLevelWidgets() if isinstance(each, Window))
        return window.parts.saving

    return ask


@pytest.fixture
def fresh(qtbot: QtBot, tmp_path: Path) -> Window:
    """A window on a deal that was never saved."""
    return open_window(qtbot, tmp_path, autosave=True)


def test_a_table_without_a_title_takes_the_name_that_is_typed(fresh: Window, ask: Ask, tmp_path: Path) -> None:
    path, filters = ask("La Dama di Anna")
    assert Path(path) == tmp_path / "kept" / "cases" / "table.btcase"
    assert filters.startswith("Cases (*.btcase);;") and "(*.case.json)" in filters
    document = fresh.session.document
    assert Path(document.path).name == "La Dama di Anna.btcase"
    assert document.opening("en")[0] == "La Dama di Anna"
    assert opened_case(document.path).document.opening("it")[0] == "La Dama di Anna"


def test_the_name_proposed_is_no_title(fresh: Window, ask: Ask) -> None:
    ask("")
    assert is_nameless(fresh.session.document.full_title)
    ask("A revoke.btcase")
    assert fresh.session.document.opening("en")[0] == "A revoke"


def test_a_title_is_proposed_as_the_name_and_stays(fresh: Window, ask: Ask) -> None:
    fresh.session.retitle((("", "Legge 62: la Dama"),))
    assert Path(ask("other")[0]).name == "Legge 62 - la Dama.btcase"
    assert fresh.session.document.opening("en")[0] == "Legge 62: la Dama"


def test_the_next_case_goes_where_the_last_one_went(fresh: Window, ask: Ask, tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "club").mkdir()
    fresh.parts.saving.save_to(str(tmp_path / "club" / "one.case.json"))
    fresh.session.new(fresh.session.table)
    assert Path(ask("two")[0]).parent == tmp_path / "club"
    assert (tmp_path / "club" / "two.btcase").is_file()


def test_a_file_of_json_stays_one(window: Window, ask: Ask, file: Path) -> None:
    path, _ = ask("")
    assert path == str(file)


def test_a_folder_that_is_gone_is_not_proposed(fresh: Window, ask: Ask, tmp_path: Path) -> None:
    (tmp_path / "club").mkdir()
    fresh.parts.saving.save_to(str(tmp_path / "club" / "one.case.json"))
    (tmp_path / "club" / "one.case.json").unlink()
    (tmp_path / "club").rmdir()
    fresh.session.new(fresh.session.table)
    assert Path(ask("two")[0]).parent == tmp_path / "kept" / "cases"
