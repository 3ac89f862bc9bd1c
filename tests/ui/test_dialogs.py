"""The dialogs: what they ask, how they are answered from the keyboard, what they say when something is wrong."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QDialog, QFileDialog, QLineEdit, QSpinBox
from pytestqt.qtbot import QtBot

import bridgetable.ui
from bridgetable.cards.call import Doubling
from bridgetable.cards.deal import random_deal
from bridgetable.cards.notation import call_text, contract_of, deal_text
from bridgetable.cards.seat import Seat
from bridgetable.disk.resources import resources
from bridgetable.document.document import Document
from bridgetable.engine import actions as a
from bridgetable.engine.actions import Attend, Summon
from bridgetable.engine.history import History
from bridgetable.table.edition import Edition
from bridgetable.table.identity import IrregularityId
from bridgetable.ui.deal.board_chooser import BoardChooser
from bridgetable.ui.deal.new_deal import ContractDialog, NewDealDialog
from bridgetable.ui.director.forms import SummonsDialog, summons_actions
from bridgetable.ui.director.law_page import LawPage
from bridgetable.ui.entry.caption import Tone
from bridgetable.ui.entry.forms import ClaimDialog
from bridgetable.ui.kit.dialogs import LineDialog
from bridgetable.ui.shell.commands import headings
from bridgetable.ui.shell.shortcuts import ShortcutsDialog
from bridgetable.ui.shell.window import Window
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.situations import POZNAN, actions_of, at, bidding
from tests.ui.opened import TO_THE_CLAIM, TO_THE_REVOKE, TO_THE_SECOND, answer, open_menu, open_window
from tests.ui.waiting import settle

EN, IT = Words.of("en"), Words.of("it")

BOARDS = f"""% PBN 2.1
[Event "Poznan"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "{POZNAN}"]
[Declarer "S"]
[Contract "4S"]
[Result "12"]
[Play "W"]
CJ CA C2 C3
*

[Event "Broken"]
[Board "2"]
[Dealer "E"]
[Vulnerable "NS"]
[Deal "N:AA.QJ653.K652.AKQ 542.AKT2.Q43.842 AKQ983.4.J.97653 J76.987.AT987.JT"]
[Declarer "S"]
[Contract "4S"]
"""


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return open_window(qtbot, tmp_path, autosave=True)


# -- a new deal ------------------------------------------------------------------------------------------------------


def test_a_seed_can_be_typed_and_gives_its_deal(qtbot: QtBot) -> None:
    dialog = NewDealDialog(EN, Edition.E2017, 7)
    qtbot.addWidget(dialog)
    dialog.seed.setValue(20)
    assert dialog.deal.text() == deal_text(random_deal(20)) and dialog.table.deal == random_deal(20)
    assert dialog.table.board.dealer is Seat.S and dialog.table.contract is None
    dialog.contract.level.choose(4)
    dialog.contract.denomination.choose(contract_of("4S", Seat.E).bid.denomination)
    dialog.contract.declarer.choose(Seat.E)
    assert dialog.table.contract == contract_of("4S", Seat.E)


def test_a_deal_can_be_written_out_and_a_wrong_one_is_explained(qtbot: QtBot) -> None:
    dialog = NewDealDialog(EN, Edition.E2017, 1)
    qtbot.addWidget(dialog)
    for text, reason in (
        (POZNAN, ""),
        ("N:..", "is no deal"),
        (POZNAN.replace("T.QJ", "A.QJ"), "in two hands"),
        ("N:A... K... Q... J...", "thirteen"),
    ):
        dialog.deal.setText(text)
        dialog.deal.textEdited.emit(text)
        assert reason in dialog.fault.text() and bool(dialog.fault.text()) is bool(reason)
        assert dialog.buttons.button(dialog.buttons.StandardButton.Ok).isEnabled() is not bool(reason)


def test_a_new_deal_is_put_on_the_table(qtbot: QtBot, window: Window) -> None:
    def choose(dialog: QDialog) -> None:
        assert isinstance(dialog, NewDealDialog)
        dialog.seed.setValue(5)

    window.session.act(actions_of("WCJ")[0])
    settle()
    answer(choose)
    window.parts.commands["new"].trigger()
    assert window.session.table.deal == random_deal(5) and window.session.table.board.number == 2
    assert window.parts.caption.turn.text() == "East to call"
    assert window.autosave is not None and len(window.autosave.earlier()) == 1


def test_a_table_left_unsaved_can_be_taken_up_again(qtbot: QtBot, window: Window) -> None:
    window.session.act(actions_of("WCJ")[0])
    settle()
    left = window.session.table
    answer(lambda dialog: None)
    window.parts.commands["new"].trigger()
    assert window.session.table.deal != left.deal
    earlier = open_menu(window, "file")["Tables left unsaved…"]
    answer(lambda dialog: None)
    earlier.trigger()
    assert window.session.table == left and window.session.dirty
    assert window.autosave is not None and window.autosave.earlier() == ()


# -- how forms are laid out --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [EN, IT], ids=["en", "it"])
def test_all_fields_of_a_new_deal_begin_below_each_other(qtbot: QtBot, words: Words) -> None:
    dialog = NewDealDialog(words, Edition.E2017, 7)
    qtbot.addWidget(dialog)
    dialog.show()
    settle()
    fields = (dialog.deal, dialog.board, dialog.dealer, dialog.contract.level, dialog.contract.declarer)
    assert len({field.mapTo(dialog, QPoint()).x() for field in fields}) == 1


def test_the_button_that_is_chosen_is_as_wide_as_the_others(qtbot: QtBot, window: Window) -> None:
    """The style has a checked one narrower."""
    dialog = ContractDialog(EN, contract_of("6H", Seat.S), window)
    dialog.show()
    settle()
    widths = [button.width() for button in dialog.fields.level.findChildren(QAbstractButton)]
    assert len(widths) == 7 and max(widths) - min(widths) <= 1


def test_labels_of_fields_have_no_colon() -> None:
    """Some dialogs had them and some not."""
    keys = {
        key
        for file in Path(bridgetable.ui.__path__[0]).rglob("*.py")
        for key in re.findall(r'add_row\(\s*"([a-z-]+)"', file.read_text(encoding="utf-8"))
    }
    assert len(keys) > 30
    for language in LANGUAGES:
        words = Words.of(language)
        assert [key for key in keys if words.text(key).rstrip().endswith(":")] == [], language


# -- contract --------------------------------------------------------------------------------------------------------


def test_the_contract_is_set_from_the_keyboard(qtbot: QtBot) -> None:
    dialog = ContractDialog(EN, None)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.contract is None and not dialog.buttons.button(dialog.buttons.StandardButton.Ok).isEnabled()
    QTest.keyClick(dialog, Qt.Key.Key_4)
    dialog.fields.denomination.choose(contract_of("4S", Seat.S).bid.denomination)
    dialog.fields.doubling.choose(Doubling.DOUBLED)
    dialog.fields.declarer.choose(Seat.S)
    assert dialog.contract == contract_of("4SX", Seat.S)
    assert dialog.buttons.button(dialog.buttons.StandardButton.Ok).isEnabled()


def test_another_contract_starts_the_play_again(qtbot: QtBot, window: Window) -> None:
    window.session.act(actions_of("WCJ")[0])

    def three_no_trump(dialog: QDialog) -> None:
        assert isinstance(dialog, ContractDialog)
        dialog.fields.level.choose(3)
        dialog.fields.denomination.choose(contract_of("3NT", Seat.S).bid.denomination)

    answer(three_no_trump)
    window.parts.commands["contract"].trigger()
    assert window.session.table.contract == contract_of("3NT", Seat.S) and not window.session.history.nodes


# -- the Director, claims, scores ------------------------------------------------------------------------------------


def test_the_summons_points_at_what_is_ticked(qtbot: QtBot) -> None:
    table = at(POZNAN, "4S S").do(TO_THE_REVOKE, "SDJ", TO_THE_SECOND, "SH4", TO_THE_CLAIM).table
    dialog = SummonsDialog(EN, table, Seat.W)
    qtbot.addWidget(dialog)
    attend, again, summon = dialog.chosen_actions
    assert isinstance(attend, Attend) and isinstance(again, Attend) and summon == Summon(Seat.W)
    assert attend.to is not None and (attend.to.kind, attend.to.trick) == ("revoke", 2)
    dialog.boxes[IrregularityId(0)].setChecked(False)
    assert len(dialog.chosen_actions) == 2
    dialog.boxes[IrregularityId(1)].setChecked(False)
    assert dialog.fault.text() == "Tick at least one."


def test_what_was_pointed_out_already_is_not_pointed_out_again() -> None:
    table = at(POZNAN, "4S S").do(TO_THE_REVOKE, "SDJ", "attention W").table
    assert summons_actions(table, Seat.N, table.unsettled) == (Summon(Seat.N),)


def test_a_claim_is_of_the_tricks_that_are_left(qtbot: QtBot) -> None:
    table = at(POZNAN, "4S S").do(TO_THE_REVOKE, "SC5 WCT").table
    dialog = ClaimDialog(EN, table, concession=False)
    qtbot.addWidget(dialog)
    dialog.line.setText(" drawing trumps ")
    assert dialog.tricks.maximum() == 11 and dialog.action == a.MakeClaim(Seat.S, 11, (("", "drawing trumps"),))
    concession = ClaimDialog(EN, table, concession=True)
    qtbot.addWidget(concession)
    concession.seat.choose(Seat.E)
    concession.tricks.setValue(3)
    assert concession.action == a.Concede(Seat.E, 3)


def cell(dialog: BoardChooser, row: int, column: int) -> str:
    """What stands in a cell of the list."""
    item = dialog.list.item(row, column)
    return item.text() if item is not None else ""


# -- files -----------------------------------------------------------------------------------------------------------


def test_the_boards_of_a_file_are_offered_and_the_unreadable_say_why(
    qtbot: QtBot, window: Window, tmp_path: Path
) -> None:
    file = tmp_path / "two.pbn"
    file.write_text(BOARDS, "latin-1")

    def first(dialog: QDialog) -> None:
        assert isinstance(dialog, BoardChooser)
        assert dialog.list.rowCount() == 2
        assert cell(dialog, 1, 1).startswith("Cannot be read: ")
        dialog.list.setCurrentCell(1, 1)
        assert dialog.list.currentRow() == 0 and cell(dialog, 0, 3) == "4♠ by South"

    answer(first)
    assert window.parts.documents.open_path(str(file))
    assert window.session.table.contract == contract_of("4S", Seat.S) and window.session.can_redo
    window.parts.commands["to-end"].trigger()
    assert window.session.table.tricks[0].complete


def test_a_case_is_saved_and_opened_again_with_its_branches(
    qtbot: QtBot, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "poznan.btcase"
    for action in actions_of(f"{TO_THE_REVOKE} SDJ WCT"):
        window.session.act(action)
    window.session.jump(6)
    window.session.act(actions_of("director W")[0])
    assert window.isWindowModified()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file.with_suffix("")), ""))
    window.parts.commands["save"].trigger()
    assert file.exists() and not window.isWindowModified() and "poznan" in window.windowTitle()
    assert json.loads(file.read_text("utf-8"))["format"] == "bridgetable-case"
    again = open_window(qtbot, tmp_path)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    again.parts.commands["open"].trigger()
    assert len(again.session.history.leaves()) == 2 and not again.session.dirty
    again.parts.commands["save"].trigger()
    assert again.session.document.path == str(file)


def test_what_everybody_heard_is_no_reason_to_ask_what_the_director_is_called_for(window: Window) -> None:
    window.session.open(History(bidding(POZNAN, "N").table), Document())
    for action in (*actions_of("extra N stop"), *actions_of("bids N 2S 2H")):
        window.session.act(action)
    window.parts.director_dialogs.summon(Seat.S)
    assert "27A1" in [ruling.clause for ruling in window.session.table.rulings]


def test_the_board_is_written_as_pbn_and_comes_back_with_auction_and_play(
    qtbot: QtBot, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "board.pbn"
    window.session.open(History(bidding(POZNAN, "N").table), Document(title=(("en", "Poznan"),)))
    for action in (*actions_of("bids N 1H P 1S P 4S P P P"), *actions_of("WH9")):
        window.session.act(action)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    window.parts.commands["save-as"].trigger()
    assert file.exists() and not window.session.document.path and "board.pbn" in window.parts.caption.text.text()
    again = open_window(qtbot, tmp_path)
    assert again.parts.documents.open_path(str(file))
    again.session.to_end()
    assert [call_text(call) for call in again.session.table.calls] == ["1H", "P", "1S", "P", "4S", "P", "P", "P"]
    assert again.session.table == window.session.table
    assert again.session.document.full_title == (("en", "Poznan"),)


def test_a_board_that_cannot_be_written_is_said_in_one_sentence(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "nowhere" / "board.pbn"), ""))
    window.parts.commands["save-as"].trigger()
    assert "board.pbn" in window.parts.caption.text.text()


def test_a_case_opens_with_its_title_and_its_story(qtbot: QtBot, window: Window) -> None:
    folder = resources() / "cases" / "quick-reference"
    assert window.parts.documents.open_path(str(folder / "revoke-64c2a-poznan-two-revokes.case.json"))
    title, story = window.session.document.opening("en")
    assert title and story and title in window.windowTitle()
    assert window.parts.panel.story.toPlainText().startswith(title) and story in window.parts.panel.story.toPlainText()
    assert "Source: FIGB" in window.parts.panel.story.toPlainText()
    window.view.choose_language("it")
    assert window.session.document.opening("it")[0] in window.windowTitle()
    assert "Fonte: " in window.parts.panel.story.toPlainText()


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("a.case.json", "{", "JSON"),
        ("b.case.json", None, "cannot be read"),
        ("c.pbn", "nothing", "c.pbn"),
        ("d.case.json", '{"format": "bridgetable-case", "version": 1, "titel": 1}', "titel"),
    ],
)
def test_what_cannot_be_opened_is_one_sentence_and_the_table_stays(
    qtbot: QtBot, window: Window, tmp_path: Path, name: str, content: str | None, words: str
) -> None:
    file, before = tmp_path / name, window.session.table
    if content is not None:
        file.write_text(content, "utf-8")
    assert not window.parts.documents.open_path(str(file))
    assert window.parts.caption.tone is Tone.REFUSAL and words in window.parts.caption.plain
    assert window.session.table is before and "\n" not in window.parts.caption.plain


# -- pages -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [EN, IT])
def test_the_overview_names_every_key(qtbot: QtBot, window: Window, words: Words) -> None:
    window.view.choose_language(words.language)
    dialog = ShortcutsDialog(words, headings(), window.parts.commands.overview())
    qtbot.addWidget(dialog)
    text = dialog.page.toPlainText()
    for keys in ("F2", "F5", "Ctrl+Z", "Ctrl+S", "1 … 9"):
        assert keys in text


@pytest.mark.parametrize("words", [EN, IT])
@pytest.mark.parametrize("clause", ["62B1", "64C2(a)", "43A2", "9B2", "99Z"])
def test_a_law_has_a_page_in_every_edition(qtbot: QtBot, words: Words, clause: str) -> None:
    for edition in Edition:
        page = LawPage(words, clause, edition)
        qtbot.addWidget(page)
        assert len(page.page.toPlainText()) > 40


@pytest.mark.parametrize("words", [EN, IT])
def test_every_field_of_a_dialog_has_a_name(qtbot: QtBot, words: Words) -> None:
    table = at(POZNAN, "4S S").do(TO_THE_REVOKE, "SDJ", TO_THE_SECOND, "SH4").table
    for dialog in (
        NewDealDialog(words, Edition.E2017, 1),
        ContractDialog(words, None),
        SummonsDialog(words, table, None),
        ClaimDialog(words, table, concession=False),
        LineDialog("note", words),
    ):
        qtbot.addWidget(dialog)
        for kind in (QAbstractButton, QLineEdit, QComboBox, QSpinBox):
            for widget in dialog.findChildren(kind):
                if not isinstance(widget.parent(), QSpinBox | QComboBox):
                    text = widget.text() if isinstance(widget, QAbstractButton) else ""
                    assert widget.accessibleName() or text, (dialog.objectName(), widget)


@pytest.mark.parametrize("name", ["new", "contract", "note", "results", "compare-editions"])
def test_a_dialog_that_was_closed_is_gone(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    """Also one that a function connected to its signals still refers to."""
    window = open_window(qtbot, tmp_path)
    for _ in range(2):
        answer(lambda dialog: dialog.reject())
        window.parts.commands[name].trigger()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.findChildren(QDialog) == []
