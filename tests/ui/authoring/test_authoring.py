"""A case made by hand in the window: the Poznań case from its bulletin, its words, notes, branches and assertions."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import UNSET
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog, QLineEdit, QListWidget
from pytestqt.qtbot import QtBot

from bridgetable.cards.board import Board
from bridgetable.cards.call import Bid, Denomination, Pass
from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.cases.check import check
from bridgetable.cases.codec import read_case
from bridgetable.disk.resources import resources
from bridgetable.document.autosave import Autosave, read_kept
from bridgetable.engine.actions import Note
from bridgetable.table.edition import Edition
from bridgetable.table.first import first_table
from bridgetable.table.text import Text
from bridgetable.ui.authoring.dialog import CaseDialog, TextPair, WordsField
from bridgetable.ui.authoring.expectations_page import ROW, Found
from bridgetable.ui.deal.editor import DealEditor
from bridgetable.ui.shell.window import Window
from bridgetable.words.catalogue import Words
from tests.situations import actions_of
from tests.ui.opened import TO_THE_REVOKE, answer, click, click_cards, open_window

HANDS = {Seat.N: "T.QJ653.K652.AKQ", Seat.E: "542.AKT2.Q43.842", Seat.S: "AKQ983.4.J.97653", Seat.W: "J76.987.AT987.JT"}
POZNAN = "quick-reference/revoke-64c2a-poznan-two-revokes.case.json"


@pytest.fixture(params=["en", "it"])
def window(qtbot: QtBot, tmp_path: Path, request: pytest.FixtureRequest) -> Window:
    return open_window(qtbot, tmp_path, request.param, autosave=True)


def opened(window: Window, command: str = "case-details") -> CaseDialog:
    window.parts.commands[command].trigger()
    dialog = window.parts.authoring.authoring.dialog
    assert dialog is not None
    return dialog


def write(pair: TextPair, **texts: str) -> None:
    for language, text in texts.items():
        field = pair.fields[language]
        field.setFocus()
        field.selectAll()
        if isinstance(field, WordsField):
            field.insertPlainText(text)
            field.left.emit()
        else:
            QTest.keyClicks(field, text)
            field.editingFinished.emit()


def tick(dialog: CaseDialog, *starts: str) -> None:
    """Ticks the proposals that assert these keys, and adds them."""
    rows = dialog.expectations.proposals
    for name in starts:
        item = next(rows.item(row) for row in range(rows.count()) if _key(rows, row) == name)
        item.setCheckState(Qt.CheckState.Checked)
    dialog.expectations.add.click()


def _key(rows: QListWidget, row: int) -> str:
    assertion = rows.item(row).data(ROW)
    name: str = next(name for name in assertion.__struct_fields__ if getattr(assertion, name) is not UNSET)
    return name


def lay_out(editor: QDialog) -> None:
    assert isinstance(editor, DealEditor)
    for seat, hand in HANDS.items():
        line = editor.cards.lines[seat]
        line.clear()
        line.setFocus()
        QTest.keyClicks(line, hand)


def test_the_poznan_case_is_made_by_hand(
    qtbot: QtBot, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands = window.parts.commands
    start = window.session.history.start
    window.session.new(first_table(start.edition, Board.numbered(1), start.deal, None))
    answer(lay_out)
    commands["deal-editor"].trigger()
    for call in (Pass(), Pass(), Bid(4, Denomination.S), Pass(), Pass(), Pass()):
        window.parts.box.called.emit(call, False)
    assert window.session.table.declarer is Seat.S
    click_cards(qtbot, window, TO_THE_REVOKE)
    click(qtbot, window, Seat.S, card_of("DJ"), shift=True)
    dialog = opened(window, "expectations")
    tick(dialog, "irregularities", "turn")
    click_cards(qtbot, window, "WCT NCQ EC8")
    window.session.act(actions_of("director E")[0])
    tick(dialog, "rulings", "penalty") if window.session.table.penalty_cards else tick(dialog, "rulings", "asked")
    dialog.tabs.setCurrentIndex(0)
    write(dialog.words_page.title, en="Two revokes", it="Due renonce")
    write(dialog.words_page.story, en="South ruffs.", it="Sud taglia.")
    dialog.words_page.tags.setText("revoke, 63A1")
    file = tmp_path / "made.case.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    assert window.session.dirty
    commands["save"].trigger()
    case = read_case(file.read_bytes())
    assert case.title == (("en", "Two revokes"), ("it", "Due renonce")) and case.tags == ("revoke", "63A1")
    checked = check(case)
    assert checked.expectations >= 4 and not checked.failures and not window.session.dirty


def _open(window: Window, folder: Path) -> bytes:
    data = (Path(str(resources())) / "cases" / POZNAN).read_bytes()
    file = folder / "own.case.json"
    file.write_bytes(data)
    assert window.parts.documents.open_path(str(file))
    return data


def test_another_title_changes_nothing_else_of_the_file(window: Window, tmp_path: Path) -> None:
    data = _open(window, tmp_path)
    write(opened(window).words_page.title, en="Z")
    assert window.session.dirty
    window.parts.commands["save"].trigger()
    saved = (tmp_path / "own.case.json").read_bytes()
    assert saved.split(b'"story"', 1)[1] == data.split(b'"story"', 1)[1]
    assert dict(read_case(saved).title) == {"en": "Z", "it": "Poznań: il dichiarante fa renonce due volte"}
    window.session.undo()
    window.parts.commands["save"].trigger()
    assert read_case((tmp_path / "own.case.json").read_bytes()) == read_case(data)


def test_what_fails_is_marked_and_a_click_goes_there(window: Window, tmp_path: Path) -> None:
    data = _open(window, tmp_path)
    page = opened(window, "expectations").expectations
    assert len(page.all) > 40 and not any(one.found is Found.FAILS for one in page.all)
    window.session.set_edition(Edition.E1997)
    failing = next(n for n, one in enumerate(page.all) if one.found is Found.FAILS)
    one = page.all[failing]
    page.stated.setCurrentRow(failing)
    item = page.stated.item(failing)
    assert item.text().startswith("✗") and window.session.words.text("authoring-fails") in item.text()
    sentences = [window.session.words.say(failure.sentence) for failure in check(page.laid_out().case).failures]
    assert any(sentence in page.said.text() for sentence in sentences)
    page.stated.itemClicked.emit(item)
    assert window.session.history.cursor == one.at
    window.session.undo()
    assert not any(one.found is Found.FAILS for one in page.all)
    window.parts.commands["save"].trigger()
    assert (tmp_path / "own.case.json").read_bytes() == data


def test_an_assertion_is_removed_mended_and_had_back(window: Window, tmp_path: Path) -> None:
    _open(window, tmp_path)
    session = window.session
    page = opened(window, "expectations").expectations
    count = len(page.all)
    page.stated.setCurrentRow(0)
    page.remove.click()
    assert len(page.all) == count - 1
    session.undo()
    assert len(page.all) == count
    session.set_edition(Edition.E1997)
    failed = [one for one in page.all if one.found is Found.FAILS]
    mendable = next(row for row, one in enumerate(page.all) if one.found is Found.FAILS and page._as_it_is(one))
    page.stated.setCurrentRow(mendable)
    page.mend.click()
    assert sum(one.found is Found.FAILS for one in page.all) < len(failed)


def _notes(window: Window) -> list[tuple[int, Text]]:
    history = window.session.history
    acts = [history.nodes[place].step.action for place in history.line()]
    return [(number, act.text) for number, act in enumerate(acts) if isinstance(act, Note)]


def test_notes_are_written_moved_and_deleted_where_they_stand(window: Window, tmp_path: Path) -> None:
    data = _open(window, tmp_path)
    session = window.session
    session.step_by(3)
    steps, notes = len(session.history.line()), _notes(window)
    page = opened(window).notes
    opened(window).tabs.setCurrentIndex(2)
    page.new.click()
    assert _notes(window)[0] == (3, ()) and len(session.history.line()) == steps + 1
    write(page.text, en="Watch.", it="Attenti.")
    assert _notes(window)[0] == (3, (("en", "Watch."), ("it", "Attenti.")))
    earlier, later, _, delete = page.of_one
    later.click()
    assert _notes(window)[0][0] == 4
    earlier.click()
    earlier.click()
    assert _notes(window)[0][0] == 2
    saved = session.history, session.document
    delete.click()
    assert _notes(window) == notes
    session.undo()
    assert (session.history, session.document) == saved
    for _ in range(6):
        session.undo()
    assert _notes(window) == notes
    window.parts.commands["save"].trigger()
    assert (tmp_path / "own.case.json").read_bytes() == data


def test_a_branch_is_named_in_both_languages(window: Window, tmp_path: Path) -> None:
    _open(window, tmp_path)
    dialog = opened(window)
    dialog.tabs.setCurrentIndex(3)
    dialog.branches.rows.setCurrentRow(0)
    place = dialog.branches.chosen
    assert place is not None
    write(dialog.branches.name, en="One", it="Una")
    assert window.session.history.nodes[place].title == (("en", "One"), ("it", "Una"))


def test_the_journal_keeps_what_was_written(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    click_cards(qtbot, window, "WCJ")
    dialog = opened(window, "expectations")
    tick(dialog, "turn")
    write(dialog.words_page.title, en="Kept", it="Tenuto")
    session = window.session
    autosave = Autosave(tmp_path / "other")
    autosave.write(session.history, session.document, session.words, dirty=True)
    autosave.leave()
    kept = read_kept(autosave.earlier()[0]).document.case
    assert kept is not None and kept.title == (("en", "Kept"), ("it", "Tenuto"))
    assert check(kept).expectations == 1


def test_a_half_done_case_says_what_is_missing_and_can_be_saved(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = opened(window)
    text = window.session.words.text
    assert text("authoring-missing-title") in dialog.missing.text()
    assert text("authoring-missing-actions") in dialog.missing.text()
    write(dialog.words_page.story, en="Half a story")
    file = tmp_path / "half.case.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    window.parts.commands["save"].trigger()
    assert read_case(file.read_bytes()).story == (("en", "Half a story"),)


def test_another_language_and_another_table(window: Window, tmp_path: Path) -> None:
    dialog = opened(window)
    field = dialog.words_page.title.fields["en"]
    field.setFocus()
    QTest.keyClicks(field, "Typed")
    window.session.set_language("it" if window.session.words.language == "en" else "en")
    other = window.parts.authoring.authoring.dialog
    assert other is not None and other is not dialog
    assert window.session.document.full_title == (("en", "Typed"),)
    _open(window, tmp_path)
    assert window.parts.authoring.authoring.dialog is None


def test_a_title_longer_than_its_field_is_read_from_its_beginning(qtbot: QtBot) -> None:
    pair = TextPair("authoring-case-title", Words.of("en"), lines=False)
    qtbot.addWidget(pair)
    pair.show_text((("en", "A title that is much too long for the field in which it is shown"),))
    field = pair.fields["en"]
    assert isinstance(field, QLineEdit) and field.cursorPosition() == 0
