"""What only shows when everything is used in one session: a lesson, its dialogs, its wall, windows large and small."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.cases.library.cases import read_library_case
from bridgetable.disk.resources import resources
from bridgetable.document.document import Document
from bridgetable.engine.actions import Note
from bridgetable.engine.history import START, History
from bridgetable.equity.position import DIED
from bridgetable.table.edition import Edition
from bridgetable.table.question import Message, say
from bridgetable.ui.compare.comparisons import end_of_line, other_lines
from bridgetable.ui.compare.texts import line_names
from bridgetable.ui.deal.new_deal import NewDealDialog
from bridgetable.ui.director.account import account_of
from bridgetable.ui.director.assigned_score import AssignedScoreDialog
from bridgetable.ui.director.evidence import DirectorsEvidence
from bridgetable.ui.director.forms import OtherResultsDialog
from bridgetable.ui.figures.analysis import Analysis
from bridgetable.ui.kit.dialogs import FormDialog, LineDialog
from bridgetable.ui.library.case_files import RenameDialog
from bridgetable.ui.session.session import Session
from bridgetable.ui.shell.arrangement import WIDTHS
from bridgetable.ui.shell.window import Window
from bridgetable.ui.wall.pages import MORE_ROWS, composition, pages_of
from bridgetable.ui.wall.painting import wrapping
from bridgetable.ui.wall.statements import statements
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.cases.library.test_cases import write
from tests.situations import POZNAN, actions_of, at
from tests.ui.director.test_evidence import PLAYED, RULED, ruled_on
from tests.ui.opened import open_window
from tests.ui.waiting import settle, until

IT = Words.of("it", strict=True)
ENDED = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3 NCK EC4 SDJ WCT", "claim S 11", "agree W")
FRAME = 4
"""Pixels the frame of a panel may take."""
CASE = resources() / "cases" / "quick-reference" / "revoke-64c2a-poznan-two-revokes.case.json"


def shown(qtbot: QtBot, dialog: FormDialog) -> FormDialog:
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    settle()
    return dialog


# -- dialogs ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["note", "new deal", "results", "naming"])
def test_the_keyboard_is_in_the_first_field(qtbot: QtBot, kind: str) -> None:
    dialogs: dict[str, Callable[[], FormDialog]] = {
        "note": lambda: LineDialog("note", IT),
        "new deal": lambda: NewDealDialog(IT, Edition.E2017, 1),
        "results": lambda: OtherResultsDialog(IT, ENDED.table, ""),
        "naming": lambda: RenameDialog(IT, read_library_case(CASE)),
    }
    dialog = shown(qtbot, dialogs[kind]())
    assert isinstance(dialog.focusWidget(), QLineEdit | QSpinBox | QPlainTextEdit)


def test_enter_in_a_field_agrees_even_after_tab_has_gone_round(qtbot: QtBot) -> None:
    dialog = shown(qtbot, LineDialog("note", IT))
    line = dialog.focusWidget()
    QTest.keyClicks(line, "Ecco la renonce")
    for _ in range(3):
        QTest.keyClick(QApplication.focusWidget() or dialog, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is line
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert not dialog.isVisible() and dialog.result() == FormDialog.DialogCode.Accepted


def test_what_is_wrong_does_not_squeeze_the_fields(qtbot: QtBot) -> None:
    dialog = shown(qtbot, RenameDialog(IT, read_library_case(CASE)))
    assert isinstance(dialog, RenameDialog)
    before = dialog.title.height()
    dialog.file.setText("poznan/renonce?" * 12)
    settle()
    assert dialog.fault.isVisible() and dialog.title.height() == before
    assert dialog.fault.height() >= dialog.fault.heightForWidth(dialog.fault.width())


def test_what_is_for_both_sides_stays_theirs_when_they_are_split(qtbot: QtBot) -> None:
    analysis = Analysis()
    evidence = DirectorsEvidence(analysis)
    dialog = AssignedScoreDialog(IT, ENDED.table, evidence)
    shown(qtbot, dialog)
    dialog.ns.add_result()
    dialog.ns.rows[1].tricks.setValue(9)
    dialog.ns.rows[0].weight.setText("60")
    dialog.ns.rows[1].weight.setText("40")
    dialog.both.setChecked(False)
    assert dialog.ew.results() == dialog.ns.results() is not None
    dialog.ew.rows[0].tricks.setValue(13)
    dialog.both.setChecked(True)
    dialog.both.setChecked(False)
    assert dialog.ew.rows[0].tricks.value() == 13
    analysis.stop_worker()


# -- the lesson ------------------------------------------------------------------------------------------------------


def test_next_case_gets_past_a_malformed_first_one_of_a_folder(qtbot: QtBot, tmp_path: Path) -> None:
    own = tmp_path / "kept" / "cases"
    own.mkdir(parents=True)
    (own / "a.case.json").write_text("{", encoding="utf-8")
    write(own, "b")
    window = open_window(qtbot, tmp_path, autosave=True)
    panel = window.parts.library.panel
    panel.choose_folder(panel.collection.folder(str(own)))
    window.parts.library.course.next_case()
    assert not window.session.document.path and "a.case.json" in window.parts.caption.plain
    window.parts.library.course.next_case()
    assert Path(window.session.document.path).name == "b.case.json"


def test_what_was_done_in_the_library_is_not_left_in_the_other_language(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, autosave=True)
    panel = window.parts.library.panel
    panel.show()
    panel.status.show_message("Copied.")
    window.view.choose_language("it")
    assert not panel.status.text()
    panel.close()


def test_a_note_is_told_in_prose_and_not_as_a_headline() -> None:
    played = History(at(POZNAN, "4S S").table).act(actions_of("WCJ")[0])
    noted = played.act(Note((("it", "Qui il relatore si ferma."),)))
    told = [account_of(history, IT, True).latest for history in (played, noted)]
    assert [each.in_prose for each in told if each is not None] == [False, True]


def test_the_line_that_parts_last_is_compared_first() -> None:
    session = Session(History(at(POZNAN, "4S S").table), "it")
    for action in actions_of("WCJ NCA EC2 SC3"):
        session.act(action)
    early = session.history.nodes[0].parent
    session.jump(early)
    session.act(actions_of("WCT")[0])
    session.jump(2)
    session.act(actions_of("SC5")[0])
    here, others = end_of_line(session.history), other_lines(session.history)
    parting = [len(set(session.history.line_to(here)) & set(session.history.line_to(leaf))) for leaf in others]
    assert len(others) == 2 and parting == sorted(parting, reverse=True)


def test_coming_back_to_the_question_asks_again_for_what_the_worker_died_of(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    asked: list[int] = []
    analysis = window.parts.analysis
    analysis.forget_failures = lambda: asked.append(1)  # type: ignore[method-assign]
    analysis.request = lambda purpose, positions: None  # type: ignore[method-assign]
    analysis.solved = lambda position: say(DIED)  # type: ignore[method-assign]
    ruled_on(window)
    once = len(asked)
    window.session.step_by(-1)
    window.session.step_by(1)
    assert once and len(asked) > once


# -- on the wall -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_rulings_are_read_one_after_the_other_on_the_wall(qtbot: QtBot, language: str) -> None:
    history = History(at(POZNAN, "4S S").table)
    for text in (PLAYED, *RULED):
        for action in actions_of(text):
            history = history.act(action)
    words = Words.of(language, strict=True)
    told = statements(history, Document(), words)
    pages = pages_of(told, wrapping(composition(1024, 768)))
    assert len(pages) > 1 and all(len(page.rows) <= MORE_ROWS for page in pages)
    seen = " ".join(page.text for page in pages)
    assert all(one.text.split()[-1] in seen for one in told)


# -- large and small -------------------------------------------------------------------------------------------------


def settled_widths(qtbot: QtBot, window: Window) -> list[int]:
    """The widths of both panels once they are what their letters ask for."""
    em = window.fontInfo().pixelSize()
    until(qtbot, lambda: abs(window.arrangement.panel.width() - WIDTHS["panel"] * em) <= FRAME)
    return [window.arrangement.timeline.width(), window.arrangement.panel.width()]


def test_panels_and_letters_follow_the_window_to_a_large_screen_and_back(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, "it")
    widths = settled_widths(qtbot, window)
    window.session.open(History(at(POZNAN, "4S S").table), Document())
    window.resize(3840, 2160)
    until(qtbot, lambda: window.arrangement.panel.width() > 1.8 * widths[1])
    em = window.fontInfo().pixelSize()
    for widget in (window.toolbar.buttons["director"], window.parts.caption.turn):
        assert widget.font().pixelSize() >= em, widget.objectName()
    window.resize(1024, 700)
    until(qtbot, lambda: [window.arrangement.timeline.width(), window.arrangement.panel.width()] == widths)


def test_the_buttons_of_a_branch_do_not_take_room_from_the_director(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, "it")
    before = settled_widths(qtbot, window)[1]
    for text in ("WCJ NCA", "EC2"):
        for action in actions_of(text):
            window.session.act(action)
    window.session.jump(START)
    for action in actions_of("WCT NCA"):
        window.session.act(action)
    settle()
    timeline = window.parts.timeline
    assert timeline.rename.isVisible() and timeline.compare.isVisible()
    assert window.arrangement.panel.width() == before


def test_buttons_of_the_dialog_of_the_score_say_what_they_do(qtbot: QtBot) -> None:
    analysis = Analysis()
    dialog = AssignedScoreDialog(IT, ENDED.table, DirectorsEvidence(analysis))
    shown(qtbot, dialog)
    boxes = {id(button) for button in dialog.buttons.buttons()}
    for button in (*dialog.findChildren(QPushButton), dialog.both):
        assert isinstance(button, QWidget) and (button.toolTip() or id(button) in boxes), button.objectName()
    analysis.stop_worker()


def test_the_library_grows_with_the_window_and_its_rows_with_their_letters(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, "it", autosave=True)
    panel = window.parts.library.panel
    panel.show()
    until(qtbot, lambda: panel.collection.complete)

    def row_height() -> int:
        settle()
        return panel.cases.visualRect(panel.cases.row_model.index(0)).height()

    before = row_height()
    window.resize(3840, 2160)
    assert panel.font().pixelSize() == window.font().pixelSize()
    assert row_height() > 2 * before
    panel.close()
    window.resize(1024, 700)
    panel.show()
    assert row_height() == before
    panel.close()


def test_the_question_takes_no_more_room_than_it_needs_on_a_large_screen(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(qtbot, tmp_path, "it")
    evidence = "La renonce restituisce tutto ciò che poteva costare, o di più: è un minimo, non un'aggiunta. " * 4
    ruled_on(window)
    window.parts.panel.asking.evidence.show_waiting(Message("proposal-missing", (("reason", evidence),)), IT)
    monkeypatch.setattr(window.parts.panel, "show_evidence", lambda evidence: None)
    window.resize(3840, 2160)
    asking = window.parts.panel.asking
    layout = asking.layout()
    assert layout is not None
    until(qtbot, lambda: 0 < asking.height() <= layout.totalHeightForWidth(asking.width()) + 2)


def test_a_line_that_begins_with_a_note_is_called_by_what_was_done_in_it() -> None:
    session = Session(History(at(POZNAN, "4S S").table), "it")
    session.act(actions_of("WCJ")[0])
    session.jump(START)
    session.act(Note((("it", "Qui comincia un lungo racconto."),)))
    session.act(actions_of("WCT")[0])
    names = line_names(session.history, (end_of_line(session.history),), IT)
    assert names == ["Ovest attacca con il 10 di fiori."]
